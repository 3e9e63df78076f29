import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { noteAlone } from './approval-limit.writes.ts';
import { newSpending } from './costs.contract.ts';
import { changeOrder, lockOrder } from './orders.commands.ts';
import { listSoldLines } from './orders.queries.ts';
import { sumOf } from './orders.rules.ts';
import { orderSpendings } from './orders.table.ts';
import type { OrderRow } from './orders.writes.ts';

const wrong = (code: string, path: string, message: string, details = {}) =>
  new Failure('invalid', code, message, [{ path, message }], details);

/** Notes that so much of a line of a locked order is gone in all. */
export async function spendOn(
  context: CommandContext,
  row: OrderRow,
  { position, before, spent, note }: { position: number; before: number; spent: number; note: string },
): Promise<void> {
  const { tx, now, actor } = context;
  const { id: orderId, current: version } = row;
  const where = and(
    eq(orderSpendings.orderId, orderId),
    eq(orderSpendings.version, version),
    eq(orderSpendings.position, position),
  );
  const [last] = await tx
    .select()
    .from(orderSpendings)
    .where(where)
    .orderBy(desc(orderSpendings.at))
    .limit(1);
  // Each has a moment of its own, as the table wants it.
  const at = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
  await tx
    .insert(orderSpendings)
    .values({ orderId, version, position, amount: spent - before, note, actor: actor.id, at });
  if (spent < before) {
    // What is gone no more goes back with a cancellation.
    await noteAlone(
      context,
      { kind: 'given', amount: before - spent, order: row },
      `${orderId} spent ${at.getTime()}`,
    );
  }
  await changeOrder(context, row, {}, 'spent', { line: position, before, spent, reason: note });
}

/**
 * Says how much of a line is gone to an embassy, an airline or a hotel: a cancellation keeps it. It is the sum in all, so that the
 * same once more changes nothing, and a mistake is corrected by the right sum.
 * @throws Failure conflict `orders.changed` for another version, `orders.cancelled`, `orders.lapsed`; invalid
 *   `orders.not-spendable` for our own price, `orders.spent-more` than the line costs.
 */
export const spendLine = command({
  name: 'orders.spend',
  permission: 'orders.write',
  input: newSpending.extend({ id: z.uuid(), line: z.int().min(0) }),
  refusals: {
    404: 'There is no such order or line.',
    409: 'Other terms count by now, or the order is over.',
    422: 'It is our own price, or more than the line costs.',
  },
  run: async (context, { id, line: position, spent, note, from: version }) => {
    const { tx } = context;
    const row = await lockOrder(context, { id });
    const { state } = row;
    if (state === 'cancelled' || state === 'lapsed') {
      throw new Failure('conflict', `orders.${state}`, `This order is ${state}.`);
    }
    if (row.current !== version) {
      throw new Failure('conflict', 'orders.changed', 'The order has changed since. Look at it again.');
    }
    const line = (await listSoldLines(tx, id, version))[position];
    if (line === undefined) {
      throw new Failure('not-found', 'orders.no-line', 'There is no such line.');
    }
    if (line.charge !== 'official' && line.charge !== 'supplier') {
      throw wrong('orders.not-spendable', 'line', 'Only official fees and suppliers’ prices are passed on.');
    }
    const most = sumOf(line);
    if (spent > most) {
      throw wrong('orders.spent-more', 'spent', 'That is more than the line costs.', { most });
    }
    if (spent === line.spent) {
      return { id };
    }
    await spendOn(context, row, { position, before: line.spent, spent, note });
    return { id };
  },
});
