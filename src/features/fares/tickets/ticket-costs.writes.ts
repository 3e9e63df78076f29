import { and, eq } from 'drizzle-orm';
import { spendOn } from '#features/orders/costs.commands.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { farePassengers } from '../fares.table.ts';
import { spentByTickets } from './ticket-costs.rules.ts';
import { fareTickets } from './tickets.table.ts';

type Sold = Parameters<typeof spentByTickets>[1];

/**
 * What is ticketed is spent: marks fare, taxes and penalties of the tickets that count, so that a cancellation keeps them. What they
 * give back is what the airline gives back, when the desk gives tickets back.
 */
export async function spendTickets(
  context: CommandContext,
  { enquiryId, orderId, sold }: { enquiryId: string; orderId: string; sold: Sold },
): Promise<void> {
  const { tx } = context;
  const order = await lockOrder(context, { id: orderId });
  const tickets = await tx
    .select({ kind: farePassengers.kind, number: fareTickets.number })
    .from(fareTickets)
    .innerJoin(
      farePassengers,
      and(
        eq(farePassengers.enquiryId, fareTickets.enquiryId),
        eq(farePassengers.position, fareTickets.position),
      ),
    )
    .where(and(eq(fareTickets.enquiryId, enquiryId), eq(fareTickets.state, 'issued')))
    .orderBy(fareTickets.position);
  const lines = await listSoldLines(tx, orderId, order.current);
  const kinds = tickets.map(({ kind }) => kind);
  const note = tickets
    .map(({ number }) => number)
    .join(', ')
    .slice(0, 200);
  for (const [position, spent] of spentByTickets(lines, sold, kinds)) {
    const before = lines[position]?.spent ?? 0;
    if (spent > before) {
      await spendOn(context, order, { position, before, spent, note });
    }
  }
}

/** Takes back what tickets that are given back had spent of the lines of an order, which the caller has locked; by their place. */
export async function unspend(
  context: CommandContext,
  order: Parameters<typeof spendOn>[1],
  less: ReadonlyMap<number, number>,
  note: string,
): Promise<void> {
  const lines = await listSoldLines(context.tx, order.id, order.current);
  for (const [position, sum] of less) {
    const before = lines[position]?.spent ?? 0;
    const spent = Math.max(0, before - sum);
    if (spent !== before) {
      await spendOn(context, order, { position, before, spent, note });
    }
  }
}
