import { and, eq, ne, not } from 'drizzle-orm';
import { z } from 'zod';
import { endClaimHold } from '#features/departures/seats/hold-extension.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { keepForClaim } from '#features/orders/seats/claim-holds.writes.ts';
import { isEntered } from '#features/payments/external-reference.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { moneyClaims } from '../../money.table.ts';
import { refuseMatched } from '../claims.commands.ts';
import { claimEnded, claimEnding } from '../claims.contract.ts';
import { isClaimed } from '../claims.writes.ts';

/** For the API: an id that no claim has. */
export const noClaim = { 404: 'There is no such claim.' };

/** A claim with its order, both locked, the order first. @throws Failure not-found. */
export async function lockClaim(context: CommandContext, id: string) {
  const { tx } = context;
  const missing = new Failure('not-found', 'claims.not-found', 'There is no such claim.');
  const [found] = await tx
    .select({ orderId: moneyClaims.orderId })
    .from(moneyClaims)
    .where(eq(moneyClaims.id, id));
  if (!found) {
    throw missing;
  }
  const order = await lockOrder(context, { id: found.orderId });
  const [row] = await tx.select().from(moneyClaims).where(eq(moneyClaims.id, id)).for('update');
  if (!row) {
    throw missing;
  }
  return { order, row };
}

/** The oldest claim that repeats a number takes the place of the one that was rejected. */
async function promote(
  { tx }: CommandContext,
  { outsideKey, lookKey }: { readonly outsideKey: string | null; readonly lookKey: string | null },
): Promise<void> {
  if (outsideKey === null || lookKey === null || (await isEntered(tx, outsideKey))) {
    return;
  }
  const [next] = await tx
    .select({ id: moneyClaims.id })
    .from(moneyClaims)
    .where(and(eq(moneyClaims.lookKey, lookKey), eq(moneyClaims.state, 'repeated')))
    .orderBy(moneyClaims.toldAt, moneyClaims.id)
    .limit(1);
  if (next) {
    await tx.update(moneyClaims).set({ state: 'told' }).where(eq(moneyClaims.id, next.id));
  }
}

/**
 * Rejects a claim, with a reason that its customer reads.
 * @throws Failure conflict when a payment was made of it, or it was rejected already.
 */
export const rejectClaim = command({
  name: 'money.reject',
  permission: 'payments.write',
  input: claimEnding.extend({ id: z.uuid() }),
  output: claimEnded,
  refusals: {
    ...noClaim,
    409: 'It was rejected already, or a payment was made of it.',
  },
  run: async (context, { id, reason }) => {
    const { tx, now, actor } = context;
    const { order, row } = await lockClaim(context, id);
    await refuseMatched(context, { claim: id });
    if (row.state === 'rejected') {
      throw new Failure('conflict', 'claims.over', 'This was rejected already.');
    }
    await tx
      .update(moneyClaims)
      .set({ state: 'rejected', endedBy: actor.id, endedAt: now, endedBecause: reason })
      .where(eq(moneyClaims.id, id));
    if (row.state === 'told') {
      await promote(context, row);
    }
    const others = and(eq(moneyClaims.orderId, order.id), ne(moneyClaims.state, 'rejected'));
    if ((await tx.$count(moneyClaims, and(others, not(moneyClaims.settled)))) === 0) {
      await endClaimHold(context, order.id);
    }
    await recordEvent(context, order.id, 'claim-rejected', { amount: row.amount, reason }, { claim: id });
    return { id };
  },
});

/** Takes a rejection back. @throws Failure conflict `claims.over` when it isn't rejected. */
export const reopenClaim = command({
  name: 'money.reopen',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  output: claimEnded,
  refusals: { ...noClaim, 409: 'It is not rejected.' },
  run: async (context, { id }) => {
    const { tx } = context;
    const { order, row } = await lockClaim(context, id);
    if (row.state !== 'rejected') {
      throw new Failure('conflict', 'claims.over', 'This was not rejected.');
    }
    const isUsed =
      (await isClaimed(context, row.lookKey)) ||
      (row.outsideKey !== null && (await isEntered(tx, row.outsideKey)));
    await tx
      .update(moneyClaims)
      .set({ state: isUsed ? 'repeated' : 'told', endedBy: null, endedAt: null, endedBecause: null })
      .where(eq(moneyClaims.id, id));
    await keepForClaim(context, order);
    await recordEvent(context, order.id, 'claim-reopened', { amount: row.amount }, { claim: id });
    return { id };
  },
});
