import { and, asc, desc, eq, isNull, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { parseReference } from '#features/enquiries/send/reference.rules.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { users } from '#features/identity/identity.table.ts';
import { ledgerOrderSums } from '#features/ledger/ledger.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { daysBetweenOf } from '#platform/days-between.rules.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { orderFigures } from './order-figures.queries.ts';
import {
  type OrderFilter,
  type OrderItem,
  type OrderPage,
  type OrderQuery,
  type OrderSort,
  type OrderSums,
  orderSortKeys,
} from './order-list.contract.ts';
import { isByStaff, moneyStateOf } from './orders.rules.ts';
import { orders, orderVersions } from './orders.table.ts';
import { listAbout } from './terms/about.queries.ts';
import { inDueTab } from './terms/due-tabs.queries.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Each word anywhere, or a whole reference or telephone number however it was typed. */
function matching(q: string | undefined): SQL | undefined {
  const typed = (q ?? '').trim().toLowerCase();
  if (typed === '') {
    return undefined;
  }
  const holds = (text: string) => sql`${orders.search} LIKE ${`%${escaped(text)}%`}`;
  const whole = [parseReference(typed)?.toLowerCase(), phoneOf(typed)].filter((each) => each !== undefined);
  return or(and(...typed.split(/\s+/).slice(0, 8).map(holds)), ...whole.map(holds));
}

const ofStaff = 'user:';
const isOfStaff = like(orders.madeBy, `${ofStaff}%`);

function madeBy(clerk: string | undefined): SQL | undefined {
  return clerk === undefined
    ? undefined
    : clerk === 'nobody'
      ? sql`NOT ${isOfStaff}`
      : eq(orders.madeBy, `${ofStaff}${clerk}`);
}

const madeOn = sql`(${orders.createdAt} AT TIME ZONE 'Asia/Dhaka')::date`;

function within(day: SQLWrapper, days: string | undefined, today: CalendarDate) {
  const { from, to } = (days === undefined ? undefined : daysBetweenOf(days, today)) ?? {};
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}`,
    to === undefined ? undefined : sql`${day} <= ${to}`,
  );
}

const wanted = (db: ReadDatabase, query: OrderFilter, today: CalendarDate) =>
  and(
    isNull(orders.removedAt),
    matching(query.q),
    query.state && eq(orders.state, query.state),
    query.enquiry === undefined ? undefined : eq(orders.enquiryId, query.enquiry),
    madeBy(query.clerk),
    within(orderVersions.travelsOn, query.travels, today),
    within(madeOn, query.made, today),
    inDueTab(db, query.due, today),
  );

const isVersion = and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current));

/** What rows are sorted by: names as their letters stand in Unicode, whatever the language. */
function sortedBy(sort: OrderSort, figures: ReturnType<typeof orderFigures>) {
  switch (sort) {
    case 'made':
      return orders.createdAt;
    case 'travels':
      return orderVersions.travelsOn;
    case 'name':
      return sql`lower(${orders.name}) COLLATE "C"`;
    case 'clerk':
      return sql`lower(coalesce(${users.name}, ${users.email})) COLLATE "C"`;
    case 'reference':
      return sql`${orders.reference} COLLATE "C"`;
    case 'dueon':
      return figures.dueOn;
    default:
      return figures[sort];
  }
}

function inOrder(query: OrderQuery, figures: ReturnType<typeof orderFigures>): SQL[] {
  const { sort = '-made' } = query;
  const down = sort.startsWith('-');
  const by = sortedBy(sortOf(sort), figures);
  // The latest is first among equals; what has no day or clerk is last either way.
  return [
    ...(sort === '-made' ? [] : [down ? sql`${by} DESC NULLS LAST` : sql`${by} ASC NULLS LAST`]),
    ...(sort === 'made' ? [asc(orders.id)] : [desc(orders.createdAt), desc(orders.id)]),
  ];
}

const sortOf = (sort: NonNullable<OrderQuery['sort']>): OrderSort => {
  const key = sort.replace(/^-/, '');
  return orderSortKeys.find((each) => each === key) ?? 'made';
};
const noSums: OrderSums = { total: 0, paid: 0, owed: 0, due: 0, overdue: 0 };

/**
 * A page of orders, latest first unless sorted otherwise, with how many match and their sums.
 * @param query with `limit: 0` only counts them
 */
export async function listOrders(
  db: ReadDatabase,
  query: OrderQuery,
  today: CalendarDate,
): Promise<OrderPage> {
  const { page = Number(query.cursor ?? 1), limit = 50 } = query;
  const where = wanted(db, query, today);
  if (limit === 0) {
    const [found] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .innerJoin(orderVersions, isVersion)
      .where(where);
    return { items: [], next: null, total: found?.count ?? 0, sums: noSums };
  }
  const figures = orderFigures(today);
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      state: orders.state,
      name: orders.name,
      phone: orders.phone,
      createdAt: orders.createdAt,
      uid: users.uid,
      clerk: sql<string | null>`coalesce(${users.name}, ${users.email})`,
      travelsOn: orderVersions.travelsOn,
      total: figures.total,
      owed: figures.owed,
      due: figures.due,
      dueOn: figures.dueOn,
      overdue: figures.overdue,
      money: figures.money,
    })
    .from(orders)
    .innerJoin(orderVersions, isVersion)
    .leftJoin(ledgerOrderSums, eq(ledgerOrderSums.orderId, orders.id))
    .leftJoin(users, and(isOfStaff, eq(users.uid, sql`substr(${orders.madeBy}, ${ofStaff.length + 1})`)))
    .leftJoin(figures.plan, sql`true`)
    .where(where)
    .orderBy(...inOrder(query, figures))
    .limit(limit)
    .offset((page - 1) * limit);
  const about = await listAbout(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(
    ({ uid, clerk, money, createdAt, ...row }): OrderItem => ({
      ...row,
      about: about.get(row.id) ?? {},
      clerk: uid === null || clerk === null ? null : { uid, name: clerk },
      paid: money.paid,
      money: moneyStateOf(row.state, money),
      createdAt: createdAt.toISOString(),
    }),
  );
  const { total, sums } = await sumOrders(db, where, today);
  return { items, next: page * limit < total ? String(page + 1) : null, total, sums };
}

/** How many orders match, and their sums; poisha. */
async function sumOrders(db: ReadDatabase, where: SQL | undefined, today: CalendarDate) {
  const figures = orderFigures(today);
  const sum = (figure: SQL) => sql<number>`coalesce(sum(${figure}), 0)`.mapWith(Number);
  const [found] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      total: sum(figures.total),
      paid: sum(figures.paid),
      owed: sum(figures.owed),
      due: sum(figures.due),
      overdue: sum(figures.overdue),
    })
    .from(orders)
    .innerJoin(orderVersions, isVersion)
    .leftJoin(ledgerOrderSums, eq(ledgerOrderSums.orderId, orders.id))
    .leftJoin(figures.plan, sql`true`)
    .where(where);
  const { count = 0, ...sums } = found ?? {};
  return { total: count, sums: { ...noSums, ...sums } };
}

/** The orders that match and aren't for practice, the first made first. @param limit at most so many */
export async function listOrderIds(
  db: ReadDatabase,
  filter: OrderFilter,
  { today, limit }: { readonly today: CalendarDate; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderVersions, isVersion)
    .where(and(wanted(db, filter, today), eq(orders.practice, false)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who of the staff has made orders, by name. */
export async function listOrderClerks(db: ReadDatabase) {
  const makers = await db.selectDistinct({ madeBy: orders.madeBy }).from(orders).where(isOfStaff);
  const ids = makers.map(({ madeBy }) => madeBy).filter(isByStaff);
  const names = await findActorNames(db, ids);
  return [...names]
    .map(([id, name]) => ({ uid: id.slice(ofStaff.length), name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
