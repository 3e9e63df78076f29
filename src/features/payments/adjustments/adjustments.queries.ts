import { and, asc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { customerContacts } from '#features/customers/customers.table.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { listAdjustments } from '#features/ledger/adjustments/adjustments.queries.ts';
import { findOrderMoney, listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { orders, orderVersions } from '#features/orders/orders.table.ts';
import { costOf } from '#features/orders/terms/balance.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sumUncleared } from '../cheques/cheques.queries.ts';
import { sumUncertified } from '../deductions/deductions.queries.ts';
import { sumOpen } from '../refunds/open-refunds.queries.ts';
import type { Adjustment } from './adjustments.contract.ts';

/** What a customer has too much on an order and isn't about to get back; poisha. */
export async function findCredit(db: ReadDatabase, orderId: string): Promise<number> {
  const { charged, paid } = await findOrderMoney(db, orderId);
  return Math.max(0, paid - charged - (await sumOpen(db, orderId)));
}

/**
 * What of a credit can move to another order: money that came for sure. A cheque can bounce, and what was deducted may never be certified;
 * on the other order nobody would see that. Poisha.
 */
export async function findMovable(db: ReadDatabase, orderId: string): Promise<number> {
  const { paid } = await findOrderMoney(db, orderId);
  const unsure = (await sumUncleared(db, orderId)) + (await sumUncertified(db, orderId));
  const sure = paid - (await sumOpen(db, orderId)) - unsure;
  return Math.max(0, Math.min(await findCredit(db, orderId), sure));
}

/** Which orders are of the customer with a number: by that, or by one that stands on the same card. */
export const isOfCustomer = (db: ReadDatabase, phone: string): SQL | undefined => {
  const card = db
    .select({ id: customerContacts.customerId })
    .from(customerContacts)
    .where(and(eq(customerContacts.kind, 'phone'), eq(customerContacts.value, phone)));
  const numbers = db
    .select({ value: customerContacts.value })
    .from(customerContacts)
    .where(and(eq(customerContacts.kind, 'phone'), inArray(customerContacts.customerId, card)));
  return or(eq(orders.phone, phone), inArray(orders.phone, numbers));
};

/** The other orders of an order's customer, those that owe something first. */
export async function listCreditTargets(db: ReadDatabase, orderId: string) {
  const [own] = await db.select({ phone: orders.phone }).from(orders).where(eq(orders.id, orderId));
  const rows =
    own === undefined
      ? []
      : await db
          .select({
            id: orders.id,
            reference: orders.reference,
            name: orders.name,
            state: orders.state,
            total: orderVersions.total,
          })
          .from(orders)
          .innerJoin(
            orderVersions,
            and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
          )
          .where(and(isNull(orders.removedAt), ne(orders.id, orderId), isOfCustomer(db, own.phone)))
          .orderBy(asc(orders.createdAt), asc(orders.id))
          .limit(200);
  const known = await listOrderMoney(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .map(({ id, reference, name, state, total }) => {
      const money = known.get(id) ?? noMoney;
      const cost = state === 'cancelled' ? money.charged : costOf(state, total, money);
      return { id, reference, name, owed: cost - money.paid };
    })
    .toSorted((one, other) => other.owed - one.owed);
}

/** What was written off of an order, and what moved from or to another one, in order of time. */
export async function listAdjusted(db: ReadDatabase, orderId: string): Promise<Adjustment[]> {
  const rows = await listAdjustments(db, orderId);
  const names = await findActorNames(
    db,
    rows.map(({ by }) => by),
  );
  const others = rows.flatMap(({ other }) => other ?? []);
  const found =
    others.length === 0
      ? []
      : await db
          .select({ id: orders.id, reference: orders.reference })
          .from(orders)
          .where(inArray(orders.id, others));
  return rows.map(({ id, isWriteOff, amount, other, reason, by, on, at, undoneBecause }) => ({
    id,
    kind: isWriteOff ? 'write-off' : 'credit-moved',
    amount,
    order: found.find((each) => each.id === other) ?? null,
    reason,
    by,
    byName: names.get(by) ?? by,
    on,
    at: at.toISOString(),
    undone: undoneBecause,
  }));
}
