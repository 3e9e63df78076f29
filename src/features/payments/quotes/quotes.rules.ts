import { isQuote, type OrderState } from '#features/orders/orders.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';

/** Whether an order is a quote that can still be accepted by paying, on its last day, too. */
export const isOpenQuote = (
  { state, validUntil }: { readonly state: OrderState; readonly validUntil: CalendarDate | null },
  now: Date,
): boolean => isQuote(state) && (validUntil === null || validUntil >= dhakaDate(now));
