import type { Cabin, Trip } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import type { PartyPart } from '#features/tour-packages/price/price.contract.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import type { Topic } from '../contact/contact.rules.ts';

type Words = typeof m.contact_topic_visa;

export const topicWords: Readonly<Record<Topic, Words>> = {
  visa: m.contact_topic_visa,
  package: m.contact_topic_package,
  airticket: m.contact_topic_airticket,
  general: m.contact_topic_general,
};

export const profileWords: Readonly<Record<Profile, Words>> = {
  'job-holder': m.visas_profile_job_holder,
  'business-owner': m.visas_profile_business_owner,
  student: m.visas_profile_student,
  retired: m.visas_profile_retired,
  homemaker: m.visas_profile_homemaker,
  child: m.visas_profile_child,
  'government-employee': m.visas_profile_government_employee,
  professional: m.visas_profile_professional,
};

const trips: Readonly<Record<Trip, Words>> = {
  'one-way': m.air_trip_one_way,
  return: m.air_trip_return,
  'multi-city': m.air_trip_multi_city,
};

const cabins: Readonly<Record<Cabin, Words>> = {
  economy: m.air_cabin_economy,
  'premium-economy': m.air_cabin_premium_economy,
  business: m.air_cabin_business,
  first: m.air_cabin_first,
};

export const ticketWords = { trips, cabins };

export const partyParts = ['adults', 'childbed', 'childnobed', 'infants', 'single'] as const;

export const partyWords: Readonly<Record<PartyPart, typeof m.contact_adults>> = {
  adults: m.contact_adults,
  childbed: m.contact_childbed,
  childnobed: m.contact_childnobed,
  infants: m.contact_infants,
  single: m.contact_single,
};
