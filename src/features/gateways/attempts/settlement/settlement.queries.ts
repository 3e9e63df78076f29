import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import { hasLapsed } from '#features/orders/orders.rules.ts';
import { orderEvents } from '#features/orders/orders.table.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { openAttempts } from '../attempts.rules.ts';
import { paymentAttempts } from '../attempts.table.ts';

type AttemptRow = typeof paymentAttempts.$inferSelect;

/**
 * Whether the money of an attempt comes too late: its order lapsed, or is a quote whose last day is over, or was cancelled since.
 * What a cancelled order still owes is paid by an attempt that was begun afterwards.
 */
export async function isLate(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  order: OrderRow,
  row: AttemptRow,
): Promise<boolean> {
  const cancelledSince = and(
    eq(orderEvents.orderId, order.id),
    eq(orderEvents.happened, 'cancelled'),
    gte(orderEvents.at, row.createdAt),
  );
  return order.state === 'cancelled'
    ? (await tx.$count(orderEvents, cancelledSince)) > 0
    : hasLapsed(order, dhakaDate(now));
}

/** What other attempts of an order are moving at this moment, and may have moved already; poisha. */
export async function sumMoving(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, orderId }: AttemptRow,
): Promise<number> {
  const { amount, state, moves } = paymentAttempts;
  const [moving] = await tx
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)` })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        ne(paymentAttempts.id, id),
        inArray(state, [...openAttempts]),
        gt(moves, 0),
      ),
    );
  return Number(moving?.sum ?? 0);
}
