import { Share2 } from 'lucide-react';
import { m } from '#messages/messages.js';
import { closeOnEscape } from '#site/close-details.ts';
import { ShareWays } from '#site/share-ways.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** The menu beside a package's title that shares its page. */
export function ShareMenu({ title, address }: { title: string; address: string }) {
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
      <summary className="btn btn-line btn-sm" id="share">
        <Icon of={Share2} />
        {m.site_share()}
      </summary>
      <ShareWays title={title} address={address} labelledBy="share" />
    </details>
  );
}
