import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { closeOnEscape } from '#site/close-details.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** Shares the page on WhatsApp or Facebook, or copies its URL. */
export function ShareMenu({ title, address }: { title: string; address: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <details
      className="sharemenu"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          event.currentTarget.open = false;
        }
      }}
    >
      <summary className="btn btn-line btn-sm">
        <Icon of={Share2} />
        {m.site_share()}
      </summary>
      <ul>
        <li>
          <a href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`} rel="noopener">
            <BrandIcon of="whatsapp" />
            {m.site_share_whatsapp()}
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
            rel="noopener"
          >
            <BrandIcon of="facebook" />
            {m.site_share_facebook()}
          </a>
        </li>
        <li className="with-js">
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(address).then(() => setCopied(true));
            }}
          >
            <Icon of={isCopied ? Check : Link2} />
            <span aria-live="polite">{isCopied ? m.site_link_copied() : m.site_copy_link()}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
