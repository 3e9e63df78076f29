import { m } from '#messages/messages.js';

export const kindNames = {
  adult: m.fares_adult,
  child: m.fares_child,
  infant: m.fares_infant,
} as const;

export const cabinNames = {
  economy: m.fares_cabin_economy,
  premium: m.fares_cabin_premium,
  business: m.fares_cabin_business,
  first: m.fares_cabin_first,
} as const;

export const stateNames = {
  writing: m.office_fare_writing,
  sent: m.office_fare_sent,
  accepted: m.office_fare_accepted,
} as const;
