import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) {
    addEventListener(change, changed, stop);
  }
  return () => stop.abort();
}

/** Whether the browser has a network; without one it can still reach a server on its own machine. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
