/** What pages keep in this browser for the signed-in person begins with this, so that signing out finds it. */
const prefix = 'kept:';

/** Reads what was kept under a name; undefined without it. */
export const readStored = (name: string): string | undefined =>
  localStorage.getItem(`${prefix}${name}`) ?? undefined;

/** Keeps something under a name until it is forgotten or its person signs out. */
export const keep = (name: string, value: string): void => localStorage.setItem(`${prefix}${name}`, value);

/** Forgets what was kept under a name. */
export const forget = (name: string): void => localStorage.removeItem(`${prefix}${name}`);

/** The names of what is kept. */
export const storedNames = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** Reads what this tab keeps under a name; undefined without it. */
export const storedInTab = (name: string): string | undefined =>
  sessionStorage.getItem(`${prefix}${name}`) ?? undefined;

/** Keeps something for this tab alone, until it is forgotten or its person signs out. A full storage keeps nothing. */
export function keepInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(`${prefix}${name}`, value);
  } catch {
    sessionStorage.removeItem(`${prefix}${name}`);
  }
}

/** Forgets what this tab keeps under a name. */
export const forgetInTab = (name: string): void => sessionStorage.removeItem(`${prefix}${name}`);

/** Forgets what was kept for this tab alone, such as notes that were begun. */
export function forgetTab(): void {
  for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(prefix))) {
    sessionStorage.removeItem(key);
  }
}

/** Has nothing shown any more on this device, such as of the office: whoever is signed in next asks for it anew. */
async function endPushes(): Promise<void> {
  const workers = (await globalThis.navigator?.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of workers) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}

/** Forgets all that was kept, with the pages that work without a network and what the office shows while it is closed. */
export function clearStored(): void {
  for (const name of storedNames()) {
    forget(name);
  }
  forgetTab();
  void endPushes().catch(() => undefined);
  void globalThis.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
}
