import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { listOwnBelow } from '#features/ledger/own-accounts/own-accounts.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listChequeStates } from './cheques/cheques.queries.ts';
import { listDeductionsByPayment } from './deductions/of-payments.queries.ts';
import type { Movement, OpenRefund, PaymentAccount } from './payments.contract.ts';
import { openRefunds } from './payments.rules.ts';
import { payments, refunds } from './payments.table.ts';
import { isStuck } from './refunds/stuck-refunds.rules.ts';

/** Whether the gateway of a refund sends it, so that nobody may do it by hand. */
export const isSending = ({ state, nextAskAt }: Pick<typeof refunds.$inferSelect, 'state' | 'nextAskAt'>) =>
  state === 'processing' || (state === 'approved' && nextAskAt !== null);

/** What was paid and given back for an order, in order of time; also what waits or was undone. @param now to say what is stuck */
export async function listMovements(db: ReadDatabase, orderId: string, now?: Date): Promise<Movement[]> {
  const came = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.takenAt), asc(payments.id));
  const went = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));
  const cheques = await listChequeStates(
    db,
    came.flatMap(({ id, method }) => (method === 'cheque' ? id : [])),
  );
  const deducted = await listDeductionsByPayment(
    db,
    came.flatMap(({ id, deducted }) => (deducted > 0 ? id : [])),
  );
  return [
    ...came.map((row): Movement => {
      const { id, method, amount, fee, outside, state, takenBy, takenAt, approvedBy, endedBecause, receipt } =
        row;
      return {
        id,
        kind: 'payment',
        method,
        amount,
        fee,
        deducted: (deducted.get(id) ?? []).map(({ paymentId: _, ...each }) => each),
        account: row.account,
        on: row.on ?? dhakaDate(takenAt),
        outside,
        state,
        receipt,
        by: takenBy,
        at: takenAt.toISOString(),
        approvedBy,
        reason: endedBecause,
        cheque: method === 'cheque' ? (cheques.get(id) ?? 'in-hand') : null,
        to: null,
        dueOn: null,
        trouble: null,
        isSending: false,
        isStuck: false,
      };
    }),
    ...went.map((row): Movement => {
      const { id, method, amount, outside, state, askedBy, askedAt, approvedBy, reason } = row;
      return {
        id,
        kind: 'refund',
        method,
        amount,
        fee: 0,
        deducted: [],
        account: row.account,
        on: row.on ?? dhakaDate(row.paidAt ?? askedAt),
        outside,
        state,
        receipt: null,
        by: askedBy,
        at: askedAt.toISOString(),
        approvedBy,
        reason,
        cheque: null,
        to: row.sentTo,
        dueOn: row.dueOn,
        trouble: row.trouble,
        isSending: isSending(row),
        isStuck: now !== undefined && isStuck(row, now),
      };
    }),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The refunds that are still to be paid, the one that is due first at first. @param today in Asia/Dhaka */
export async function listOpenRefunds(
  db: ReadDatabase,
  today: CalendarDate,
  onlyLate = false,
): Promise<OpenRefund[]> {
  const rows = await db
    .select({ refund: refunds, reference: orders.reference, name: orders.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(inArray(refunds.state, [...openRefunds]), onlyLate ? lt(refunds.dueOn, today) : undefined))
    .orderBy(asc(refunds.dueOn), asc(refunds.id))
    .limit(500);
  return rows.map(({ refund, reference, name }) => {
    const { id, orderId, amount, method, state, reason, askedAt, dueOn, trouble, sentTo } = refund;
    return {
      id,
      orderId,
      reference,
      name,
      amount,
      method,
      state,
      reason,
      dueOn,
      trouble,
      to: sentTo,
      askedAt: askedAt.toISOString(),
      isLate: dueOn !== null && dueOn < today,
    };
  });
}

/** The banks and wallets that the agency has made besides the first of each. */
export const listPaymentAccounts = async (db: ReadDatabase): Promise<PaymentAccount[]> =>
  (await listOwnBelow(db, ['bank', 'bkash', 'nagad', 'rocket', 'upay'])).map(
    ({ code, nameEn, nameBn, number }) => ({ code, name: { en: nameEn, bn: nameBn }, number }),
  );
