import { X } from 'lucide-react';
import { useState } from 'react';
import type { VisibleNotices } from '#features/site-settings/notices/notices.rules.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PageLink } from '../page-link.tsx';
import { closedNotices } from './first-load.ts';

/** Current notices. Once closed, first-load.ts hides them before the first paint. */
export function NoticeStrip({ notices: { key, items } }: { notices: VisibleNotices }) {
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(closedNotices, key);
    } catch {
      // Without storage it is closed until the next page.
    }
  };
  return closed ? null : (
    <aside className="notices on-dark" aria-label={m.site_notices()} data-notices={key}>
      <div className="wrap">
        <ul>
          {items.map(({ text, link }) => (
            <li key={text}>
              {link === '' ? (
                text
              ) : link.startsWith('/') ? (
                <PageLink to={link}>{text}</PageLink>
              ) : (
                <a href={link} rel="noopener">
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
        <button type="button" className="notices-close" onClick={close}>
          <Icon of={X} />
          <span className="vh">{m.site_notices_close()}</span>
        </button>
      </div>
    </aside>
  );
}
