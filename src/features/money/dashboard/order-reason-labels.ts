import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import type { FoundOrder, InboxOrderProposal } from '../matches/matches.contract.ts';
import { leftLabel } from './money-labels.ts';

type OrderReason = InboxOrderProposal['options'][number]['reasons'][number];

/** Why an order may be what an arrival is for, and whether it wants a look. */
export function orderReasonLabel({ kind, by = 0 }: OrderReason): {
  readonly words: string;
  readonly look: boolean;
} {
  const [words, look] = {
    reference: () => [m.office_money_order_named(), false] as const,
    sender: () => [m.office_money_same_number(), false] as const,
    'sender-part': () => [m.office_money_part_number(), false] as const,
    name: () => [m.office_money_same_name(), false] as const,
    due: () => [m.office_money_exactly_due(), false] as const,
    instalment: () => [m.office_money_exactly_instalment(), false] as const,
    'all-left': () => [m.office_money_exactly_left(), false] as const,
    'less-than-due': () => [m.office_money_less_than_due({ sum: formatTaka(by) }), true] as const,
    'more-than-left': () => [m.office_money_more_than_left({ sum: formatTaka(by) }), true] as const,
  }[kind]();
  return { words, look };
}

/** `৳12,500 due by 12 Dec`, or what is left without a day. */
export function dueLabel({ due, dueOn, left }: Pick<FoundOrder, 'due' | 'dueOn' | 'left'>): string {
  return dueOn === null || due <= 0
    ? leftLabel(left)
    : m.office_money_due_on({ sum: formatTaka(due), day: shortDate(dueOn, officeLanguage()) });
}
