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
  new: m.office_fare_state_new,
  writing: m.office_fare_writing,
  sent: m.office_fare_sent,
  lapsed: m.office_fare_lapsed,
  accepted: m.office_fare_accepted,
  ticketed: m.office_fare_ticketed,
} as const;
