import { storedToken, subjectOf } from './stored-token.ts';

/** Stands from a sign-out until the next sign-in in this browser: tabs that slept meanwhile find it when they wake up. */
const key = 'shofor-signed-out';

/** Tells the other tabs of this browser that its person signed out. A sign-in that merely ended isn't told: what is typed stays. */
export function notifySignedOut(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage no other tab is signed in either.
  }
}

/** Somebody is signed in again. */
export const forgetSignedOut = (): void => localStorage.removeItem(key);

/** Whether this browser isn't a person's any more: they signed out, or somebody else is signed in. */
function isGone(uid: string): boolean {
  const holder = subjectOf(storedToken());
  return localStorage.getItem(key) !== null || (holder !== undefined && holder !== uid);
}

/** Calls when the person of this tab signed out in another one, or has done so while this tab slept. @returns stops */
export function watchSignOut(uid: string, leave: () => void): () => void {
  const end = new AbortController();
  const look = () => {
    if (document.visibilityState === 'visible' && isGone(uid)) {
      leave();
    }
  };
  const { signal } = end;
  // The marker of this tab sends such an event to itself, too, while it signs out and goes to the site.
  addEventListener('storage', ({ isTrusted }) => isTrusted && isGone(uid) && leave(), { signal });
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => end.abort();
}
