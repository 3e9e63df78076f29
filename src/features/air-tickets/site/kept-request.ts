import { fieldOf } from '#platform/record.ts';
import type { TypedContact } from '../fare-request/contact.rules.ts';
import {
  cabins,
  flexibilities,
  mostLegs,
  replies,
  type TypedJourney,
  type TypedLeg,
  trips,
} from '../fare-request/fare-request.rules.ts';

const place = 'shofor-fare-request';

export interface Kept {
  /** The query of the address it was typed on: typed on the same one, it wins over what the address asks for. */
  readonly address: string;
  readonly journey: TypedJourney;
  readonly contact: TypedContact;
}

/** Keeps what is typed for this tab, so that a reload or a look at another page loses nothing. */
export function keepRequest(kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

/** Forgets the journey, which has been sent; who asks stays for the next one. */
export function keepOnlyPerson(contact: TypedContact): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ contact: { ...contact, note: '' } }));
  } catch {
    // As above.
  }
}

/** What was typed before in this tab, laid over `usual`; what can't be read is left as it is. */
export function keptRequest(usual: Omit<Kept, 'address'>): Kept | undefined {
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
  // Without flights only the person is kept: the journey was sent.
  const legs = Array.isArray(kept) ? kept : usual.journey.legs;
  return {
    address: text(found, 'address', ''),
    journey: {
      trip: one(journey, 'trip', trips, usual.journey.trip),
      legs: legs.slice(0, mostLegs).map(
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
