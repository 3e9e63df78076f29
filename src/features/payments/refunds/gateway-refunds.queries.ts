import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import { crockford } from '#platform/crockford.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Work } from '#platform/lease.ts';
import type { Method } from '../payments.rules.ts';
import { payments, refunds } from '../payments.table.ts';
import { gatewayFor } from './gateway-refunds.rules.ts';

/** Refunds that a gateway is to be asked about. */
export const sendingWork: Work = {
  table: refunds,
  id: refunds.id,
  dueAt: refunds.nextAskAt,
  waits: sql`(${and(inArray(refunds.state, ['approved', 'processing']), isNotNull(refunds.paymentId))})`,
};

/** What of a payment was given back, or is about to be; poisha. */
async function sumBack(db: ReadDatabase, paymentId: string): Promise<number> {
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), notInArray(refunds.state, ['refused', 'undone'])));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * A payment of an order through a gateway of which a sum can still go back, the latest first; poisha.
 * @returns its id; without one, the largest sum that could go back
 */
export async function findRefundablePayment(
  db: ReadDatabase,
  { orderId, method, amount }: { orderId: string; method: Method; amount: number },
): Promise<{ readonly id: string } | { readonly most: number }> {
  const came = await db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, method), eq(payments.state, 'counted')))
    .orderBy(desc(payments.takenAt), desc(payments.id));
  let most = 0;
  for (const payment of came) {
    const left = payment.amount - (await sumBack(db, payment.id));
    if (left >= amount) {
      return { id: payment.id };
    }
    most = Math.max(most, left);
  }
  return { most };
}

/** What of a payment its gateway has given back already; poisha. */
export async function sumRefunded(db: ReadDatabase, paymentId: string): Promise<number> {
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'paid')));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether another refund of the same payment is on its way: one at a time, so that their sums can be told apart. */
export async function isOtherSending(db: ReadDatabase, id: string, paymentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        ne(refunds.id, id),
        inArray(refunds.state, ['processing', 'review']),
      ),
    );
  return rows.length > 0;
}

interface Asked {
  readonly orderId: string;
  readonly amount: number;
  readonly method: Method;
  readonly outside?: string | undefined;
}

/**
 * How a refund goes: through the gateway that took the money, with its payment, or by hand.
 * @throws Failure invalid `refunds.gateway` when no payment through the named gateway covers the sum.
 */
export async function findWayBack(db: ReadDatabase, { orderId, amount, method, outside }: Asked) {
  const gateway = gatewayFor(method, outside);
  if (gateway === undefined) {
    return { method };
  }
  const found = await findRefundablePayment(db, { orderId, method: gateway, amount });
  if ('id' in found) {
    const ourId = `R${[...randomBytes(15)].map((byte) => crockford[byte & 31]).join('')}`;
    return { method: gateway, paymentId: found.id, ourId };
  }
  if (gateway !== method) {
    return { method };
  }
  const message = 'No payment through this gateway covers the sum.';
  throw new Failure('invalid', 'refunds.gateway', message, [{ path: 'amount', message }], found);
}
