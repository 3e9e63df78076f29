import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { CopyButton } from './copy-button.tsx';

interface ShareWaysProps {
  readonly title: string;
  /** The whole URL. */
  readonly address: string;
  readonly labelledBy: string;
}

/** Shares a page on WhatsApp or Facebook, or copies its URL. */
export function ShareWays({ title, address, labelledBy }: ShareWaysProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      <li>
        <a
          className="btn btn-line btn-sm"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          rel="noopener"
        >
          <BrandIcon of="whatsapp" />
          {m.site_whatsapp()}
        </a>
      </li>
      <li>
        <a
          className="btn btn-line btn-sm"
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
          rel="noopener"
        >
          <BrandIcon of="facebook" />
          {m.site_facebook()}
        </a>
      </li>
      <li>
        <CopyButton text={address} className="btn-line btn-sm">
          {m.site_copy_link()}
        </CopyButton>
      </li>
    </ul>
  );
}
