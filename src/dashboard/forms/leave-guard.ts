import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages/messages.js';

/** Asks before a page with something unsaved is left, be it by a link, the back button or the window's cross. */
export function useLeaveGuard(unsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') {
      // The browser's own question, as it asks when the window is closed.
      if (window.confirm(m.office_leave_unsaved())) {
        blocker.proceed();
      } else {
        blocker.reset();
      }
    }
  }, [blocker]);
  useEffect(() => {
    if (!unsaved) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
