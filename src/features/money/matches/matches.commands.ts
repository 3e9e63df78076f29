import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mayStandAlone } from '#features/orders/alone/alone.commands.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { isEntered } from '#features/payments/outside/outside.queries.ts';
import { recordPayment } from '#features/payments/payments.commands.ts';
import { outsideKey } from '#features/payments/payments.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { lockArrival } from '../arrivals/arrivals.commands.ts';
import { findNamedCheque } from '../cheques/cheques.queries.ts';
import { refuseMatched } from '../claims/claims.commands.ts';
import { moneyApart, moneyClaims, moneyMatches } from '../money.table.ts';
import { mostFee } from './fees.rules.ts';
import { type MatchMade, matchMade, newMatch, pair } from './matches.contract.ts';

type Match = Omit<z.output<typeof newMatch>, 'key'>;

const wrong = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

async function lockTold({ tx }: CommandContext, id: string) {
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
 * The number of an arrival as its payment has it. A bank's number that another deposit was paid with already is told apart by the
 * day, and of one day by the sum.
 */
async function numberOf(context: CommandContext, arrival: Arrival | undefined): Promise<string | undefined> {
  if (arrival === undefined || arrival.outside === null) {
    return undefined;
  }
  const { method, outside, settled, at, amount } = arrival;
  const [day, sum] = [dhakaDate(at), decimalTaka(amount)];
  const names =
    method === 'bank' && !settled ? [outside, `${outside} ${day}`, `${outside} ${day} ${sum}`] : [];
  for (const name of names) {
    if (!(await isEntered(context.tx, outsideKey(name)))) {
      return name;
    }
  }
  return outside;
}

/** Claim and arrival, locked after the orders and free; with the sum that is to be shared out. */
async function lockSides(context: CommandContext, match: Match) {
  const arrival = match.arrival === undefined ? undefined : await lockArrival(context, match.arrival);
  const claim = match.claim === undefined ? undefined : await lockTold(context, match.claim);
  await refuseMatched(context, match);
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
  if (arrival !== undefined && shared !== arrival.amount + match.fee) {
    throw wrong('money.parts', 'parts', 'The parts don’t add up to what arrived and the fee.');
  }
  if (match.fee > 0 && (arrival === undefined || match.fee > (match.parts[0]?.amount ?? 0))) {
    throw wrong('money.fee', 'fee', 'The fee is more than the first part, or nothing arrived.');
  }
  if (arrival !== undefined && match.fee > mostFee(arrival.method, shared)) {
    const most = mostFee(arrival.method, shared);
    const message = `No provider takes that much of this sum: at most ${decimalTaka(most)} taka. Leave the rest as due.`;
    throw new Failure('invalid', 'money.fee-high', message, [{ path: 'fee', message }], { most });
  }
  const method = arrival?.method ?? claim?.method;
  if (method === undefined) {
    throw wrong('money.arrival', 'arrival', 'Name a claim or an arrival.');
  }
  return { method, outside: (await numberOf(context, arrival)) ?? claim?.outside ?? undefined, shared };
}

async function makePayments(context: CommandContext, match: Match): Promise<MatchMade> {
  const { tx, now, actor } = context;
  const locked = new Map<string, Awaited<ReturnType<typeof lockOrder>>>();
  // Always in the same order, so that two of them don't wait for each other.
  for (const id of match.parts.map(({ order }) => order).toSorted()) {
    locked.set(id, await lockOrder(context, { id }));
  }
  const { method, outside, shared } = await lockSides(context, match);
  // One transfer is one decision, however it is shared out.
  let waits = false;
  for (const order of locked.values()) {
    waits ||= !(await mayStandAlone(context, { kind: 'payment', amount: shared, order }));
  }
  const made: MatchMade['payments'] = [];
  for (const [index, { order, amount }] of match.parts.entries()) {
    const row = locked.get(order);
    if (row === undefined) {
      throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
    }
    const fee = index === 0 ? match.fee : 0;
    const payment = await recordPayment(context, row, {
      ...{ method, amount, fee, outside, part: index + 1, waits },
    });
    await tx.insert(moneyMatches).values({
      ...{ paymentId: payment.id, claimId: match.claim ?? null, arrivalId: match.arrival ?? null },
      ...{
        seen: match.arrival === undefined ? (match.seen ?? null) : null,
        matchedBy: actor.id,
        matchedAt: now,
      },
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
  run: async (context, { claim, arrival }) => {
    const { tx, now, actor } = context;
    await lockArrival(context, arrival);
    const row = await lockTold(context, claim);
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
