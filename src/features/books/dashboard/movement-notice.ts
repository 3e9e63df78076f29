import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { MovementMade } from '../movements/movements.contract.ts';

/** What is told of a movement: that it is booked, or waits for another person. */
export const movementNotice =
  (booked: (given: { sum: string }) => string) =>
  ({ state, amount }: MovementMade & { readonly amount: number }): string =>
    state === 'waiting' ? m.office_order_notify_waits() : booked({ sum: formatTaka(amount) });
