import { Check, Link2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import './share-links.css';

const never = () => () => {};

/** Shares a page on WhatsApp or Facebook, or copies its URL. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { siteUrl } = useAgency();
  const address = `${siteUrl}${pageHref(usePageLanguage(), path)}`;
  const canCopy = useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  );
  const [copied, setCopied] = useState(false);
  return (
    <div className="share">
      <b id="share">{m.site_share()}</b>
      <ul aria-labelledby="share">
        <li>
          <a
            className="btn btn-wa btn-sm"
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
            rel="noopener"
          >
            <BrandIcon of="whatsapp" />
            <span>{m.site_whatsapp()}</span>
          </a>
        </li>
        <li>
          <a
            className="btn btn-line btn-sm"
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
            rel="noopener"
          >
            <BrandIcon of="facebook" />
            <span>{m.posts_facebook()}</span>
          </a>
        </li>
        {canCopy && (
          <li>
            <button
              className="btn btn-line btn-sm"
              type="button"
              onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
            >
              <Icon of={copied ? Check : Link2} />
              <span aria-live="polite">{copied ? m.site_link_copied() : m.site_copy_link()}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
