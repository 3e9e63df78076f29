import {
  type Party,
  type PartyPart,
  partKeys,
  partyParts,
} from '#features/tour-packages/party/party-parts.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Topic } from '../contact/contact.rules.ts';

export const topicName: Readonly<Record<Topic, typeof m.contact_topic_visa>> = {
  visa: m.contact_topic_visa,
  package: m.contact_topic_package,
  airticket: m.contact_topic_airticket,
  general: m.contact_topic_general,
};

const partLabels: Readonly<Record<PartyPart, typeof m.contact_adults>> = {
  adults: m.contact_adults,
  childbed: m.contact_childbed,
  childnobed: m.contact_childnobed,
  infants: m.contact_infants,
  single: m.contact_single,
};

/** `2 adults, 1 child with a bed`; on a trip without a night `2 adults, 1 child`. */
export const partyLabel = (party: Party, nights: number | undefined, language: Language): string =>
  partyParts
    .filter((part) => party[partKeys[part]] > 0)
    .map((part) => {
      const number = party[partKeys[part]];
      const words = part === 'childbed' && nights === 0 ? m.package_count_children : partLabels[part];
      return words({ count: number, shown: count(number, language) }, { locale: language });
    })
    .join(', ');
