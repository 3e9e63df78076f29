import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { bookSoldBefore, forgetSoldBefore } from '#features/departures/intake/intake.writes.ts';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken, referenceOf } from '#features/enquiries/send/reference.rules.ts';
import { bookBrought, undoBrought } from '#features/ledger/brought/brought.writes.ts';
import { merged } from '#features/ledger/ledger.rules.ts';
import { partyOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import type { Transaction } from '#platform/database/database.ts';
import { saleOf, totalOf } from '../orders.rules.ts';
import { orderDues, orderEvents, orderLines, orders, orderVersions } from '../orders.table.ts';
import { searchText } from '../orders.writes.ts';
import { bookings } from '../seats/seats.table.ts';
import type { BroughtOrder } from './intake.rules.ts';
import { storedInHistory } from './removal.rules.ts';

/** So many orders stand in one statement: it is made and done in a moment, also on a busy machine. */
const atOnce = 250;

async function inParts<Item>(items: readonly Item[], write: (part: Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += atOnce) {
    await write(items.slice(from, from + atOnce));
  }
}

/** References that no enquiry and no order has. */
async function freeReferences(tx: Transaction, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const some = new Set(
      Array.from({ length: Math.min(atOnce, count - free.size) }, () => referenceOf([...randomBytes(5)])),
    );
    const known = await Promise.all(
      [enquiries, orders].map((table) =>
        tx
          .select({ reference: table.reference })
          .from(table)
          .where(inArray(table.reference, [...some])),
      ),
    );
    const taken = new Set(known.flat().map(({ reference }) => reference));
    for (const reference of some) {
      if (!taken.has(reference)) {
        free.add(reference);
      }
    }
  }
  return [...free];
}

type Named = BroughtOrder & { readonly reference: string };

async function insertBrought({ tx, now, actor }: CommandContext, part: readonly Named[]): Promise<void> {
  const made = { madeBy: actor.id, createdAt: now, updatedAt: now };
  await tx.insert(orders).values(
    part.map(({ id, reference, language, name, phone, otherPhones, email, formerReference = null }) => ({
      ...made,
      id,
      reference,
      token: newToken(),
      state: 'open' as const,
      language,
      name,
      phone,
      otherPhones: [...otherPhones],
      email,
      current: 1,
      acceptedOn: dhakaDate(now),
      search: searchText([reference, name, phone, ...otherPhones, email, formerReference]),
      sounds: soundsOf(name),
    })),
  );
  await tx.insert(orderVersions).values(
    part.map(({ id, lines, travelsOn }) => ({
      orderId: id,
      number: 1,
      total: totalOf(lines),
      travelsOn: travelsOn ?? null,
      reason: '',
      madeBy: actor.id,
      madeAt: now,
    })),
  );
  await inParts(part.flatMap(linesOf), (rows) => tx.insert(orderLines).values(rows));
  await inParts(part.flatMap(duesOf), (rows) => tx.insert(orderDues).values(rows));
  await tx.insert(orderEvents).values(
    part.map(({ id, lines, note }) => ({
      orderId: id,
      at: now,
      actor: actor.id,
      happened: 'imported',
      detail: { total: totalOf(lines), ...(note === '' ? {} : { reason: note }) },
    })),
  );
  const seated = part.flatMap(({ id, seats }) => (seats === undefined ? [] : [{ orderId: id, ...seats }]));
  await inParts(seated, (rows) =>
    tx.insert(bookings).values(
      rows.map(({ orderId, departureId, party }) => ({
        orderId,
        departureId,
        ...partyOf(party),
        replyBy: 'phone' as const,
        visitor: '',
        madeAt: now,
      })),
    ),
  );
}

const linesOf = ({ id, lines }: BroughtOrder) =>
  lines.map(({ charge, quantity, unit, vatRate, vatAdded, text, refund, source }, position) => ({
    orderId: id,
    version: 1,
    position,
    charge,
    quantity,
    unit,
    vatRate: Math.round(vatRate * 100),
    vatAdded,
    refund,
    source,
    textEn: text.en ?? null,
    textBn: text.bn ?? null,
  }));

const duesOf = ({ id, plan }: BroughtOrder) =>
  plan.map(({ amount, due }, position) => ({ orderId: id, version: 1, position, amount, due }));

/**
 * Writes orders that were sold before the books began: accepted, with their seats, and with opening entries for what they cost and what
 * was paid. Nobody is told, and no paper is issued: both were done before.
 * @param on the day of the entries
 * @param done is told how many are done
 * @throws Failure conflict `bookings.full` with `left`, `books.closed`
 */
export async function writeBroughtOrders(
  context: CommandContext,
  brought: readonly BroughtOrder[],
  on: CalendarDate,
  done: (orders: number) => Promise<void>,
): Promise<void> {
  const references = await freeReferences(context.tx, brought.length);
  const named = brought.map((each, index): Named => ({ ...each, reference: references[index] ?? '' }));
  for (let from = 0; from < named.length; from += atOnce) {
    const part = named.slice(from, from + atOnce);
    await insertBrought(context, part);
    await bookBrought(
      context,
      part.map(({ id, reference, lines, paid }) => ({
        orderId: id,
        reference,
        sold: merged(saleOf(lines)),
        paid,
      })),
      on,
    );
    await done(from + part.length);
  }
  await bookSoldBefore(
    context,
    named.flatMap(({ id, seats }) =>
      seats === undefined
        ? []
        : [{ orderId: id, departureId: seats.departureId, seats: seatsOf(seats.party) }],
    ),
  );
}

/**
 * Takes back orders that were brought along and on which nothing else stands: their entries are undone, their seats are free, and they
 * are shown no more. What is left counts an order on a day, whose it was is gone.
 */
export async function takeBackBroughtOrders(context: CommandContext, ids: readonly string[]): Promise<void> {
  const { tx, now, actor } = context;
  await undoBrought(context, ids);
  await forgetSoldBefore(context, ids);
  await inParts(ids, async (part) => {
    await tx.delete(bookings).where(inArray(bookings.orderId, part));
    const rows = await tx
      .update(orders)
      .set({
        state: 'lapsed',
        removedAt: now,
        name: '',
        phone: '',
        otherPhones: [],
        email: null,
        search: sql`lower(${orders.reference})`,
        sounds: '',
        token: sql`${orders.id}::text`,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(inArray(orders.id, part))
      .returning({ id: orders.id });
    await tx.update(orderLines).set({ textEn: '', textBn: '' }).where(inArray(orderLines.orderId, part));
    await tx
      .update(orderEvents)
      .set({
        detail: sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${orderEvents.detail}) WHERE key IN ${[...storedInHistory]})`,
      })
      .where(inArray(orderEvents.orderId, part));
    await tx.insert(orderEvents).values(
      rows.map(({ id }) => ({
        orderId: id,
        at: now,
        actor: actor.id,
        happened: 'import-undone',
        detail: {},
      })),
    );
    await thinLog(tx, { kind: 'order', ids: part, keeping: storedInHistory });
  });
}
