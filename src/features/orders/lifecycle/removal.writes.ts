import { eq, inArray, sql } from 'drizzle-orm';
import { releaseSeats } from '#features/departures/seats/seats.writes.ts';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import { forgetQuotes } from '#features/papers/removal/removal.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deleteMail, deleteMailAbout, deleteThread } from '#platform/messages/forget-messages.writes.ts';
import { orderLetters } from '../letters/letters.table.ts';
import { isQuote } from '../orders.rules.ts';
import { orderEvents, orderLines, orders, orderVersions } from '../orders.table.ts';
import type { OrderRow } from '../orders.writes.ts';
import { forgetOrderJourney } from '../papers/journeys.writes.ts';
import { bookings } from '../seats/seats.table.ts';
import { storedInHistory } from './removal.rules.ts';

/** Orders, locked, as far as their personal data is still there. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .for('update');
  return rows.filter(({ removedAt }) => removedAt === null);
}

/**
 * Removes the personal data of an order that sold nothing, and on which no money moved: whose it was, what staff wrote, its quotes
 * and letters. Its link opens nothing any more. What is left counts an order, on a day, with its sum. One that a backup brought back
 * as it was before it ended ends here.
 */
export async function forgetOrder(context: CommandContext, row: OrderRow): Promise<void> {
  const { tx, now } = context;
  const { id, reference, state } = row;
  if (isQuote(state)) {
    await releaseSeats(context, id);
  }
  await tx
    .update(orders)
    .set({
      removedAt: now,
      name: '',
      phone: '',
      otherPhones: [],
      email: null,
      bin: null,
      search: reference.toLowerCase(),
      sounds: '',
      ...(isQuote(state) ? { state: 'lapsed' as const } : {}),
      token: newToken(),
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, id));
  await forgetOrderJourney(tx, id);
  await tx.update(bookings).set({ visitor: '' }).where(eq(bookings.orderId, id));
  await tx.update(orderVersions).set({ reason: '' }).where(eq(orderVersions.orderId, id));
  await tx.update(orderLines).set({ textEn: '', textBn: '' }).where(eq(orderLines.orderId, id));
  const letters = await tx
    .delete(orderLetters)
    .where(eq(orderLetters.orderId, id))
    .returning({ mailId: orderLetters.mailId });
  await deleteMail(
    tx,
    letters.map(({ mailId }) => mailId),
  );
  await deleteMailAbout(tx, row, [
    'order.',
    'hold.',
    'payment.',
    'refund.',
    'travellers.',
    'review.',
    'departure.',
    'waiting.',
  ]);
  await deleteThread(context, { kind: 'order', id });
  await forgetQuotes(tx, id);
  await tx
    .update(orderEvents)
    .set({
      detail: sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${orderEvents.detail}) WHERE key IN ${[...storedInHistory]})`,
    })
    .where(eq(orderEvents.orderId, id));
  await thinLog(tx, { kind: 'order', ids: [id], keeping: storedInHistory });
}
