import type { TypedContact } from '../contact/contact.rules.ts';
import { parseContact } from './contact-typed.ts';

const place = 'shofor-contact';

/** Stores the form for this tab, so that it survives a reload or a look at another page. */
export function keepContact(typed: TypedContact): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // Storage may be full or disabled; the form works without.
  }
}

/** Deletes the message, which has been sent; the contact stays for the next one. */
export function keepOnlyPerson(typed: TypedContact): void {
  keepContact({ ...typed, message: '' });
}

/**
 * The stored draft of this tab; invalid values are as in `usual`. The fields of a visa come from the URL, not from a
 * draft about another visa.
 */
export function storedContact(usual: TypedContact): TypedContact | undefined {
  let found: unknown;
  try {
    found = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof found !== 'object' || found === null) {
    return undefined;
  }
  const kept: object = found;
  const { visakind, profile, travel, applicants } = usual;
  return { ...parseContact((name) => Reflect.get(kept, name), usual), visakind, profile, travel, applicants };
}
