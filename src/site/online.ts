import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) {
    addEventListener(change, changed, stop);
  }
  return () => stop.abort();
}

/** Whether the browser has a network at all; without one it may still reach a program on its own machine. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
