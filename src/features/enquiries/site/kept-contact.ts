import type { TypedContact } from '../contact/contact.rules.ts';
import { readContact } from './contact-typed.ts';

const place = 'shofor-contact';

/** Keeps what is typed for this tab, so that a reload or a look at another page loses nothing. */
export function keepContact(typed: TypedContact): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

/** Forgets the message, which has been sent; who asks stays for the next one. */
export function keepOnlyPerson(typed: TypedContact): void {
  keepContact({ ...typed, message: '' });
}

/**
 * What was typed before in this tab; what can't be read is as in `usual`. What is asked about a visa comes from the
 * address, not from what was asked about another one.
 */
export function keptContact(usual: TypedContact): TypedContact | undefined {
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
  return { ...readContact((name) => Reflect.get(kept, name), usual), visakind, profile, travel, applicants };
}
