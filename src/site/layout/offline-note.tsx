import { useEffect, useState } from 'react';
import { useOnline } from '../online.ts';
import { useAgency } from './agency.ts';

/** Shows a message when a link is followed offline, instead of the browser's error page. */
export function OfflineNote() {
  const { offline } = useAgency();
  const online = useOnline();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    setVisible(false);
    if (!online) {
      addEventListener(
        'click',
        (event) => {
          const link =
            event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
          if (link) {
            event.preventDefault();
            // A server on this machine is reachable without a network, so only a request tells.
            fetch(link.href, { method: 'HEAD' }).then(
              () => location.assign(link.href),
              () => setVisible(true),
            );
          }
        },
        { capture: true, signal: stop.signal },
      );
    }
    return () => stop.abort();
  }, [online]);
  return (
    <p className="offline-note" role="alert" hidden={!visible}>
      {visible && offline}
    </p>
  );
}
