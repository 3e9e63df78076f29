import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { listEnteredFor } from '#features/payments/outside/outside.queries.ts';
import { outsideKey } from '#features/payments/payments.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { GatewayName } from '../gateways.contract.ts';
import type { ShownAttempt } from './attempts.contract.ts';
import { paymentAttempts } from './attempts.table.ts';

/** The attempt that a gateway knows by our id or by its own; undefined when there is none. */
export async function findAttempt(
  db: ReadDatabase,
  gateway: GatewayName,
  by: { readonly ourId: string } | { readonly session: string },
): Promise<{ readonly id: string } | undefined> {
  const known = 'ourId' in by ? eq(paymentAttempts.ourId, by.ourId) : eq(paymentAttempts.session, by.session);
  const [found] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), known));
  return found;
}

/** The page of the order that an attempt is for, without the site's URL. */
export async function findOrderPath(db: ReadDatabase, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ token: orders.token, language: orders.language })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, id));
  return found && `${found.language === 'bn' ? '/bn' : ''}/orders/${found.token}`;
}

/** An attempt with everything that settling needs. */
export async function findWholeAttempt(db: ReadDatabase, id: string) {
  const [found] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return found;
}

/** What a gateway needs to know of the attempt that a payment came by, to give some of it back; undefined without one. */
export async function findPaidAttempt(db: ReadDatabase, paymentId: string) {
  const [found] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.paymentId, paymentId));
  if (!found || found.theirId === null || found.received === null) {
    return undefined;
  }
  const { gateway, ourId, theirId, session, received } = found;
  return { gateway, payment: { ourId, theirId, session: session ?? '', amount: received } };
}

/** The key of the transaction that another attempt or payment has, of an attempt in review for it. */
const repeatedKey = ({ state, review, reason }: typeof paymentAttempts.$inferSelect): string =>
  state === 'review' && review === 'repeated' ? outsideKey(reason ?? '') : '';

async function list(db: ReadDatabase, where: SQL | undefined, order: SQL): Promise<ShownAttempt[]> {
  const rows = await db
    .select({ attempt: paymentAttempts, reference: orders.reference })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(where)
    .orderBy(order)
    .limit(200);
  const keys = rows.map(({ attempt }) => repeatedKey(attempt)).filter((key) => key !== '');
  const booked = await listEnteredFor(db, keys, true);
  return rows.map(({ attempt, reference }) => ({
    ...{
      id: attempt.id,
      orderId: attempt.orderId,
      reference,
      gateway: attempt.gateway,
      ourId: attempt.ourId,
    },
    ...{ theirId: attempt.theirId, state: attempt.state, review: attempt.review, reason: attempt.reason },
    bookedFor: booked.get(repeatedKey(attempt)) ?? null,
    ...{ amount: attempt.amount, received: attempt.received, instrument: attempt.instrument },
    ...{ practice: attempt.practice, createdAt: attempt.createdAt.toISOString() },
  }));
}

/** The attempts of an order, the latest first. */
export const listAttempts = (db: ReadDatabase, orderId: string) =>
  list(db, eq(paymentAttempts.orderId, orderId), desc(paymentAttempts.createdAt));

/** The attempts that wait for staff, the oldest first. */
export const listReviews = (db: ReadDatabase) =>
  list(db, eq(paymentAttempts.state, 'review'), asc(paymentAttempts.createdAt));
