import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bookSeats, releaseSeats } from '#features/departures/seats/seats.writes.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { warningsOf } from './customer/buyer-bin.rules.ts';
import { findChosen } from './customer/channels.queries.ts';
import { queueOrderLetter } from './letters/letters.writes.ts';
import { type Cancellation, cancellation, cancelRequest } from './lifecycle/cancellation.contract.ts';
import { findCancellation } from './lifecycle/cancellation.queries.ts';
import { keptApart } from './lifecycle/cancellation.rules.ts';
import { settlePassedOn } from './lifecycle/passed-on.writes.ts';
import { newOrder, orderMade } from './orders.contract.ts';
import { listSoldLines } from './orders.queries.ts';
import { isQuote, saleOf, takenBackOf, totalOf } from './orders.rules.ts';
import { orders } from './orders.table.ts';
import { type OrderRow, recordEvent, winEnquiry } from './orders.writes.ts';
import { issueOrderPaper } from './papers/papers.writes.ts';
import { quoteTerms } from './sale.writes.ts';
import { isPaidFirst } from './seats/holds.queries.ts';

const missing = () => new Failure('not-found', 'orders.not-found', 'There is no such order.');

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor' | 'log' | 'touch' | 'dataKey' | 'siteUrl'>;

/** An order by id, or by the token of its link; locked until the transaction ends. @throws Failure not-found. */
export async function lockOrder(
  { tx }: Pick<CommandContext, 'tx'>,
  which: { readonly id: string } | { readonly token: string },
): Promise<OrderRow> {
  const where = 'id' in which ? eq(orders.id, which.id) : sealedIs(orders.token, which.token);
  const [row] = await tx.select().from(orders).where(where).for('update');
  if (!row || row.removedAt !== null) {
    throw missing();
  }
  return row;
}

/** Changes an order, with an event in its history and a log entry. One that is over gives back its seats. */
export async function changeOrder(
  context: Context,
  row: OrderRow,
  changed: Partial<
    Pick<
      OrderRow,
      | ('state' | 'current' | 'proposed' | 'validUntil' | 'acceptedOn' | 'amendedOn')
      | ('name' | 'phone' | 'otherPhones' | 'email' | 'search' | 'sounds')
    >
  >,
  happened: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<OrderRow> {
  const [after] = await context.tx
    .update(orders)
    .set({ ...changed, version: sql`${orders.version} + 1`, updatedAt: context.now })
    .where(eq(orders.id, row.id))
    .returning();
  if (changed.state === 'cancelled' || changed.state === 'lapsed') {
    await releaseSeats(context, row.id);
  }
  await recordEvent(context, row.id, happened, detail);
  return after ?? row;
}

/** Makes a quoted order. */
export const makeOrder = command({
  name: 'orders.quote',
  permission: 'orders.write',
  input: newOrder,
  output: orderMade,
  refusals: {
    404: 'There is no such enquiry.',
    409: 'The enquiry has an order already, or fewer seats are left (`bookings.full`, `details.left`).',
    422: 'Fields are not right, such as a plan that does not add to the total.',
  },
  lends: ['enquiries.write'],
  once: 'key',
  run: async (context, request) => {
    const { language, contact, channels, enquiry: enquiryId, validUntil, ...terms } = request;
    const phones = parsePhones(contact.phone, 'contact.phone');
    const to = { phone: phones.phone, email: contact.email ?? null, channels: null };
    if (enquiryId !== undefined) {
      await winEnquiry(context, enquiryId);
    }
    const bin = contact.bin === undefined ? null : westernDigits(contact.bin);
    const { row, total, vat, until } = await quoteTerms(context, {
      language,
      name: contact.name,
      ...phones,
      email: to.email,
      channels: await findChosen(context.tx, to, channels),
      bin,
      enquiryId: enquiryId ?? null,
      validUntil,
      terms,
    });
    const heldUntil = until?.toISOString() ?? null;
    const { id, reference, token, state } = row;
    const warnings = warningsOf({ state, total, vat, bin });
    return { id, reference, token, state, total, heldUntil, ...(warnings.length > 0 ? { warnings } : {}) };
  },
});

/**
 * Accepts the terms of a quote: from now on the customer owes the total. Once more changes nothing.
 * @param tells Whether the customer is written to; not when the receipt says it at the same moment.
 * @throws Failure conflict for a quote whose last day is over, or an order that was cancelled, or whose seats are gone.
 */
export async function acceptTerms(
  context: Context,
  row: OrderRow,
  { tells = true }: { tells?: boolean } = {},
): Promise<OrderRow> {
  if (row.state === 'open' || row.state === 'completed') {
    return row;
  }
  if (!isQuote(row.state)) {
    throw new Failure('conflict', `orders.${row.state}`, `This order is ${row.state}.`);
  }
  if (row.validUntil !== null && row.validUntil < dhakaDate(context.now)) {
    throw new Failure('conflict', 'orders.lapsed', `The last day of this quote was ${row.validUntil}.`, [], {
      validUntil: row.validUntil,
    });
  }
  await bookSeats(context, row.id);
  const lines = await listSoldLines(context.tx, row.id, row.current);
  await bookEntry(context, {
    kind: 'sale',
    orderId: row.id,
    subject: String(row.current),
    text: row.reference,
    clerk: row.madeBy,
    postings: saleOf(lines),
  });
  await issueOrderPaper(context, row, 'invoice', totalOf(lines));
  const opened = { state: 'open', acceptedOn: dhakaDate(context.now) } as const;
  const after = await changeOrder(context, row, opened, 'accepted', { version: row.current });
  if (tells) {
    await queueOrderLetter(context, after, { kind: 'accepted' });
  }
  return after;
}

const accepted = (row: OrderRow) => ({ id: row.id, token: row.token });

/** Staff accept for the customer. */
export const acceptOrder = command({
  name: 'orders.accept',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  refusals: {
    404: 'There is no such order.',
    409: 'Its last day is over, it was cancelled, or its seats are gone (`bookings.full`, `details.left`).',
  },
  run: async (context, which) => accepted(await acceptTerms(context, await lockOrder(context, which))),
});

/**
 * The customer accepts by the link.
 * @param version what they saw; absent: whatever counts.
 * @throws Failure conflict `orders.changed` for a version that counts no more; `orders.unpaid` for seats that a visitor booked:
 * they are theirs by paying for them, or else anybody could empty a tour for nothing; `bookings.full` with `left`.
 */
export const acceptByLink = command({
  name: 'orders.accept-by-link',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), version: z.int().optional() }),
  run: async (context, { token, version }) => {
    const row = await lockOrder(context, { token });
    if (isQuote(row.state) && version !== undefined && version !== row.current) {
      throw new Failure('conflict', 'orders.changed', 'This quote has changed since. Look at it again.');
    }
    if (isQuote(row.state) && (await isPaidFirst(context.tx, row))) {
      throw new Failure('conflict', 'orders.unpaid', 'Seats are booked by paying the deposit.');
    }
    return accepted(await acceptTerms(context, row));
  },
});

/**
 * Cancels a locked order by its ladder, or computes what that would do.
 * @param isOurs the agency doesn't keep its side: nothing is kept, and the customer reads the reason.
 * @throws Failure conflict when it was cancelled already, or has lapsed.
 */
export async function cancelTerms(
  context: Context,
  row: OrderRow,
  { reason, preview = false, isOurs = false }: { reason: string; preview?: boolean; isOurs?: boolean },
): Promise<Cancellation> {
  const { tx, now } = context;
  const { id } = row;
  if (row.state === 'cancelled' || row.state === 'lapsed') {
    throw new Failure('conflict', `orders.${row.state}`, `This order is ${row.state}.`);
  }
  const isSold = !isQuote(row.state);
  const { answer, sold, parts } = await findCancellation(tx, row, dhakaDate(now), isOurs);
  const { keep, back } = answer;
  if (preview) {
    return answer;
  }
  if (isSold) {
    await bookEntry(context, {
      kind: 'cancellation',
      orderId: id,
      subject: String(row.current),
      text: reason,
      clerk: row.madeBy,
      postings: takenBackOf(sold, parts),
    });
    if (answer.credit > 0) {
      await issueOrderPaper(context, row, 'credit-note', answer.credit);
    }
  }
  // The invoice stays good: the credit note takes back of it what isn't kept.
  await replacePapers(context, id, ['quote', 'voucher', 'ticket-cover']);
  const over = { state: 'cancelled', proposed: null } as const;
  const detail = { reason, keep, back, apart: keptApart(sold, parts) };
  const after = await changeOrder(context, row, over, 'cancelled', detail);
  await settlePassedOn(context, after, reason);
  await queueOrderLetter(context, after, { kind: 'cancelled', keep, back, ...(isOurs ? { reason } : {}) });
  return answer;
}

/** Cancels an order by its ladder, or computes what that would do. */
export const cancelOrder = command({
  name: 'orders.cancel',
  permission: 'orders.write',
  input: cancelRequest.extend({ id: z.uuid() }),
  output: cancellation,
  refusals: { 404: 'There is no such order.', 409: 'It was cancelled already, or has lapsed.' },
  run: async (context, { id, reason, preview }): Promise<Cancellation> =>
    cancelTerms(context, await lockOrder(context, { id }), { reason, preview }),
});
