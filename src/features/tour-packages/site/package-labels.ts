import { m } from '#messages/messages.js';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { PartyErrorCode } from '../party/party.rules.ts';
import type { Party, PartyPart } from '../party/party-parts.rules.ts';

const partNames: Readonly<Record<PartyPart, () => string>> = {
  adults: m.package_part_adults,
  childbed: m.package_part_childbed,
  childnobed: m.package_part_childnobed,
  infants: m.package_part_infants,
  single: m.package_part_single,
};

const partCounts: Readonly<Record<PartyPart, (words: { count: number; shown: string }) => string>> = {
  adults: m.package_count_adults,
  childbed: m.package_count_childbed,
  childnobed: m.package_count_childnobed,
  infants: m.package_count_infants,
  single: m.package_count_single,
};

/** `Child with bed`; on a trip without a night `Child`. */
export const partName = (part: PartyPart, nights: number): string =>
  part === 'childbed' && nights === 0 ? m.package_part_child() : partNames[part]();

/** `2 adults`, `1 child with bed`; on a trip without a night `1 child`. */
export function partCount(part: PartyPart, number: number, nights: number, language: Language): string {
  const words = part === 'childbed' && nights === 0 ? m.package_count_children : partCounts[part];
  return words({ count: number, shown: count(number, language) });
}

/** Who counts as each part of a party. */
export function partAges(
  { infantUnder, childUnder }: { readonly infantUnder: number; readonly childUnder: number },
  language: Language,
): Readonly<Record<PartyPart, string>> {
  const shown = (value: number) => count(value, language);
  const child = m.package_age_between({ from: shown(infantUnder), to: shown(childUnder - 1) });
  return {
    adults: m.package_age_from({ shown: shown(childUnder) }),
    childbed: child,
    childnobed: child,
    infants: m.package_age_under({ shown: shown(infantUnder) }),
    single: m.package_single_help(),
  };
}

/** The party: `2 adults, 1 child, 1 infant`. @param ages of the children, where they are known: `1 child (5 years)`. */
export function partyLabel(party: Party, language: Language, ages: readonly number[] = []): string {
  const children = party.childrenWithBed + party.childrenWithoutBed;
  const aged = ages.length === children && children > 0;
  const counted = (number: number) => ({ count: number, shown: count(number, language) });
  return [
    m.package_count_adults(counted(party.adults)),
    children > 0 &&
      (aged
        ? m.package_count_aged({
            children: m.package_count_children(counted(children)),
            count: Math.max(...ages),
            ages: ages.map((age) => count(age, language)).join(', '),
          })
        : m.package_count_children(counted(children))),
    party.infants > 0 && m.package_count_infants(counted(party.infants)),
  ]
    .filter((each) => each !== false)
    .join(', ');
}

/** Why a party can't have the seats, and what it can do. */
export function errorText(
  problem: PartyErrorCode,
  { seatsLeft, groupMax }: { seatsLeft: number; groupMax: number },
  language: Language,
): string {
  switch (problem) {
    case 'full':
      return m.package_error_full();
    case 'too-few-seats':
      return m.package_error_seats({ count: seatsLeft, shown: count(seatsLeft, language) });
    case 'bigger-than-group':
      return m.package_error_group({ shown: count(groupMax, language) });
    case 'infants-without-lap':
      return m.package_error_infants();
    default:
      return m.package_error_singles();
  }
}

const farDays = 270;

/** A date of a departure, with its year unless it is obvious. */
export function departureDate(date: CalendarDate, today: CalendarDate, language: Language): string {
  return daysBetween(today, date) > farDays ? fullDate(date, language) : shortDate(date, language);
}
