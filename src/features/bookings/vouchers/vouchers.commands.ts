import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { issueVoucherOf } from '#features/orders/papers/vouchers.commands.ts';
import { voucherRequest } from '#features/orders/papers/vouchers.contract.ts';
import { goesOnUnpaid } from '#features/orders/terms/unpaid.policy.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { issuedVouchers } from './vouchers.contract.ts';
import { listBookedOrders } from './vouchers.queries.ts';

/**
 * Issues the vouchers of everybody who has booked seats on a departure and paid, and of the others where it is said so. Once more
 * gives the same ones, but for orders that have changed.
 */
export const issueGroupVouchers = command({
  name: 'bookings.issue-voucher',
  permission: 'orders.write',
  input: voucherRequest.extend({ id: z.uuid() }),
  output: issuedVouchers,
  refusals: {
    403: 'Somebody hasn’t paid (`orders.owed`), and the role may not go on all the same.',
    404: 'There is no such departure.',
  },
  run: async (context, { id, unpaid: isMeant }) => {
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
    const debts = new Map<string, number>();
    // Numbered as they are listed and printed.
    for (const { id: orderId } of booked) {
      const row = locked.get(orderId);
      const { voucher, owed = 0 } = row ? await issueVoucherOf(context, row, isMeant) : {};
      if (voucher !== undefined) {
        numbers.set(orderId, voucher.number);
      } else if (owed > 0) {
        debts.set(orderId, owed);
      }
    }
    const named = booked.map(({ token: _, ...order }) => ({ ...order, number: numbers.get(order.id) }));
    return {
      issued: named.flatMap(({ number, ...order }) => (number === undefined ? [] : [{ ...order, number }])),
      without: named.flatMap(({ number, ...order }) =>
        number === undefined && !debts.has(order.id) ? [order] : [],
      ),
      owing: named.flatMap(({ number: _, ...order }) => {
        const owed = debts.get(order.id);
        return owed === undefined ? [] : [{ ...order, owed }];
      }),
      mayGoOn: context.actor.permissions.has(goesOnUnpaid),
    };
  },
});
