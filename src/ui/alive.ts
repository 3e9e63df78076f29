import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false on the server and while a page of the server becomes alive, true ever after, at once also
 * for what a later navigation brings.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
