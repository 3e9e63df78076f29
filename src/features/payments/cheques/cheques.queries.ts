import { and, asc, desc, eq, gt, gte, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { reachedOf } from '../payments.rules.ts';
import { payments } from '../payments.table.ts';
import { reached } from '../reached.queries.ts';
import type { ChequeList, ChequeView } from './cheques.contract.ts';
import { type ChequeState, type ChequeTab, viewState } from './cheques.rules.ts';
import { chequeMoves, paymentCheques } from './cheques.table.ts';

export type ChequeMove = typeof chequeMoves.$inferSelect;

/** The last move of a cheque; undefined while it is in hand. */
export async function findLastMove(db: ReadDatabase, payment: string): Promise<ChequeMove | undefined> {
  const [last] = await db
    .select()
    .from(chequeMoves)
    .where(eq(chequeMoves.paymentId, payment))
    .orderBy(desc(chequeMoves.position))
    .limit(1);
  return last;
}

/** What is written on a cheque; without a bank or a day when it isn't known. */
export async function findWritten(db: ReadDatabase, payment: string) {
  const [written] = await db
    .select({ bank: paymentCheques.bank, number: paymentCheques.number, dated: paymentCheques.dated })
    .from(paymentCheques)
    .where(eq(paymentCheques.paymentId, payment));
  return written;
}

/** The day that is written on a cheque; null when it isn't known. */
export const findDated = async (db: ReadDatabase, payment: string): Promise<CalendarDate | null> =>
  (await findWritten(db, payment))?.dated ?? null;

/** The day on which a cheque was deposited last; undefined for one that never was. */
export async function findDepositDay(db: ReadDatabase, payment: string): Promise<CalendarDate | undefined> {
  const [last] = await db
    .select({ day: chequeMoves.day })
    .from(chequeMoves)
    .where(and(eq(chequeMoves.paymentId, payment), eq(chequeMoves.state, 'deposited')))
    .orderBy(desc(chequeMoves.position))
    .limit(1);
  return last?.day;
}

/** The last moves of all cheques, to be joined. */
export const lastMoves = (db: ReadDatabase) =>
  db
    .selectDistinctOn([chequeMoves.paymentId])
    .from(chequeMoves)
    .orderBy(chequeMoves.paymentId, desc(chequeMoves.position))
    .as('last_moves');

/** The last state of each of some payments by cheque; one in hand may be missing. */
export async function listChequeStates(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChequeState>> {
  if (ids.length === 0) {
    return new Map();
  }
  const last = lastMoves(db);
  const rows = await db
    .select({ id: last.paymentId, state: last.state })
    .from(last)
    .where(inArray(last.paymentId, [...ids]));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** What of an order was paid by cheques that count and that the bank hasn't cleared: they can still bounce. Poisha. */
export async function sumUncleared(db: ReadDatabase, orderId: string): Promise<number> {
  const rows = await db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'cheque'), eq(payments.state, 'counted')));
  const states = await listChequeStates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.reduce((sum, { id, amount }) => (states.get(id) === 'cleared' ? sum : sum + amount), 0);
}

/** So many are listed at once. */
const most = 500;

/** The cheques of a part of the list. */
export async function listChequeViews(db: ReadDatabase, tab: ChequeTab): Promise<ChequeView[]> {
  const last = lastMoves(db);
  const stands = inArray(payments.state, ['waiting', 'counted']);
  const of: Readonly<Record<ChequeTab, SQL | undefined>> = {
    'in-hand': and(stands, or(isNull(last.state), eq(last.state, 'in-hand'))),
    deposited: and(stands, eq(last.state, 'deposited')),
    done: or(eq(payments.state, 'undone'), eq(last.state, 'cleared')),
  };
  const latest = sql`greatest(${last.at}, ${payments.endedAt})`;
  const rows = await db
    .select({
      payment: payments,
      cheque: paymentCheques,
      reference: orders.reference,
      name: orders.name,
      last: {
        state: last.state,
        day: last.day,
        account: last.account,
        reason: last.reason,
        charge: last.charge,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(paymentCheques, eq(paymentCheques.paymentId, payments.id))
    .leftJoin(last, eq(last.paymentId, payments.id))
    .where(and(eq(payments.method, 'cheque'), of[tab]))
    .orderBy(...(tab === 'done' ? [desc(latest)] : []), asc(payments.takenAt), asc(payments.id))
    .limit(most);
  return rows.map(({ payment, cheque, last: move, reference, name }) => ({
    id: payment.id,
    order: payment.orderId,
    reference,
    name,
    amount: reachedOf(payment),
    bank: cheque?.bank ?? '',
    number: cheque?.number ?? payment.outside ?? '',
    dated: cheque?.dated ?? null,
    state: viewState(payment.state, move?.state ?? undefined),
    takenAt: payment.takenAt.toISOString(),
    day: move?.day ?? null,
    account: move?.account ?? null,
    reason: payment.endedBecause ?? move?.reason ?? null,
    charge: move?.charge ?? 0,
  }));
}

/** Cheques of customers, the oldest first; of those that are done with the latest first. @param today in Asia/Dhaka */
export async function listCheques(
  db: ReadDatabase,
  tab: ChequeTab,
  today: CalendarDate,
): Promise<ChequeList> {
  const balance = await findTrialBalance(db, today);
  const on = (code: string) => {
    const found = balance.accounts.find((each) => each.code === code);
    return (found?.debit ?? 0) - (found?.credit ?? 0);
  };
  const { banks } = await findReceivingAccounts(db);
  return {
    items: await listChequeViews(db, tab),
    accounts: banks.map(({ number, bank }) => ({ number, bank })),
    balances: { inHand: on(accounts.cheques.code), deposited: on(accounts.chequesDeposited.code) },
  };
}

/** The cheques of the order that a token opens which bounced, in order of time; sums are poisha. */
export async function listBounced(db: ReadDatabase, token: string) {
  const later = alias(chequeMoves, 'later');
  return db
    .select({
      id: payments.id,
      amount: reached,
      number: payments.outside,
      day: chequeMoves.day,
      reason: chequeMoves.reason,
    })
    .from(chequeMoves)
    .innerJoin(payments, eq(payments.id, chequeMoves.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        sealedIs(orders.token, token),
        eq(chequeMoves.state, 'bounced'),
        // A bounce that was undone has a later move.
        notExists(
          db
            .select()
            .from(later)
            .where(and(eq(later.paymentId, payments.id), gt(later.position, chequeMoves.position))),
        ),
      ),
    )
    .orderBy(asc(chequeMoves.at), asc(payments.id));
}

/** Whether an order had another payment of the same sum, at the bank, since a cheque of it bounced. */
export async function isPaidSince(
  db: ReadDatabase,
  row: Pick<typeof payments.$inferSelect, 'orderId' | 'amount' | 'fee' | 'deducted'>,
  since: Date,
): Promise<boolean> {
  const later = await db.$count(
    payments,
    and(
      eq(payments.orderId, row.orderId),
      eq(reached, reachedOf(row)),
      gte(payments.takenAt, since),
      eq(payments.method, 'bank'),
      inArray(payments.state, ['waiting', 'counted']),
    ),
  );
  return later > 0;
}
