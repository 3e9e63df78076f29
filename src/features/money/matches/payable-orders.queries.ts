import { and, arrayOverlaps, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isOfCustomers, listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { ledgerOpenBalances } from '#features/ledger/ledger.table.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { isOpenQuote, owingStates } from '#features/orders/orders.rules.ts';
import { orderDues, orders, orderVersions } from '#features/orders/orders.table.ts';
import { listAbout } from '#features/orders/terms/about.queries.ts';
import { balanceOf } from '#features/orders/terms/balance.rules.ts';
import { listPlans } from '#features/orders/terms/plan.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { senderDigits } from '../money.rules.ts';
import type { FoundOrder } from './matches.contract.ts';
import type { LoneArrival, PayableOrder } from './order-candidates.rules.ts';
import { referencesIn } from './references.rules.ts';

/** An order as it is shown beside money, with what arrivals are compared with. */
export interface OrderBesideMoney {
  readonly view: FoundOrder;
  readonly compared: PayableOrder;
  /** Whether money can be for it: it is accepted and not over, or still owes, or can be accepted. */
  readonly isPayable: boolean;
}

/** Orders of these ids with what they are about and what is due, in the order of the ids. @param today in Asia/Dhaka */
export async function listOrdersBesideMoney(
  db: ReadDatabase,
  ids: readonly string[],
  today: CalendarDate,
): Promise<OrderBesideMoney[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await db
    .select({ order: orders, total: orderVersions.total })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(and(inArray(orders.id, [...ids]), isNull(orders.removedAt)));
  const standing = await listOrderMoney(db, ids);
  const plans = await listPlans(db, ids, today);
  const abouts = await listAbout(db, ids);
  const found = rows.map(({ order, total: quoted }): [string, OrderBesideMoney] => {
    const { id, reference, name, state, phone, otherPhones, practice } = order;
    const money = standing.get(id) ?? noMoney;
    const balance = balanceOf({ state, quoted, money }, plans.get(id) ?? [], today);
    const { due, dueOn, total, paid } = balance;
    const left = total - paid;
    const owes = owingStates.some((each) => each === state) && (state === 'open' || left > 0);
    const isPayable = !practice && (owes || (state === 'quoted' && isOpenQuote(order, today)));
    const about = abouts.get(id) ?? {};
    const instalments = balance.plan.map((part) => part.left).filter((part) => part > 0);
    const view = { order: id, reference, name, phone, state, about, due, dueOn, left };
    const compared = { id, reference, name, phones: [phone, ...otherPhones], due, instalments, left };
    return [id, { view, compared, isPayable }];
  });
  const byId = new Map(found);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Orders that some arrivals may be for: named in their text, of the number that sent them, or with a sum that is due. Those that owe
 * come first, so that few are looked at.
 */
async function listCandidates(db: ReadDatabase, arrivals: readonly LoneArrival[]): Promise<string[]> {
  const texts = arrivals.map(({ note, sender }) => `${note} ${sender}`);
  const references = [...new Set(texts.flatMap(referencesIn))];
  const phones = [...new Set(arrivals.flatMap(({ sender }) => phoneOf(senderDigits(sender)) ?? []))];
  const sums = [...new Set(arrivals.map(({ amount }) => amount))];
  const named = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        inArray(orders.reference, references),
        inArray(orders.phone, phones),
        phones.length === 0 ? undefined : arrayOverlaps(orders.otherPhones, phones),
      ),
    );
  const hasInstalment = sql`EXISTS (SELECT FROM ${orderDues} WHERE ${orderDues.orderId} = ${orders.id}
    AND ${orderDues.version} = ${orders.current} AND ${inArray(orderDues.amount, sums)})`;
  const owing = await db
    .select({ id: orders.id })
    .from(ledgerOpenBalances)
    .innerJoin(orders, eq(orders.id, ledgerOpenBalances.orderId))
    .where(and(isOfCustomers, inArray(orders.state, [...owingStates])))
    .groupBy(orders.id, orders.current)
    .having(or(inArray(sql`sum(${ledgerOpenBalances.amount})`, sums), hasInstalment));
  const quotes = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(and(eq(orders.state, 'quoted'), or(inArray(orderVersions.total, sums), hasInstalment)));
  return [...new Set([...named, ...owing, ...quotes].map(({ id }) => id))];
}

/** The orders that arrivals may be for and that can be paid. @param today in Asia/Dhaka */
export async function listPayable(
  db: ReadDatabase,
  arrivals: readonly LoneArrival[],
  today: CalendarDate,
): Promise<OrderBesideMoney[]> {
  if (arrivals.length === 0) {
    return [];
  }
  const found = await listOrdersBesideMoney(db, await listCandidates(db, arrivals), today);
  return found.filter(({ isPayable }) => isPayable);
}

const maxFound = 20;

/** Orders by name, telephone or reference, those that can be paid first. @param today in Asia/Dhaka */
export async function searchOrders(db: ReadDatabase, q: string, today: CalendarDate): Promise<FoundOrder[]> {
  const { items } = await listOrders(db, { q, limit: maxFound }, today);
  const ids = items.map(({ id }) => id);
  const found = await listOrdersBesideMoney(db, ids, today);
  return found.toSorted((a, b) => Number(b.isPayable) - Number(a.isPayable)).map(({ view }) => view);
}
