import { z } from 'zod';
import { listAdjustments } from '#features/ledger/adjustments/adjustments.queries.ts';
import { findCustomerBalance, listPostings } from '#features/ledger/ledger.queries.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { adjusted, adjustmentUndoing, newWriteOff } from './adjustments.contract.ts';
import { findCredit } from './adjustments.queries.ts';

const refused = (most: number, message: string) =>
  new Failure('invalid', 'orders.write-off', message, [{ path: 'amount', message }], { most });

/**
 * Writes off a small difference of an order: forgives what the customer still owes, or keeps what they paid too much. All that is
 * written off of one order counts towards the limit (settings).
 * @throws Failure invalid `orders.write-off` above the limit, or for more than is owed or was paid too much
 */
export const writeOff = command({
  name: 'orders.write-off',
  permission: 'books.write',
  input: newWriteOff.extend({ orderId: z.uuid() }),
  output: adjusted,
  refusals: {
    404: 'There is no such order.',
    422: 'It is more than may be written off of an order, than is owed, or than was paid too much (`orders.write-off`).',
  },
  once: 'key',
  run: async (context, { orderId, amount, reason }) => {
    const { tx } = context;
    const order = await lockOrder(context, { id: orderId });
    const { writeOffUpTo } = await findSales(tx);
    const standing = (await listAdjustments(tx, orderId)).filter(
      (row) => row.isWriteOff && row.undoneAt === null && row.amount > 0 === amount > 0,
    );
    const before = standing.reduce((sum, row) => sum + Math.abs(row.amount), 0);
    if (Math.abs(amount) + before > writeOffUpTo) {
      throw refused(writeOffUpTo - before, 'That is more than may be written off of an order.');
    }
    const { receivable, deposits } = await findCustomerBalance(tx, orderId);
    const most = amount > 0 ? Math.max(0, receivable + deposits) : await findCredit(tx, orderId);
    if (Math.abs(amount) > most) {
      throw refused(most, amount > 0 ? 'The customer owes less.' : 'The customer has paid less too much.');
    }
    const id = crypto.randomUUID();
    await bookEntry(context, {
      kind: 'write-off',
      orderId,
      subject: id,
      text: reason,
      clerk: order.madeBy,
      postings: [
        { account: 'receivable', amount: 0 - amount },
        { account: 'rounding', amount },
      ],
    });
    await recordEvent(context, orderId, 'written-off', { amount, reason }, { adjustment: id });
    return { id };
  },
});

/**
 * Takes back what was written off, by an opposite entry of today.
 * @throws Failure not-found; conflict `orders.write-off-undone` when that is done already
 */
export const undoWriteOff = command({
  name: 'orders.undo-write-off',
  permission: 'books.write',
  input: adjustmentUndoing,
  output: adjusted,
  refusals: {
    404: 'Nothing was written off by this id.',
    409: 'It was undone already (`orders.write-off-undone`).',
  },
  run: async (context, { orderId, id, reason }) => {
    const order = await lockOrder(context, { id: orderId });
    const found = (await listAdjustments(context.tx, orderId)).find((row) => row.isWriteOff && row.id === id);
    if (!found) {
      throw new Failure('not-found', 'orders.no-write-off', 'Nothing was written off by this id.');
    }
    if (found.undoneAt !== null) {
      throw new Failure('conflict', 'orders.write-off-undone', 'This was undone already.');
    }
    await undoEntry(context, {
      kind: 'write-off-undone',
      orderId,
      subject: id,
      text: reason,
      undoes: found.entry,
      clerk: order.madeBy,
      postings: await listPostings(context.tx, found.entry),
    });
    const detail = { amount: found.amount, reason };
    await recordEvent(context, orderId, 'write-off-undone', detail, { adjustment: id });
    return { id };
  },
});
