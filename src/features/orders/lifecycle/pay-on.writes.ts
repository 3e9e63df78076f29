import type { CommandContext } from '#platform/command/command.ts';
import { spendOn } from '../costs.commands.ts';
import { listSoldLines } from '../orders.queries.ts';
import { sumOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { listPassedOnBy, listPlaces } from './passed-on.queries.ts';
import { passedOn } from './passed-on.table.ts';
import { keepPassedOn, type PassingOnPlan, settlePassedOn } from './passed-on.writes.ts';

/**
 * Stores what an entry paid on of a locked order's lines: so much of each is gone at least, at most its price.
 * @param note who was paid, for the order's history
 */
export async function keepPaidOn(
  context: CommandContext,
  order: OrderRow,
  plan: PassingOnPlan,
  { entryId, note }: { readonly entryId: string; readonly note: string },
): Promise<void> {
  const sold = await listSoldLines(context.tx, order.id, order.current);
  const more = new Map<string, number>();
  for (const { line, amount } of plan.lines) {
    const { position } = line;
    const priced = position === null ? undefined : sold[position];
    if (position === null || priced === undefined) {
      continue;
    }
    const spent = Math.min(line.amount + amount, sumOf(priced));
    if (spent > priced.spent) {
      await spendOn(context, order, { position, before: priced.spent, spent, note });
      more.set(line.id, spent - priced.spent);
    }
  }
  await keepPassedOn(context, order, plan, { entryId, spent: more });
}

/**
 * Takes back what an entry paid on of a locked order's lines, after another has undone it by exactly what it booked; then books what
 * the order's passing on becomes by that. @param undoing the id of the entry that undoes it
 */
export async function takeBackPaidOn(
  context: CommandContext,
  order: OrderRow,
  {
    entryId,
    undoing,
    reason,
  }: { readonly entryId: string; readonly undoing: string; readonly reason: string },
): Promise<void> {
  const { tx } = context;
  const places = await listPlaces(tx, order.id, order.current);
  const sold = await listSoldLines(tx, order.id, order.current);
  for (const row of await listPassedOnBy(tx, entryId, order.id)) {
    const { lineId, orderId } = row;
    await tx.insert(passedOn).values({
      lineId,
      orderId,
      entryId: undoing,
      amount: 0 - row.amount,
      fell: 0 - row.fell,
      lost: 0 - row.lost,
      gained: 0 - row.gained,
      spent: 0 - row.spent,
      finished: 0 - row.finished,
    });
    const position = places.find(({ id }) => id === lineId)?.position;
    const line = position === undefined ? undefined : sold[position];
    if (position !== undefined && line !== undefined && row.spent > 0) {
      const spent = Math.max(line.spent - row.spent, 0);
      await spendOn(context, order, { position, before: line.spent, spent, note: reason });
    }
  }
  await settlePassedOn(context, order, reason);
}
