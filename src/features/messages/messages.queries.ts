import { and, count, desc, eq, inArray, isNull, notInArray, notLike, or, type SQL, sql } from 'drizzle-orm';
import { customerContacts } from '#features/customers/customers.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import {
  type AboutKind,
  aboutKinds,
  type MessageState,
  maskedAddress,
  messageStates,
  opensAccount,
} from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { findMessageFiles, windowUntil } from '#platform/messages/numbers.queries.ts';
import { findContact } from './contacts.queries.ts';
import type { MessagePage, MessageQuery } from './messages.contract.ts';
import { ofEnquiries, type Reader, readText } from './reader.rules.ts';

const newestFirst: Order = { by: messages.createdAt, type: 'timestamptz', down: true, idsDown: true };

const about = (kind: AboutKind, id: string | undefined) =>
  id === undefined ? undefined : and(eq(messages.aboutKind, kind), eq(messages.aboutId, id));

/** All conditions except the state. */
function conditions(
  db: ReadDatabase,
  query: MessageQuery,
  { seesAccounts, seesContacts, reads }: Reader,
): SQL | undefined {
  const { channel, direction, event, customer, departure, q } = query;
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const contacts = db
    .select({ value: customerContacts.value })
    .from(customerContacts)
    .where(sql`${customerContacts.customerId} = ${customer}`);
  const aboard = db
    .select({ id: bookings.orderId })
    .from(bookings)
    .where(sql`${bookings.departureId} = ${departure}`);
  return and(
    about('order', query.order),
    about('case', query.case),
    about('fare', query.fare),
    about('enquiry', query.enquiry),
    customer === undefined ? undefined : inArray(messages.toAddress, contacts),
    departure === undefined
      ? undefined
      : and(eq(messages.aboutKind, 'order'), inArray(messages.aboutId, aboard)),
    channel && eq(messages.channel, channel),
    direction && eq(messages.direction, direction),
    event === undefined ? undefined : eq(messages.event, event),
    seesAccounts ? undefined : notLike(messages.event, 'identity.%'),
    reads === undefined ? undefined : or(isNull(messages.aboutKind), inArray(messages.aboutKind, [...reads])),
    reads === undefined || reads.includes('enquiry')
      ? undefined
      : notInArray(messages.event, [...ofEnquiries]),
    q === ''
      ? undefined
      : or(
          // Who doesn't see a number doesn't find by it, either.
          seesContacts ? sql`lower(${messages.toAddress}) LIKE ${pattern}` : undefined,
          sql`lower(${messages.subject}) LIKE ${pattern}`,
        ),
  );
}

async function countStates(db: ReadDatabase, where: SQL | undefined): Promise<Record<MessageState, number>> {
  const rows = await db
    .select({ state: messages.state, number: count() })
    .from(messages)
    .where(where)
    .groupBy(messages.state);
  const none: Record<MessageState, number> = {
    waiting: 0,
    sent: 0,
    delivered: 0,
    read: 0,
    failed: 0,
    dead: 0,
    stopped: 0,
    received: 0,
  };
  return Object.assign(none, Object.fromEntries(rows.map(({ state, number }) => [state, number])));
}

/** The current number or address of what a message is about, by its channel; null when it is gone. */
const currentAddress = sql<string | null>`CASE WHEN ${messages.channel} = 'email'
  THEN coalesce(${orders.email}, ${visaCases.email}, ${enquiries.email})
  ELSE coalesce(${orders.phone}, ${visaCases.phone}, ${enquiries.phone}) END`;

/** Who a message went to, and whom it came from; ours are empty. */
function partiesOf(
  { direction, toAddress }: Pick<typeof messages.$inferSelect, 'direction' | 'toAddress'>,
  { seesContacts }: Reader,
): { to: string; from: string | null } {
  const shown = seesContacts ? toAddress : maskedAddress(toAddress);
  return direction === 'out' ? { to: shown, from: null } : { to: '', from: shown };
}

/** What went out and came in, newest first. */
export async function listMessages(
  db: ReadDatabase,
  query: MessageQuery,
  reader: Reader,
): Promise<MessagePage> {
  const { state, cursor, page, limit } = query;
  const where = conditions(db, query, reader);
  const beyond = behind(cursor, 'newest', newestFirst, messages.id);
  const found = await db
    .select({ row: messages, id: messages.id, place: placeIn(newestFirst), current: currentAddress })
    .from(messages)
    .leftJoin(orders, and(eq(messages.aboutKind, 'order'), eq(orders.id, messages.aboutId)))
    .leftJoin(visaCases, and(eq(messages.aboutKind, 'case'), eq(visaCases.id, messages.aboutId)))
    .leftJoin(
      enquiries,
      and(inArray(messages.aboutKind, ['fare', 'enquiry']), eq(enquiries.id, messages.aboutId)),
    )
    .where(and(where, state && eq(messages.state, state), beyond))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
    .offset(beyond === undefined ? (page - 1) * limit : 0);
  const counts = await countStates(db, where);
  const { rows, next } = pageOf(found, limit, 'newest');
  const files = await findMessageFiles(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ row, current }) => ({
      id: row.id,
      direction: row.direction,
      event: row.event,
      channel: row.channel,
      ...partiesOf(row, reader),
      state: row.state,
      language: row.language,
      subject: row.subject,
      text: opensAccount(row.event) ? '' : readText(row.text, row.aboutKind, reader),
      parts: row.parts,
      cost: row.cost,
      at: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
      attempts: row.attempts,
      error: row.lastError,
      code: row.errorCode,
      about: row.aboutKind === null || row.aboutId === null ? null : { kind: row.aboutKind, id: row.aboutId },
      again: row.again,
      misdirected: current !== null && row.direction === 'out' && current !== row.toAddress,
      files: files.filter(({ messageId }) => messageId === row.id).map(({ fileId }) => ({ id: fileId })),
    })),
    total: state === undefined ? messageStates.reduce((sum, each) => sum + counts[each], 0) : counts[state],
    next,
    counts,
  };
}

/** Until when the customer of the thread that is asked for can be answered freely by WhatsApp. */
export async function findWindow(
  db: ReadDatabase,
  { order, case: visaCase, fare, enquiry }: MessageQuery,
  now: Date,
): Promise<Date | undefined> {
  const given = { order, case: visaCase, fare, enquiry };
  const kind = aboutKinds.find((each) => given[each] !== undefined);
  const contact = kind && (await findContact(db, { kind, id: given[kind] ?? '' }));
  return contact?.phone ? windowUntil(db, now, contact.phone) : undefined;
}
