import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { payerLink } from '#features/orders/customer/payer-link.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listEnteredFor } from '#features/payments/external-reference.queries.ts';
import { outsideKey } from '#features/payments/payments.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import type { GatewayName } from '../gateways.contract.ts';
import type { AttemptView } from './attempts.contract.ts';
import { type AttemptState, openAttempts } from './attempts.rules.ts';
import { paymentAttempts } from './attempts.table.ts';

/** An attempt for whoever asks by an address: whose it is, how far it is, and the order that it is for. */
export interface KnownAttempt {
  readonly id: string;
  readonly ourId: string;
  readonly browser: string | null;
  readonly state: AttemptState;
  readonly redirect: string | null;
  readonly reason: string | null;
  readonly askedAt: Date | null;
  readonly createdAt: Date;
  /** Of the page that it was begun on: the order's own, or that of somebody else who pays. */
  readonly link: string;
  /** Of whoever pays. */
  readonly language: Language;
}

const { id, ourId, browser, state, redirect, reason, askedAt, createdAt } = paymentAttempts;
const { token, reference } = orders;
const { language, byPayer } = paymentAttempts;
const knownColumns = {
  ...{ id, ourId, browser, state, redirect, reason, askedAt, createdAt },
  ...{ token, reference, language, byPayer, ofOrder: orders.language },
};

async function findKnown(db: ReadDatabase, by: SQL | undefined): Promise<KnownAttempt | undefined> {
  const [found] = await db
    .select(knownColumns)
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(by);
  if (!found) {
    return undefined;
  }
  const { token: secret, reference: of, byPayer: isPayers, language: payers, ofOrder, ...known } = found;
  return {
    ...known,
    language: payers ?? ofOrder,
    link: isPayers ? payerLink({ token: secret, reference: of }) : secret,
  };
}

/** The attempt that a gateway knows by our id or by its own; undefined when there is none. */
export const findAttempt = (
  db: ReadDatabase,
  gateway: GatewayName,
  by: { readonly ourId: string } | { readonly session: string },
) =>
  findKnown(
    db,
    and(
      eq(paymentAttempts.gateway, gateway),
      'ourId' in by ? eq(paymentAttempts.ourId, by.ourId) : eq(paymentAttempts.session, by.session),
    ),
  );

/** The attempt of our id, whatever its gateway. */
export const findByOurId = (db: ReadDatabase, known: string) =>
  findKnown(db, eq(paymentAttempts.ourId, known));

/** The attempt that a browser began, by the hash of its secret. */
export const findBegun = (db: ReadDatabase, secret: string) =>
  findKnown(db, eq(paymentAttempts.browser, secret));

/** Gateways answer within so long; after that somebody may pay anew. */
const answerMs = 5 * 60_000;

/**
 * What an order's page says of a payment from which the customer came back: its outcome isn't known yet, or the latest one brought
 * no money. One whose outcome is late stays being checked, but keeps nobody from paying.
 */
export async function findReturned(
  db: ReadDatabase,
  token: string,
  now: Date,
): Promise<'checking' | 'late' | 'broken' | undefined> {
  const rows = await db
    .select({ state: paymentAttempts.state, at: paymentAttempts.returnedAt })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(sealedIs(orders.token, token), isNotNull(paymentAttempts.returnedAt)))
    .orderBy(desc(paymentAttempts.returnedAt))
    .limit(20);
  const open = rows.find(({ state }) => openAttempts.includes(state));
  if (open !== undefined) {
    return now.getTime() - (open.at?.getTime() ?? 0) < answerMs ? 'checking' : 'late';
  }
  const latest = rows[0]?.state;
  return latest === 'failed' || latest === 'cancelled' ? 'broken' : undefined;
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

async function list(db: ReadDatabase, where: SQL | undefined, order: SQL): Promise<AttemptView[]> {
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
    id: attempt.id,
    orderId: attempt.orderId,
    reference,
    gateway: attempt.gateway,
    ourId: attempt.ourId,
    theirId: attempt.theirId,
    state: attempt.state,
    review: attempt.review,
    reason: attempt.reason,
    bookedFor: booked.get(repeatedKey(attempt)) ?? null,
    amount: attempt.amount,
    received: attempt.received,
    instrument: attempt.instrument,
    practice: attempt.practice,
    createdAt: attempt.createdAt.toISOString(),
  }));
}

/** The attempts of an order, the latest first. */
export const listAttempts = (db: ReadDatabase, orderId: string) =>
  list(db, eq(paymentAttempts.orderId, orderId), desc(paymentAttempts.createdAt));

/** The attempts that wait for staff, the oldest first. */
export const listReviews = (db: ReadDatabase) =>
  list(db, eq(paymentAttempts.state, 'review'), asc(paymentAttempts.createdAt));
