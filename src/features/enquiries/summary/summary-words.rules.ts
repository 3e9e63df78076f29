import type { PartyPart } from '#features/tour-packages/price/price.contract.ts';
import { m } from '#messages/messages.js';
import type { Topic } from '../contact/contact.rules.ts';

export const topicName: Readonly<Record<Topic, typeof m.contact_topic_visa>> = {
  visa: m.contact_topic_visa,
  package: m.contact_topic_package,
  airticket: m.contact_topic_airticket,
  general: m.contact_topic_general,
};

export const partyParts = ['adults', 'childbed', 'childnobed', 'infants', 'single'] as const;

export const partyWords: Readonly<Record<PartyPart, typeof m.contact_adults>> = {
  adults: m.contact_adults,
  childbed: m.contact_childbed,
  childnobed: m.contact_childnobed,
  infants: m.contact_infants,
  single: m.contact_single,
};
