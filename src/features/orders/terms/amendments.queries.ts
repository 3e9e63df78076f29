import { and, asc, eq, inArray } from 'drizzle-orm';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { lineView, listSoldLines } from '../orders.queries.ts';
import { backAfter } from '../orders.rules.ts';
import { orderDues, orderEvents, orders, orderVersions } from '../orders.table.ts';
import type { OrderVersion, Proposal } from './amendments.contract.ts';
import { differenceOf } from './amendments.rules.ts';
import { planPart } from './plan.queries.ts';

/** A version of an order with its lines and its plan. @throws for a number that the order doesn't have. */
export async function findVersion(db: ReadDatabase, orderId: string, number: number) {
  const [row] = await db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.number, number)));
  if (!row) {
    throw new Error(`The order has no version ${number}.`);
  }
  const plan = await db
    .select({ amount: orderDues.amount, due: orderDues.due, until: orderDues.until })
    .from(orderDues)
    .where(and(eq(orderDues.orderId, orderId), eq(orderDues.version, number)))
    .orderBy(asc(orderDues.due), asc(orderDues.position));
  return { ...row, plan: plan.map(planPart), lines: await listSoldLines(db, orderId, number) };
}

export type Version = Awaited<ReturnType<typeof findVersion>>;

/** What is proposed to whoever holds the token; undefined when nothing is, or for any other token. */
export async function findProposal(db: ReadDatabase, token: string): Promise<Proposal | undefined> {
  const [row] = isToken(token)
    ? await db
        .select({ id: orders.id, current: orders.current, proposed: orders.proposed })
        .from(orders)
        .where(sealedIs(orders.token, token))
    : [];
  if (!row || row.proposed === null) {
    return undefined;
  }
  const before = await findVersion(db, row.id, row.current);
  const after = await findVersion(db, row.id, row.proposed);
  const { paid } = await findOrderMoney(db, row.id);
  return {
    version: after.number,
    reason: after.reason,
    before: before.total,
    total: after.total,
    paid,
    back: backAfter({ charged: after.total, paid }),
    travelsOn: after.travelsOn,
    plan: after.plan,
    lines: differenceOf(before.lines, after.lines).map(lineView),
  };
}

/** Every version of an order, the latest first. */
export async function listVersions(db: ReadDatabase, orderId: string): Promise<OrderVersion[]> {
  const [row] = await db
    .select({ current: orders.current, proposed: orders.proposed })
    .from(orders)
    .where(eq(orders.id, orderId));
  const numbers = await db
    .select({ number: orderVersions.number })
    .from(orderVersions)
    .where(eq(orderVersions.orderId, orderId))
    .orderBy(asc(orderVersions.number));
  const applied = await db
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.happened, ['amended', 'requoted'])));
  const counted = new Set([1, ...applied.map(({ detail }) => versionIn(detail))]);
  const stateOf = (number: number) =>
    number === row?.current
      ? 'current'
      : number === row?.proposed
        ? 'proposed'
        : counted.has(number)
          ? 'replaced'
          : 'not-accepted';
  const versions: OrderVersion[] = [];
  for (const { number } of numbers.toReversed()) {
    const version = await findVersion(db, orderId, number);
    const { total, travelsOn, plan, lines, madeAt } = version;
    versions.push({
      number,
      state: stateOf(number),
      reason: version.reason,
      by: version.madeBy,
      at: madeAt.toISOString(),
      total,
      travelsOn,
      plan,
      lines: lines.map(lineView),
    });
  }
  return versions;
}

const versionIn = (detail: unknown): number | undefined =>
  typeof detail === 'object' && detail !== null && 'version' in detail && typeof detail.version === 'number'
    ? detail.version
    : undefined;
