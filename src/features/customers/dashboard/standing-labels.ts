import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { CustomerStanding } from '../customers.contract.ts';

export const formatSum = (poisha: number): string => taka(poisha, officeLanguage());

type Journey = NonNullable<CustomerStanding['lastJourney']>;

const journeyOf = ({ title, on, reference }: Journey) => ({
  title: title === '' ? reference : title,
  day: fullDate(on, officeLanguage()),
});

/** What a customer owes, or has with us. */
export const owedLabel = ({ owed, credit }: CustomerStanding): string =>
  [
    owed > 0 ? m.office_customer_owes_sum({ sum: formatSum(owed) }) : m.office_customer_owes_nothing(),
    ...(credit > 0 ? [m.office_customer_credit_sum({ sum: formatSum(credit) })] : []),
  ].join(' · ');

/** The last journey and the next one. */
export const journeyLabels = ({ lastJourney, nextJourney, orders }: CustomerStanding): string[] =>
  orders === 0 && lastJourney === null
    ? [m.office_customer_first()]
    : [
        ...(lastJourney === null ? [] : [m.office_customer_last_journey(journeyOf(lastJourney))]),
        ...(nextJourney === null ? [] : [m.office_customer_next_journey(journeyOf(nextJourney))]),
      ];
