import { useEffect, useState } from 'react';
import { m } from '#messages/messages.js';

/** A link that is followed without a connection says so on the page, which would else give way to the browser's own error. */
export function OfflineNote() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && !navigator.onLine) {
        event.preventDefault();
        // A program on this very machine is reached without any network: only asking tells.
        fetch(link.href, { method: 'HEAD' }).then(
          () => location.assign(link.href),
          () => setShown(true),
        );
      }
    };
    const hide = () => setShown(false);
    addEventListener('click', follow, true);
    addEventListener('online', hide);
    return () => {
      removeEventListener('click', follow, true);
      removeEventListener('online', hide);
    };
  }, []);
  return (
    <p className="offline-note on-dark" role="alert" hidden={!shown}>
      {shown && m.site_offline()}
    </p>
  );
}
