import type { Language } from '#platform/language.ts';
import { type CustomerEvent, customerEvents } from '#platform/messages/events.data.ts';
import type { AboutKind } from '#platform/messages/messages.rules.ts';
import bn from '../../../../messages/bn/sms.json' with { type: 'json' };
import en from '../../../../messages/en/sms.json' with { type: 'json' };

const catalogues: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en, bn };

/** Texts that are called otherwise than their event. */
const names: Readonly<Partial<Record<CustomerEvent, string>>> = {
  'payment.asked': 'sms_payment_requested',
  'review.asked': 'sms_review_requested',
  'case.state': 'sms_case_ready',
  'case.paper-again': 'sms_case_again',
};

/** One of the texts of an entry of a catalogue, which has several where it counts. */
function oneOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') {
    return entry;
  }
  if (Array.isArray(entry)) {
    return oneOf(entry[0]);
  }
  if (typeof entry === 'object' && entry !== null && 'match' in entry) {
    return oneOf(Object.values(entry.match ?? {}).at(-1));
  }
  return undefined;
}

/**
 * What an event's text says, with its facts in braces; undefined for an event that has none. Of one that says several things
 * it is the first.
 */
export const patternOf = (event: CustomerEvent, language: Language): string | undefined =>
  oneOf(catalogues[language][names[event] ?? `sms_${event.replaceAll(/[.-]/g, '_')}`]);

/** The events that have a text for telephones. */
export const writtenEvents = customerEvents.filter((event) => patternOf(event, 'en') !== undefined);

/** What staff can always have said by hand, as it is true now; anything else only as it was last told. */
export const handEvents: Readonly<Record<AboutKind, readonly CustomerEvent[]>> = {
  order: ['order.quoted', 'order.confirmed', 'payment.reminder', 'review.asked'],
  case: ['case.begun', 'case.state'],
  fare: ['fare.options'],
  enquiry: ['enquiry.received'],
};
