import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '#features/identity/identity.table.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import { type EnquiryState, openStates } from '../enquiries.rules.ts';
import { enquiries } from '../enquiries.table.ts';
import { parseReference } from '../send/reference.rules.ts';
import { type Trip, tripOf } from '../summary/trip.rules.ts';
import type { InboxItem } from './enquiry.contract.ts';
import type { InboxQuery, Tab } from './inbox.contract.ts';

/** The current user and date: `me` and "overdue" depend on them. */
export interface InboxReader {
  readonly uid: string;
  /** Today in Asia/Dhaka. */
  readonly today: CalendarDate;
}

const snippet = sql<string>`left(${enquiries.message}, 160)`;

export const itemColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  kind: enquiries.kind,
  subject: enquiries.subject,
  snippet,
  language: enquiries.language,
  name: enquiries.name,
  phone: enquiries.phone,
  email: enquiries.email,
  replyBy: enquiries.replyBy,
  source: enquiries.source,
  details: enquiries.details,
  state: enquiries.state,
  inReview: enquiries.inReview,
  reviewReasons: enquiries.reviewReasons,
  owner: enquiries.owner,
  ownerName: users.name,
  ownerEmail: users.email,
  dueOn: enquiries.dueOn,
  version: enquiries.version,
  createdAt: enquiries.createdAt,
  updatedAt: enquiries.updatedAt,
};

interface ItemRow extends Omit<InboxItem, 'owner' | 'createdAt' | 'updatedAt' | keyof Trip> {
  readonly details: EnquiryDetails;
  readonly owner: string | null;
  readonly ownerName: string | null;
  readonly ownerEmail: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const itemOf = ({
  details,
  owner,
  ownerName,
  ownerEmail,
  createdAt,
  updatedAt,
  ...row
}: ItemRow): InboxItem => ({
  ...row,
  ...tripOf(details),
  owner: owner === null ? null : { uid: owner, name: ownerName ?? ownerEmail ?? owner },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Each word anywhere, or a whole reference or telephone number in its stored form, however it was typed: six digits may
 * be a reference or the start of a number.
 */
export function matchingEnquiry(q: string): SQL | undefined {
  const typed = q.toLowerCase();
  if (typed === '') {
    return undefined;
  }
  const holds = (text: string) => sql`${enquiries.search} LIKE ${`%${escaped(text)}%`}`;
  const whole = [parseReference(typed)?.toLowerCase(), phoneOf(typed)].filter((each) => each !== undefined);
  return or(and(...typed.split(/\s+/).slice(0, 8).map(holds)), ...whole.map(holds));
}

/** All conditions except the tab. */
function conditions(query: InboxQuery, { uid, today }: InboxReader): SQL | undefined {
  const { kind, owner, due, q } = query;
  const dues: Readonly<Record<NonNullable<InboxQuery['due']>, SQL | undefined>> = {
    overdue: lt(enquiries.dueOn, today),
    today: eq(enquiries.dueOn, today),
    week: and(gte(enquiries.dueOn, today), lte(enquiries.dueOn, addDays(today, 6))),
    none: isNull(enquiries.dueOn),
  };
  return and(
    isNull(enquiries.mergedInto),
    isNull(enquiries.removedAt),
    kind && eq(enquiries.kind, kind),
    owner === undefined
      ? undefined
      : owner === 'nobody'
        ? isNull(enquiries.owner)
        : eq(enquiries.owner, owner === 'me' ? uid : owner),
    due && dues[due],
    matchingEnquiry(q),
  );
}

function inTab(tab: Tab): SQL | undefined {
  switch (tab) {
    case 'all':
      return undefined;
    case 'in-review':
      return eq(enquiries.inReview, true);
    case 'open':
      return and(eq(enquiries.inReview, false), inArray(enquiries.state, [...openStates]));
    default:
      return and(eq(enquiries.inReview, false), eq(enquiries.state, tab));
  }
}

const by = (column: PgColumn | SQL, type: Order['type'], down: boolean): Order => ({
  by: column,
  type,
  down,
  idsDown: down,
});

const sorts: Readonly<Record<InboxQuery['sort'], Order>> = {
  newest: by(enquiries.createdAt, 'timestamptz', true),
  oldest: by(enquiries.createdAt, 'timestamptz', false),
  updated: by(enquiries.updatedAt, 'timestamptz', true),
  'updated-last': by(enquiries.updatedAt, 'timestamptz', false),
  // Without a due date they come last.
  due: by(sql`coalesce(${enquiries.dueOn}, 'infinity')`, 'date', false),
  'due-last': by(sql`coalesce(${enquiries.dueOn}, '-infinity')`, 'date', true),
};

async function countTabs(db: ReadDatabase, where: SQL | undefined): Promise<Record<Tab, number>> {
  const rows = await db
    .select({ state: enquiries.state, inReview: enquiries.inReview, number: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(where)
    .groupBy(enquiries.state, enquiries.inReview);
  const sum = (fits: (row: { state: EnquiryState; inReview: boolean }) => boolean) =>
    rows.filter(fits).reduce((total, { number }) => total + number, 0);
  const ofState = (wanted: EnquiryState) => sum(({ state, inReview }) => !inReview && state === wanted);
  return {
    open: sum(({ state, inReview }) => !inReview && openStates.includes(state)),
    new: ofState('new'),
    'in-progress': ofState('in-progress'),
    waiting: ofState('waiting'),
    won: ofState('won'),
    lost: ofState('lost'),
    spam: ofState('spam'),
    'in-review': sum(({ inReview }) => inReview),
    all: sum(() => true),
  };
}

/**
 * A page of the inbox with the counts of the tabs.
 * @throws Failure invalid for a cursor of another list.
 */
export async function listInbox(db: ReadDatabase, query: InboxQuery, reader: InboxReader) {
  const where = conditions(query, reader);
  const { cursor, sort, limit, page } = query;
  const order = sorts[sort];
  const way = order.down ? desc : asc;
  const beyond = behind(cursor, sort, order, enquiries.id);
  const found = await db
    .select({ ...itemColumns, place: placeIn(order) })
    .from(enquiries)
    .leftJoin(users, eq(users.uid, enquiries.owner))
    .where(and(where, inTab(query.tab), beyond))
    .orderBy(way(order.by), way(enquiries.id))
    .limit(limit + 1)
    .offset(beyond === undefined ? (page - 1) * limit : 0);
  const counts = await countTabs(db, where);
  const { rows, next } = pageOf(found, limit, sort);
  return {
    items: rows.map(itemOf),
    total: counts[query.tab],
    next,
    counts,
  };
}

/** All matching rows, for the CSV export; at most 10,000, latest first. */
export async function listForSheet(db: ReadDatabase, query: InboxQuery, reader: InboxReader) {
  const rows = await db
    .select({ ...itemColumns, message: enquiries.message })
    .from(enquiries)
    .leftJoin(users, eq(users.uid, enquiries.owner))
    .where(and(conditions(query, reader), inTab(query.tab)))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(10_000);
  return rows.map(({ message, ...row }) => ({ ...itemOf(row), message }));
}
