import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { issueVoucherOf } from '#features/orders/papers/vouchers.commands.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { issuedVouchers } from './vouchers.contract.ts';
import { listBookedOrders } from './vouchers.queries.ts';

/**
 * Issues the vouchers of everybody who has booked seats on a departure: all of them or none. Once more gives the same ones,
 * but for orders that have changed.
 */
export const issueGroupVouchers = command({
  name: 'bookings.issue-voucher',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  output: issuedVouchers,
  refusals: {
    404: 'There is no such departure.',
  },
  run: async (context, { id }) => {
    if ((await context.tx.$count(departures, eq(departures.id, id))) === 0) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    const booked = await listBookedOrders(context.tx, id);
    const locked = new Map<string, OrderRow>();
    // In one order for everybody, so that two who lock several orders don't wait for each other.
    for (const { id: orderId } of booked.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      locked.set(orderId, await lockOrder(context, { id: orderId }));
    }
    const numbers = new Map<string, string>();
    // Numbered as they are listed and printed.
    for (const { id: orderId } of booked) {
      const row = locked.get(orderId);
      const issued = row && (await issueVoucherOf(context, row));
      if (issued !== undefined) {
        numbers.set(orderId, issued.number);
      }
    }
    const named = booked.map(({ token: _, ...order }) => ({ ...order, number: numbers.get(order.id) }));
    return {
      issued: named.flatMap(({ number, ...order }) => (number === undefined ? [] : [{ ...order, number }])),
      without: named.flatMap(({ number, ...order }) => (number === undefined ? [order] : [])),
    };
  },
});
