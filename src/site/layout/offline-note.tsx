import { useEffect, useState } from 'react';
import { useOnline } from '../online.ts';
import { useAgency } from './agency.ts';

/** A link that is followed without a connection says so on the page, which would else give way to the browser's own error. */
export function OfflineNote() {
  const { offline } = useAgency();
  const online = useOnline();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    setShown(false);
    if (!online) {
      addEventListener(
        'click',
        (event) => {
          const link =
            event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
          if (link) {
            event.preventDefault();
            // A program on this very machine is reached without any network: only asking tells.
            fetch(link.href, { method: 'HEAD' }).then(
              () => location.assign(link.href),
              () => setShown(true),
            );
          }
        },
        { capture: true, signal: stop.signal },
      );
    }
    return () => stop.abort();
  }, [online]);
  return (
    <p className="offline-note" role="alert" hidden={!shown}>
      {shown && offline}
    </p>
  );
}
