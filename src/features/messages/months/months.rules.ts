import type { MessageSettings } from '#platform/messages/message-settings.contract.ts';

export const budgetWarnings = ['nearly', 'spent'] as const;
export type BudgetWarning = (typeof budgetWarnings)[number];

/** From so much of a month's budget on the office is warned; of 1. */
const warnsFrom = 0.8;

/**
 * What the office is to know of this month's budget: that most of it is spent, or that not even the cheapest message has room in
 * it, so that what can wait does. Undefined while there is enough.
 * @param spent in poisha
 */
export function budgetWarning(
  { budget, prices }: Pick<MessageSettings, 'budget' | 'prices'>,
  spent: number,
): BudgetWarning | undefined {
  if (spent + Math.max(1, Math.min(prices.smsPart, prices.whatsappUtility)) > budget) {
    return 'spent';
  }
  return spent >= budget * warnsFrom ? 'nearly' : undefined;
}
