import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StandingSource, TypedStanding } from '#features/customers/balance/balance.queries.ts';
import {
  isReachedBy,
  maxRecords,
  type Reach,
  type RecordSource,
} from '#features/customers/customers.queries.ts';
import { isOfCustomers, listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney, type OrderMoney } from '#features/ledger/ledger.rules.ts';
import { ledgerOpenBalances } from '#features/ledger/ledger.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { backOf, lineText, owingStates } from '../orders.rules.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { listAbout } from '../terms/about.queries.ts';
import { costOf } from '../terms/balance.rules.ts';

/** What an order owes at the counter today: all that it charges and wasn't paid, whenever that is due; poisha. */
const owedOf = ({ charged, paid }: OrderMoney): number => Math.max(0, charged - paid);

const isSold = (state: string) => owingStates.some((each) => each === state);

const selectOrders = (db: ReadDatabase) =>
  db
    .select({
      id: orders.id,
      reference: orders.reference,
      name: orders.name,
      phone: orders.phone,
      email: orders.email,
      state: orders.state,
      createdAt: orders.createdAt,
      quoted: orderVersions.total,
      travelsOn: orderVersions.travelsOn,
    })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    );

/** What each of some orders is about, in a language. */
async function titlesOf(db: ReadDatabase, ids: readonly string[], language: Language) {
  const abouts = await listAbout(db, ids);
  return (id: string) => lineText(abouts.get(id) ?? {}, language);
}

/** The orders on a customer's card, bookings of seats among them. */
export const customerOrders: RecordSource = {
  needs: 'orders.read',
  read: async (db, reach, { language }) => {
    const rows = await selectOrders(db)
      .where(and(isNull(orders.removedAt), isReachedBy(db, reach, orders)))
      .orderBy(desc(orders.createdAt))
      .limit(maxRecords);
    const ids = rows.map(({ id }) => id);
    const title = await titlesOf(db, ids, language);
    const standing = await listOrderMoney(db, ids);
    return rows.map(({ id, reference, name, state, createdAt, quoted, travelsOn }) => {
      const money = standing.get(id) ?? noMoney;
      return {
        kind: 'order' as const,
        id,
        reference,
        title: title(id),
        name,
        state,
        at: createdAt.toISOString(),
        joinedTo: null,
        travelsOn,
        money: { total: costOf(state, quoted, money), paid: money.paid, owed: owedOf(money) },
        departureId: null,
      };
    });
  },
};

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** The order of somebody's last journey until a day, and of the next one after it. */
function journeysOf(rows: readonly Row[], today: string) {
  const dated = rows.flatMap((row) =>
    row.travelsOn === null || !isSold(row.state) ? [] : [{ row, on: row.travelsOn }],
  );
  const byDay = dated.sort((one, other) => one.on.localeCompare(other.on));
  return { last: byDay.findLast(({ on }) => on <= today), next: byDay.find(({ on }) => on > today) };
}

/** What orders say of customers. */
export const orderStandings: StandingSource = {
  read: async (db, reach, { language, today }) => {
    const rows = await selectOrders(db).where(and(isNull(orders.removedAt), isReachedBy(db, reach, orders)));
    const money = await listOrderMoney(
      db,
      rows.map(({ id }) => id),
    );
    const groups = [...Map.groupBy(rows, ({ phone, email }) => `${phone} ${email}`).values()];
    const found = groups.map((group) => ({ group, ...journeysOf(group, today) }));
    const title = await titlesOf(
      db,
      found.flatMap(({ last, next }) => [last, next].flatMap((each) => each?.row.id ?? [])),
      language,
    );
    const journey = (each: { readonly row: Row; readonly on: string } | undefined) =>
      each === undefined
        ? null
        : { on: each.on, title: title(each.row.id), reference: each.row.reference, orderId: each.row.id };
    return found.map(({ group, last, next }): TypedStanding => {
      const sums = group.map(({ id }) => money.get(id) ?? noMoney);
      const sum = (of: (each: OrderMoney) => number) => sums.reduce((before, each) => before + of(each), 0);
      return {
        phone: group[0]?.phone ?? null,
        email: group[0]?.email ?? null,
        orders: group.filter(({ state }) => isSold(state)).length,
        bought: sum(({ charged }) => charged),
        paid: sum(({ paid }) => paid),
        owed: sum(owedOf),
        credit: sum(backOf),
        lastJourney: journey(last),
        nextJourney: journey(next),
      };
    });
  },
  /** Begins with the few orders that have anything open. */
  listOwing: async (db) => {
    const rows = await db
      .select({ phone: orders.phone, email: orders.email })
      .from(ledgerOpenBalances)
      .innerJoin(orders, eq(orders.id, ledgerOpenBalances.orderId))
      .where(and(isOfCustomers, isNull(orders.removedAt)))
      .groupBy(orders.id, orders.phone, orders.email)
      .having(gt(sql`sum(${ledgerOpenBalances.amount})`, 0));
    return {
      phones: rows.map(({ phone }) => phone),
      emails: rows.flatMap(({ email }) => email ?? []),
    } satisfies Reach;
  },
};
