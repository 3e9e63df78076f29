import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { Warning } from './travellers.contract.ts';
import { addMonths } from './travellers.rules.ts';

export interface About {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly expiresOn: CalendarDate | null;
  readonly returnsOn: CalendarDate;
}

/** Who reads a warning: the traveller of a tour, or a passenger of a flight. Staff have words of their own. */
type Reader = 'traveller' | 'passenger';

/** A warning in words that say what its reader can do. No birth date and no passport number is in them. */
export function warningText(
  code: Warning['code'],
  about: About,
  language: Language,
  reader: Reader = 'traveller',
): string {
  const locale = { locale: language };
  const until = longDate(addMonths(about.returnsOn, 6), language);
  const expires = about.expiresOn === null ? '' : longDate(about.expiresOn, language);
  switch (code) {
    case 'mrz.malformed':
      return m.travellers_warn_lines({}, locale);
    case 'mrz.check-digit':
      return m.travellers_warn_misread({}, locale);
    case 'passport.expired':
      return m.travellers_warn_expired({ date: expires }, locale);
    case 'passport.expires':
      return m.travellers_warn_expires({ date: expires, until }, locale);
    case 'passport.twice':
      return m.travellers_warn_twice({}, locale);
    case 'name.single':
      return reader === 'passenger'
        ? m.travellers_warn_single_flight({}, locale)
        : m.travellers_warn_single({}, locale);
    case 'name.differs':
      return m.travellers_warn_differs({}, locale);
    case 'age.turns-2':
      return m.travellers_warn_two({}, locale);
    case 'age.turns-12':
      return m.travellers_warn_twelve({}, locale);
    case 'age.kind':
      return m.travellers_warn_age({}, locale);
    case 'name.twice':
      return m.travellers_warn_same_name({}, locale);
  }
}
