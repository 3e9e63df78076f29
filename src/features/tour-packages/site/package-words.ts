import { m } from '#messages/messages.js';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { LadderStep } from '../cancellation/cancellation.rules.ts';
import type { Party, PartyPart } from '../price/price.contract.ts';
import type { PartyProblem } from '../price/price.rules.ts';
import type { TourPackageFacts, Transport } from '../tour-packages.contract.ts';

export const transportNames: Readonly<Record<Transport, () => string>> = {
  coach: m.package_coach,
  train: m.package_train,
  flight: m.package_flight,
  launch: m.package_launch,
  boat: m.package_boat,
  car: m.package_car,
  jeep: m.package_jeep,
  walk: m.package_walk,
};

/** How one comes to a stop: "by coach". */
export const comingBy: Readonly<Record<Transport, () => string>> = {
  coach: m.package_by_coach,
  train: m.package_by_train,
  flight: m.package_by_flight,
  launch: m.package_by_launch,
  boat: m.package_by_boat,
  car: m.package_by_car,
  jeep: m.package_by_jeep,
  walk: m.package_by_walk,
};

export const mealNames: Readonly<
  Record<TourPackageFacts['itinerary'][number]['meals'][number], () => string>
> = {
  breakfast: m.package_breakfast,
  lunch: m.package_lunch,
  dinner: m.package_dinner,
};

export const partNames: Readonly<Record<PartyPart, () => string>> = {
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

/** `2 adults`, `1 child with bed`. */
export function partCount(part: PartyPart, number: number, language: Language): string {
  return partCounts[part]({ count: number, shown: count(number, language) });
}

/** `2 adults, 1 child, 1 infant`: who travels, in one breath. */
export function partyWords(party: Party, language: Language): string {
  const children = party.childbed + party.childnobed;
  return [
    partCount('adults', party.adults, language),
    children > 0 && m.package_count_children({ count: children, shown: count(children, language) }),
    party.infants > 0 && partCount('infants', party.infants, language),
  ]
    .filter((each) => each !== false)
    .join(', ');
}

/** Why a party can't simply have the seats, and what it can do. */
export function problemWords(
  problem: PartyProblem,
  { seatsLeft, groupMax }: { seatsLeft: number; groupMax: number },
  language: Language,
): string {
  switch (problem) {
    case 'full':
      return m.package_problem_full();
    case 'too-few-seats':
      return m.package_problem_seats({ count: seatsLeft, shown: count(seatsLeft, language) });
    case 'bigger-than-group':
      return m.package_problem_group({ shown: count(groupMax, language) });
    case 'infants-without-lap':
      return m.package_problem_infants();
    default:
      return m.package_problem_singles();
  }
}

const farDays = 270;

/** A date of a departure, with its year when that may not go without saying. */
export function departureDate(date: CalendarDate, today: CalendarDate, language: Language): string {
  return daysBetween(today, date) > farDays ? fullDate(date, language) : shortDate(date, language);
}

/** When a step of the cancellation ladder holds. */
export function ladderWords({ from, to }: LadderStep, language: Language): string {
  if (to === undefined) {
    return from === 0 ? m.package_cancel_any() : m.package_cancel_before({ from: count(from, language) });
  }
  return from === 0
    ? m.package_cancel_under({ to: count(to + 1, language) })
    : m.package_cancel_between({ from: count(from, language), to: count(to, language) });
}

/** The share that is kept: "Free", "25%", "All". */
export function keptWords(keepPercent: number, language: Language): string {
  return keepPercent === 0
    ? m.package_cancel_free()
    : keepPercent === 100
      ? m.package_cancel_all()
      : `${count(keepPercent, language)}%`;
}
