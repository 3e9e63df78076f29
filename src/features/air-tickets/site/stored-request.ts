import { fieldOf } from '#platform/record.ts';
import type { TypedContact } from '../fare-request/contact.rules.ts';
import {
  cabins,
  flexibilities,
  maxLegs,
  replies,
  type TypedJourney,
  type TypedLeg,
  trips,
} from '../fare-request/fare-request.rules.ts';

const place = 'shofor-fare-request';

export interface Kept {
  /** The query string of the page on which it was typed: on the same one, the draft wins over the URL. */
  readonly address: string;
  readonly journey: TypedJourney;
  readonly contact: TypedContact;
}

/** Stores the form for this tab, so that it survives a reload or a look at another page. */
export function keepRequest(kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage may be full or disabled; the form works without.
  }
}

/** Deletes the journey, which has been sent; the contact stays for the next request. */
export function keepOnlyPerson(contact: TypedContact): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ contact: { ...contact, note: '' } }));
  } catch {
    // As above.
  }
}

/** The stored draft of this tab, merged over `usual`; invalid values are ignored. */
export function storedRequest(usual: Omit<Kept, 'address'>): Kept | undefined {
  let found: unknown;
  try {
    found = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return undefined;
  }
  const text = (from: unknown, name: string, otherwise: string) => {
    const value = fieldOf(from, name);
    return typeof value === 'string' ? value.slice(0, 1000) : otherwise;
  };
  const one = <Value extends string>(from: unknown, name: string, of: readonly Value[], otherwise: Value) =>
    of.find((each) => each === fieldOf(from, name)) ?? otherwise;
  const journey = fieldOf(found, 'journey');
  const contact = fieldOf(found, 'contact');
  if (typeof found !== 'object' || found === null) {
    return undefined;
  }
  const kept = fieldOf(journey, 'legs');
  // Without flights only the contact is stored: the journey was sent.
  const legs = Array.isArray(kept) ? kept : usual.journey.legs;
  return {
    address: text(found, 'address', ''),
    journey: {
      trip: one(journey, 'trip', trips, usual.journey.trip),
      legs: legs.slice(0, maxLegs).map(
        (leg: unknown): TypedLeg => ({
          from: text(leg, 'from', ''),
          to: text(leg, 'to', ''),
          depart: text(leg, 'depart', ''),
        }),
      ),
      returnOn: text(journey, 'returnOn', ''),
      cabin: one(journey, 'cabin', cabins, usual.journey.cabin),
      flexible: one(journey, 'flexible', flexibilities, usual.journey.flexible),
      adults: text(journey, 'adults', usual.journey.adults),
      children: text(journey, 'children', usual.journey.children),
      infants: text(journey, 'infants', usual.journey.infants),
      company: text(journey, 'company', usual.journey.company),
      invoice: fieldOf(journey, 'invoice') === true,
    },
    contact: {
      name: text(contact, 'name', ''),
      phone: text(contact, 'phone', ''),
      email: text(contact, 'email', ''),
      reply: one(contact, 'reply', replies, usual.contact.reply),
      language: one(contact, 'language', ['en', 'bn'] as const, usual.contact.language),
      note: text(contact, 'note', ''),
    },
  };
}
