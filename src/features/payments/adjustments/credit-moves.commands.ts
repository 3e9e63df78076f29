import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listAdjustments } from '#features/ledger/adjustments/adjustments.queries.ts';
import { findOrderMoney, listPostings } from '#features/ledger/ledger.queries.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { isOpenQuote } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type OrderRow, recordEvent } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { acceptUnlessFull } from '../quotes.writes.ts';
import { sumOpen } from '../refunds/open-refunds.queries.ts';
import { adjusted, adjustmentUndoing, newCreditMove } from './adjustments.contract.ts';
import { findMovable, isOfCustomer } from './adjustments.queries.ts';

const tooMuch = (most: number) => {
  const message = 'The customer has less too much on this order.';
  return new Failure('invalid', 'orders.credit', message, [{ path: 'amount', message }], { most });
};

const otherCustomer = () => {
  const message = 'That is no other order of this customer.';
  return new Failure('invalid', 'orders.other-customer', message, [{ path: 'to', message }]);
};

/** Two orders, locked: always in the order of their ids, so that two moves don't wait for each other. */
async function lockBoth(context: CommandContext, from: string, to: string) {
  const locked = new Map<string, OrderRow>();
  for (const id of [from, to].toSorted()) {
    locked.set(id, await lockOrder(context, { id }));
  }
  const [source, target] = [locked.get(from), locked.get(to)];
  if (source === undefined || target === undefined) {
    throw new Error('A locked order is missing.');
  }
  return { source, target };
}

/** Whether another order is of the same customer. */
const isOfSame = async ({ tx }: CommandContext, { phone }: OrderRow, to: string): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.id, to), isOfCustomer(tx, phone)))) > 0;

/** Books that credit leaves an order, and reaches the other one. */
async function bookMove(context: CommandContext, source: OrderRow, target: OrderRow, amount: number) {
  const id = crypto.randomUUID();
  for (const [order, other, size] of [
    [source, target, amount],
    [target, source, 0 - amount],
  ] as const) {
    await bookEntry(context, {
      kind: 'credit-moved',
      orderId: order.id,
      subject: id,
      text: other.reference,
      clerk: order.madeBy,
      postings: [
        { account: 'receivable', amount: size },
        { account: 'movedCredit', amount: 0 - size },
      ],
    });
  }
  return id;
}

/**
 * Moves what a customer has too much on one order to another order of theirs, by their card or number; a quote is accepted by it, as by
 * other money.
 * @throws Failure not-found; invalid `orders.other-customer`, `orders.credit` when there is less
 */
export const moveCredit = command({
  name: 'orders.move-credit',
  permission: 'books.write',
  input: newCreditMove.extend({ orderId: z.uuid() }),
  output: adjusted,
  refusals: {
    404: 'There is no such order.',
    422: 'The other order isn’t of the same customer (`orders.other-customer`), or there is less too much (`orders.credit`).',
  },
  once: 'key',
  run: async (context, { orderId, to, amount }) => {
    const { tx, now } = context;
    if (to === orderId || (await tx.$count(orders, eq(orders.id, to))) === 0) {
      await lockOrder(context, { id: orderId });
      throw otherCustomer();
    }
    const { source, target } = await lockBoth(context, orderId, to);
    if (!(await isOfSame(context, source, to))) {
      throw otherCustomer();
    }
    const most = await findMovable(tx, orderId);
    if (amount > most) {
      throw tooMuch(most);
    }
    if (isOpenQuote(target, dhakaDate(now))) {
      await acceptUnlessFull(context, target);
    }
    const id = await bookMove(context, source, target, amount);
    const ids = { adjustment: id };
    await recordEvent(context, source.id, 'credit-moved-to', { amount, order: target.reference }, ids);
    await recordEvent(context, target.id, 'credit-moved-from', { amount, order: source.reference }, ids);
    return { id };
  },
});

/**
 * Moves credit back, by opposite entries of today.
 * @throws Failure not-found; conflict `orders.credit-undone` when that is done already, `orders.credit-gone` when it isn't on the other
 *   order any more
 */
export const undoCreditMove = command({
  name: 'orders.undo-move-credit',
  permission: 'books.write',
  input: adjustmentUndoing,
  output: adjusted,
  refusals: {
    404: 'Nothing moved by this id.',
    409: 'It was undone already (`orders.credit-undone`), or went on from the other order (`orders.credit-gone`).',
  },
  run: async (context, { orderId, id, reason }) => {
    const { tx } = context;
    const isIt = (row: { readonly id: string; readonly isWriteOff: boolean }) =>
      !row.isWriteOff && row.id === id;
    const known = (await listAdjustments(tx, orderId)).find(isIt);
    if (!known?.other) {
      throw new Failure('not-found', 'orders.no-credit-move', 'Nothing moved by this id.');
    }
    await lockBoth(context, orderId, known.other);
    const both = [];
    for (const order of [orderId, known.other]) {
      const row = (await listAdjustments(tx, order)).find(isIt);
      if (!row || row.undoneAt !== null) {
        throw new Failure('conflict', 'orders.credit-undone', 'This was undone already.');
      }
      both.push({ ...row, order });
    }
    const target = both.find(({ amount }) => amount > 0);
    if (target) {
      const { paid } = await findOrderMoney(tx, target.order);
      if (paid - (await sumOpen(tx, target.order)) < target.amount) {
        const message = 'It isn’t on the other order any more. Look at its refunds first.';
        throw new Failure('conflict', 'orders.credit-gone', message);
      }
    }
    for (const { entry, order, amount } of both) {
      await undoEntry(context, {
        kind: 'credit-moved-undone',
        orderId: order,
        subject: id,
        text: reason,
        undoes: entry,
        postings: await listPostings(tx, entry),
      });
      const detail = { amount: Math.abs(amount), reason };
      await recordEvent(context, order, 'credit-moved-undone', detail, { adjustment: id });
    }
    return { id };
  },
});
