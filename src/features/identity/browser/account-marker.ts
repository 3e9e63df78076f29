/** The key in local storage that says that somebody is signed in here; first-load.ts asks for it by the same name. */
const key = 'shofor-account';

/** Whether somebody has signed in with this browser and not out again. Without storage nobody has. */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether somebody is signed in, so that the next page makes room for the account menu before it paints. */
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
  // Other tabs are told by the browser, this one isn't.
  dispatchEvent(new Event('storage'));
}
