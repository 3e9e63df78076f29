import { useSyncExternalStore } from 'react';

let lost = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (lost !== next) {
    lost = next;
    for (const listener of listeners) {
      listener();
    }
  }
}

/** The server no longer knows who asks: the sign-in ended in the middle of work. */
export const sayAccessLost = (): void => become(true);

export const sayAccessBack = (): void => become(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAccessLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
