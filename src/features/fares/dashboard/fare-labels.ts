import { m } from '#messages/messages.js';
import type { FareState } from '../fares.contract.ts';
import type { Ticketing } from '../tickets/tickets.contract.ts';

type Named = Ticketing['passengers'][number];

/** How a customer said that an option is taken. */
export const wordNames = {
  phone: m.office_fare_word_phone,
  whatsapp: m.office_fare_word_whatsapp,
  counter: m.office_fare_word_counter,
} as const;

export const kindNames = {
  adult: m.fares_adult,
  child: m.fares_child,
  infant: m.fares_infant,
} as const;

/** What a passenger is called; names are deleted some time after the journey. */
export const passengerName = ({ surname, givenNames }: Pick<Named, 'surname' | 'givenNames'>): string =>
  surname === '' ? m.office_fare_name_deleted() : [surname, givenNames].filter(Boolean).join(', ');

export const cabinNames = {
  economy: m.fares_cabin_economy,
  premium: m.fares_cabin_premium,
  business: m.fares_cabin_business,
  first: m.fares_cabin_first,
} as const;

export const stateNames = {
  new: m.office_fare_state_new,
  writing: m.office_fare_writing,
  sent: m.office_fare_sent,
  lapsed: m.office_fare_lapsed,
  accepted: m.office_fare_accepted,
  cancelled: m.office_fare_cancelled,
  ticketed: m.office_fare_ticketed,
  ended: m.office_fare_ended,
} as const;

/** The mark of a state in the office's lists. */
export const markOf = (state: FareState): string =>
  ({
    new: 'draft',
    writing: 'draft',
    sent: 'scheduled',
    accepted: 'changed',
    cancelled: 'changed',
    ticketed: 'published',
    lapsed: 'trashed',
    ended: 'trashed',
  })[state];
