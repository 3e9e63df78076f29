import { m } from '#messages/messages.js';
import type { Cabin, Trip } from './fare-request.rules.ts';

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
