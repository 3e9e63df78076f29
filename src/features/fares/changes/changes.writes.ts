import { and, eq, inArray } from 'drizzle-orm';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { totalOf } from '#features/orders/orders.rules.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { findChanged, planAfter } from '#features/orders/terms/amended-terms.queries.ts';
import { termsLine } from '#features/orders/terms/amended-terms.rules.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import type { Amendment } from '#features/orders/terms/amendments.contract.ts';
import type { Version } from '#features/orders/terms/amendments.queries.ts';
import type { SnapshotLine } from '#features/orders/terms/package-lines.rules.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { unspend } from '../tickets/ticket-costs.writes.ts';
import { lockAccepted } from '../tickets/tickets.commands.ts';
import type { TicketState } from '../tickets/tickets.contract.ts';
import { fareTickets } from '../tickets/tickets.table.ts';

/** An accepted request with its order and the tickets that count. @throws Failure not-found; conflict. */
export async function lockSold(context: CommandContext, enquiryId: string) {
  const { tx } = context;
  const { row, ...option } = await lockAccepted(context, enquiryId);
  const order = await lockOrder(context, { id: row.orderId ?? '' });
  const issued = await tx
    .select()
    .from(fareTickets)
    .where(and(eq(fareTickets.enquiryId, enquiryId), eq(fareTickets.state, 'issued')));
  return { option, order, issued };
}

/**
 * @param less what the airline gives back of the order's lines, by their place: it isn't spent any more.
 * @throws Failure conflict `fares.changed` when the order can't take these terms.
 */
export async function settle(
  context: CommandContext,
  order: OrderRow,
  linesAfter: (before: Version) => readonly SnapshotLine[] | undefined,
  {
    reason,
    preview,
    less = () => new Map(),
    travelsOn: otherDay,
  }: {
    /** The day of travel, when it is another one. */
    readonly travelsOn?: CalendarDate | undefined;
    readonly reason: string;
    readonly preview: boolean;
    readonly less?: (before: Version) => ReadonlyMap<number, number>;
  },
): Promise<Amendment> {
  const spent = await findChanged(context, order, order.current, true);
  const freed = less(spent);
  const before = {
    ...spent,
    lines: spent.lines.map((line, at) => ({
      ...line,
      spent: Math.max(0, line.spent - (freed.get(at) ?? 0)),
    })),
  };
  const { vat } = await findSales(context.tx);
  const lines = taxed(linesAfter(before) ?? [], vat).map(termsLine);
  const total = totalOf(lines);
  if (lines.length === 0 || total < 0) {
    const message = 'Change or cancel the order itself: its lines are not those of the fare any more.';
    throw new Failure('conflict', 'fares.changed', message);
  }
  const travelsOn = otherDay ?? before.travelsOn;
  // What is due goes by the time limit, whenever they travel.
  const plan = await planAfter(context, before, { total, travelsOn: before.travelsOn });
  if (!preview) {
    await unspend(context, order, freed, reason);
  }
  return offerTerms(context, order, before, { lines, travelsOn, plan, reason, preview, agreed: true });
}

/** Marks tickets as counting no more. */
export async function endTickets(
  { tx, now }: CommandContext,
  numbers: readonly string[],
  state: TicketState,
): Promise<void> {
  await tx
    .update(fareTickets)
    .set({ state, endedAt: now })
    .where(inArray(fareTickets.number, [...numbers]));
}
