import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { sumUncleared } from '#features/payments/cheques/cheques.queries.ts';
import { gatewayMethods, type Method, outsideKey } from '#features/payments/payments.rules.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { findRefundablePayment } from '#features/payments/refunds/gateway-refunds.queries.ts';
import { sumOpen } from '#features/payments/refunds/open-refunds.queries.ts';
import type { RefundProposal } from '#features/payments/refunds/proposal.contract.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyArrivals, moneyClaims, moneyMatches } from '../money.table.ts';

/** So many digits has an account of a bank at least, and a wallet: its mobile number. */
const digitsOf = (method: Method): number => (method === 'bank' ? 8 : 11);

/** A sender in full: what the provider hides, or the last digits alone, is no number to send to. */
const inFull = (sender: string | null, method: Method): string | undefined =>
  sender === null ||
  /[*•]|x{2,}/i.test(sender) ||
  outsideKey(sender).replace(/\D/g, '').length < digitsOf(method)
    ? undefined
    : sender;

/** The payments of an order that count, the latest first, with who sent them as far as it is known. */
async function listCame(db: ReadDatabase, orderId: string) {
  const rows = await db
    .select({
      method: payments.method,
      // What was deducted never came by that way.
      amount: sql<number>`${payments.amount} - ${payments.deducted}`.mapWith(Number),
      claimed: moneyClaims.sender,
      arrived: moneyArrivals.sender,
    })
    .from(payments)
    .leftJoin(moneyMatches, eq(moneyMatches.paymentId, payments.id))
    .leftJoin(moneyClaims, eq(moneyClaims.id, moneyMatches.claimId))
    .leftJoin(moneyArrivals, eq(moneyArrivals.id, moneyMatches.arrivalId))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'counted')))
    .orderBy(desc(payments.takenAt), desc(payments.id));
  // A statement knows it better than whoever typed it.
  return rows.map(({ claimed, arrived, ...row }) => ({
    ...row,
    to: inFull(arrived, row.method) ?? inFull(claimed, row.method) ?? null,
  }));
}

const addUp = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** What is due back of an order and the ways on which its money came. */
export async function findRefundProposal(db: ReadDatabase, orderId: string): Promise<RefundProposal> {
  const { charged, paid } = await findOrderMoney(db, orderId);
  const came = await listCame(db, orderId);
  const went = await db
    .select({ method: refunds.method, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), notInArray(refunds.state, ['refused', 'undone'])));
  const open = await sumOpen(db, orderId);
  const uncleared = await sumUncleared(db, orderId);
  const ways: RefundProposal['ways'] = [];
  for (const method of new Set(came.map((row) => row.method))) {
    const mine = came.filter((row) => row.method === method);
    const gateway = gatewayMethods.find((each) => each === method);
    const covered =
      gateway === undefined
        ? undefined
        : await findRefundablePayment(db, { orderId, method: gateway, amount: Number.MAX_SAFE_INTEGER });
    const left =
      covered !== undefined && 'most' in covered
        ? covered.most
        : addUp(mine) -
          addUp(went.filter((row) => row.method === method)) -
          (method === 'cheque' ? uncleared : 0);
    if (left > 0) {
      ways.push({ method, left, to: mine.find(({ to }) => to !== null)?.to ?? null });
    }
  }
  return { due: Math.max(0, paid - charged - open - uncleared), uncleared, ways };
}
