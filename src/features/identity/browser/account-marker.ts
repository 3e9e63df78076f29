/** The key in local storage that marks a signed-in browser; first-load.ts reads the same key. */
const key = 'shofor-account';

/** Whether a user is signed in with this browser. False without storage. */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores whether a user is signed in, so that the next page makes room for the account menu before the first paint. */
export function mark(signedIn: boolean): void {
  if (signedIn === isMarked()) {
    return;
  }
  if (signedIn) {
    localStorage.setItem(key, '1');
    document.documentElement.dataset.account = '';
  } else {
    localStorage.removeItem(key);
    delete document.documentElement.dataset.account;
  }
  // The browser sends the event to other tabs, not to this one.
  dispatchEvent(new Event('storage'));
}
