import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Cabin, Flexibility, Trip } from './fare-request.rules.ts';

type Words = typeof m.air_trip_return;

export const tripName: Readonly<Record<Trip, Words>> = {
  'one-way': m.air_trip_one_way,
  return: m.air_trip_return,
  'multi-city': m.air_trip_multi_city,
};

export const cabinName: Readonly<Record<Cabin, Words>> = {
  economy: m.air_cabin_economy,
  'premium-economy': m.air_cabin_premium_economy,
  business: m.air_cabin_business,
  first: m.air_cabin_first,
};

/** The flexibility of the dates. */
export function flexibleName(flexible: Flexibility, language: Language): string {
  const days = Number(flexible);
  return days === 0
    ? m.air_flexible_none()
    : m.air_flexible_days({ count: days, shown: count(days, language) });
}
