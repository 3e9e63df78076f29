import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isOwnAccount } from '#features/ledger/accounts.data.ts';
import { mayStandAlone } from '#features/orders/approval-limit.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { enteredBefore, listWithNumber, seenBefore } from '#features/payments/external-reference.queries.ts';
import { recordPayment } from '#features/payments/payments.commands.ts';
import { fitsMethod, otherAccount, outsideKey } from '#features/payments/payments.rules.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { lockArrival, noSide } from '../arrivals/arrivals.commands.ts';
import { findNamedCheque } from '../cheques/cheques.queries.ts';
import { refuseMatched } from '../claims/claims.commands.ts';
import { methodOf } from '../money.rules.ts';
import { moneyApart, moneyApartOrders, moneyClaims, moneyMatches } from '../money.table.ts';
import { findArrivalAccount, isReconciled } from '../statement-lines/statement-lines.queries.ts';
import { maxFee } from './fees.rules.ts';
import { findOrderOf, isOfCheque, listArrivalsOf, sumPaidOf } from './live.queries.ts';
import {
  type MatchMade,
  matchMade,
  newMatch,
  orderPair,
  orderPairParted,
  pair,
  pairParted,
} from './matches.contract.ts';

type Match = Omit<z.output<typeof newMatch>, 'key'>;

const wrong = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

async function lockClaim({ tx }: CommandContext, id: string) {
  const [row] = await tx.select().from(moneyClaims).where(eq(moneyClaims.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'claims.not-found', 'There is no such claim.');
  }
  if (row.state === 'rejected') {
    throw new Failure('conflict', 'claims.over', 'This was rejected already.');
  }
  return row;
}

type Arrival = Awaited<ReturnType<typeof lockArrival>>;

/**
 * The number of an arrival, and which part of it comes next. What is left of it goes on after its parts that stand. A bank's number
 * comes again: another deposit with it is a further part, too.
 * @throws Failure conflict `payments.seen` when this transfer counts already, whatever told of it.
 */
async function numberOf(
  { tx }: CommandContext,
  { id, method, outside: read, amount, sameAs }: Arrival,
  claimed: string | null,
) {
  const outside = read ?? claimed;
  const key = outside === null ? '' : outsideKey(outside);
  const standing = key === '' ? [] : await listWithNumber(tx, key);
  const ofArrivals = await listArrivalsOf(tx, standing);
  const family = new Set([id, sameAs]);
  for (const payment of standing) {
    const of = ofArrivals.get(payment.id);
    const isAnother =
      method === 'bank' &&
      (of === undefined ? payment.reached !== amount || payment.method === 'cheque' : !family.has(of));
    if (of !== id && !isAnother) {
      throw await enteredBefore(tx, key);
    }
  }
  return { outside: outside ?? undefined, part: Math.max(0, ...standing.map(({ part }) => part)) + 1 };
}

/** What is left of an arrival; poisha. @throws Failure conflict `payments.seen`, `money.matched` when nothing is. */
async function leftOf({ tx }: CommandContext, { id, amount, sameAs }: Arrival): Promise<number> {
  if (sameAs !== null && (await sumPaidOf(tx, sameAs)) > 0) {
    throw seenBefore(await findOrderOf(tx, sameAs));
  }
  const left = amount - (await sumPaidOf(tx, id));
  if (left <= 0 || (await isOfCheque(tx, id)) || (await isReconciled(tx, id))) {
    throw new Failure('conflict', 'money.matched', 'A payment was made of this already.');
  }
  return left;
}

/** Claim and arrival, locked after the orders and free; with the sum that is to be shared out. */
async function lockSides(context: CommandContext, match: Match) {
  const arrival = match.arrival === undefined ? undefined : await lockArrival(context, match.arrival);
  const claim = match.claim === undefined ? undefined : await lockClaim(context, match.claim);
  await refuseMatched(context, { claim: match.claim });
  const left = arrival === undefined ? undefined : await leftOf(context, arrival);
  if (arrival?.state === 'dismissed') {
    throw new Failure('conflict', 'arrivals.over', 'This arrival was put aside.');
  }
  const cheque = arrival?.method === 'bank' ? await findNamedCheque(context.tx, arrival) : undefined;
  if (cheque !== undefined) {
    const { id, reference } = cheque;
    const message = `This is the cheque of ${reference}: say so, and it is cleared.`;
    throw new Failure('conflict', 'money.cheque', message, [], { cheque: id, reference });
  }
  if (claim !== undefined && !match.parts.some(({ order }) => order === claim.orderId)) {
    throw wrong('money.claim-order', 'parts', 'The order of the claim is not among them.');
  }
  const shared = match.parts.reduce((all, { amount }) => all + amount, 0);
  if (left !== undefined && shared !== left + match.fee) {
    throw wrong('money.parts', 'parts', 'The parts don’t add up to what arrived and the fee.');
  }
  if (match.fee > 0 && (arrival === undefined || match.fee > (match.parts[0]?.amount ?? 0))) {
    throw wrong('money.fee', 'fee', 'The fee is more than the first part, or nothing arrived.');
  }
  if (arrival !== undefined && match.fee > maxFee(arrival.method, shared)) {
    const most = maxFee(arrival.method, shared);
    const message = `No provider takes that much of this sum: at most ${decimalTaka(most)} taka. Leave the rest as due.`;
    throw new Failure('invalid', 'money.fee-high', message, [{ path: 'fee', message }], { most });
  }
  const method = methodOf(arrival?.method, claim?.method);
  if (method === undefined) {
    throw wrong('money.arrival', 'arrival', 'Name a claim or an arrival.');
  }
  const claimed = claim?.outside ?? null;
  const numbered =
    arrival === undefined
      ? { outside: claimed ?? undefined, part: 1 }
      : await numberOf(context, arrival, claimed);
  return { method, ...numbered, shared };
}

async function makePayments(context: CommandContext, match: Match): Promise<MatchMade> {
  const { tx, now, actor } = context;
  const locked = new Map<string, Awaited<ReturnType<typeof lockOrder>>>();
  // Always in the same order, so that two of them don't wait for each other.
  for (const id of match.parts.map(({ order }) => order).toSorted()) {
    locked.set(id, await lockOrder(context, { id }));
  }
  const { method, outside, part, shared } = await lockSides(context, match);
  // One transfer is one decision, however it is shared out.
  let waits = false;
  for (const order of locked.values()) {
    waits ||= !(await mayStandAlone(context, { kind: 'payment', amount: shared, order }));
  }
  const stated = match.arrival === undefined ? undefined : await findArrivalAccount(tx, match.arrival);
  const other = stated === undefined ? null : otherAccount(method, stated);
  const account = other !== null && isOwnAccount(other) && fitsMethod(method, other) ? other : null;
  const made: MatchMade['payments'] = [];
  for (const [index, { order, amount }] of match.parts.entries()) {
    const row = locked.get(order);
    if (row === undefined) {
      throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
    }
    const fee = index === 0 ? match.fee : 0;
    const payment = await recordPayment(context, row, {
      method,
      amount,
      fee,
      outside,
      account,
      part: part + index,
      waits,
    });
    await tx.insert(moneyMatches).values({
      paymentId: payment.id,
      claimId: match.claim ?? null,
      arrivalId: match.arrival ?? null,
      seen: match.arrival === undefined ? (match.seen ?? null) : null,
      matchedBy: actor.id,
      matchedAt: now,
    });
    made.push({ ...payment, order });
  }
  return { payments: made };
}

/**
 * Makes payments of what somebody says they paid and what arrived: one for each order that it pays. From a sum on (settings), of
 * all parts together, they count after another person's approval.
 * @throws Failure conflict `money.matched`, `claims.over`, `arrivals.over`, `payments.seen`; invalid `money.parts` when the sums
 *   don't add up, `money.claim-order` without the order of the claim, `money.fee`.
 */
export const matchMoney = command({
  name: 'money.match',
  permission: 'payments.write',
  input: newMatch,
  output: matchMade,
  refusals: {
    ...noSide,
    409: 'A payment was made of it already (`money.matched`), or with its number (`payments.seen`).',
    422: 'Fields are not right, such as parts that don’t add up to what arrived.',
  },
  run: async (context, { key, ...match }) => {
    const write = { command: 'money.match', key, hash: hashOf(match), schema: matchMade };
    return respondOnce(context, write, () => makePayments(context, match));
  },
});

/** Notes that a claim and an arrival don't belong together: the pair isn't proposed again. @throws Failure not-found. */
export const partPair = command({
  name: 'money.part',
  permission: 'payments.write',
  input: pair,
  output: pairParted,
  refusals: { ...noSide, 409: 'The claim was rejected.' },
  run: async (context, { claim, arrival }) => {
    const { tx, now, actor } = context;
    await lockArrival(context, arrival);
    const row = await lockClaim(context, claim);
    await tx
      .insert(moneyApart)
      .values({ claimId: claim, arrivalId: arrival, by: actor.id, at: now })
      .onConflictDoNothing();
    context.log({
      subjectKind: 'order',
      subjectId: row.orderId,
      difference: { happened: 'claim-parted', arrival },
    });
    return { claim, arrival };
  },
});

/** Notes that an arrival isn't for these orders: they aren't proposed for it again. @throws Failure not-found. */
export const partOrders = command({
  name: 'money.part-orders',
  permission: 'payments.write',
  input: orderPair,
  output: orderPairParted,
  refusals: noSide,
  run: async (context, { arrival, orders: ids }) => {
    const { tx, now, actor } = context;
    for (const id of ids.toSorted()) {
      await lockOrder(context, { id });
    }
    await lockArrival(context, arrival);
    const apart = ids.map((orderId) => ({ arrivalId: arrival, orderId, by: actor.id, at: now }));
    await tx.insert(moneyApartOrders).values(apart).onConflictDoNothing();
    for (const subjectId of ids) {
      context.log({ subjectKind: 'order', subjectId, difference: { happened: 'arrival-parted', arrival } });
    }
    return { arrival };
  },
});
