import { isQuote } from '#features/orders/orders.rules.ts';
import type { orders } from '#features/orders/orders.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';

/** Whether an order is a quote that can still be accepted by paying, on its last day, too. */
export const isOpenQuote = (
  { state, validUntil }: Pick<typeof orders.$inferSelect, 'state' | 'validUntil'>,
  now: Date,
): boolean => isQuote(state) && (validUntil === null || validUntil >= dhakaDate(now));
