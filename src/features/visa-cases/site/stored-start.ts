import { isRecord } from '#platform/record.ts';

const place = 'shofor-visa-start';

/** What isn't stored: the key of a form is for one sending, and consent is given anew. */
const unstored = new Set(['form', 'consent']);

/** Stores the form for this tab, so that it survives a reload or a lost connection. @param of the guide's address */
export function storeStart(of: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !unstored.has(entry[0]),
  );
  try {
    sessionStorage.setItem(place, JSON.stringify({ of, typed: Object.fromEntries(typed) }));
  } catch {
    // Storage may be full or disabled; the form works without.
  }
}

/** What was typed into the form of this guide in this tab. */
export function storedStart(of: string): Readonly<Record<string, string>> | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (!isRecord(found) || found.of !== of || !isRecord(found.typed)) {
      return undefined;
    }
    return Object.fromEntries(
      Object.entries(found.typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

/** Its case has begun: nothing of it stays in the browser. */
export function forgetStart(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // It was never stored.
  }
}
