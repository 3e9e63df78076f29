import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { keepForClaim } from '#features/orders/seats/claim-holds.writes.ts';
import { isEntered } from '#features/payments/external-reference.queries.ts';
import { paidByLabel } from '#features/payments/papers/paid-by.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { keepFile } from '#platform/private-files/private-files.ts';
import { isMatched } from '../matches/live.queries.ts';
import { type ClaimMethod, keysOf } from '../money.rules.ts';
import { moneyClaims } from '../money.table.ts';
import { pushClaim } from '../money.writes.ts';
import { slipLimits } from './claims.data.ts';

type ClaimRow = typeof moneyClaims.$inferSelect;

/** So often an hour may one address tell of payments, whatever the orders. */
const maxInAnHour = 30;

const tooMany = () =>
  new Failure('too-many', 'claims.many', 'There is much to compare already. Please call us.');

async function refuseTooMany({ tx, now }: CommandContext, orderId: string, visitor: string): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const [byOrder] = await tx
    .select({ number: count() })
    .from(moneyClaims)
    .where(
      and(eq(moneyClaims.orderId, orderId), gt(moneyClaims.toldAt, new Date(now.getTime() - 86_400_000))),
    );
  const [byAddress] = await tx
    .select({ number: count() })
    .from(moneyClaims)
    .where(and(eq(moneyClaims.visitor, visitor), gt(moneyClaims.toldAt, hourAgo)));
  if ((byOrder?.number ?? 0) >= slipLimits.claims || (byAddress?.number ?? 0) >= maxInAnHour) {
    throw tooMany();
  }
}

/** The claim of this order with the same number, or, without a number, with the same sum and sender. */
async function findSame(
  { tx }: CommandContext,
  orderId: string,
  made: Pick<ClaimRow, 'outsideKey' | 'lookKey' | 'amount' | 'sender' | 'method'>,
) {
  const same =
    made.outsideKey === null
      ? and(
          isNull(moneyClaims.outsideKey),
          eq(moneyClaims.amount, made.amount),
          eq(moneyClaims.sender, made.sender),
          eq(moneyClaims.method, made.method),
        )
      : eq(moneyClaims.lookKey, made.lookKey ?? '');
  const [found] = await tx
    .select()
    .from(moneyClaims)
    .where(and(eq(moneyClaims.orderId, orderId), ne(moneyClaims.state, 'rejected'), same))
    .limit(1);
  return found;
}

/** Whether a claim that stands has the number, or one that looks like it. */
export async function isClaimed(
  { tx }: Pick<CommandContext, 'tx'>,
  lookKey: string | null,
): Promise<boolean> {
  const told = and(eq(moneyClaims.lookKey, lookKey ?? ''), eq(moneyClaims.state, 'told'));
  return lookKey !== null && (await tx.$count(moneyClaims, told)) > 0;
}

interface Told {
  readonly method: ClaimMethod;
  readonly outside?: string | undefined;
  readonly sender: string;
  /** Poisha. */
  readonly amount: number;
  readonly fileId?: string | undefined;
  /** Who told it, as limits count them. */
  readonly visitor: string;
  /** Limits are for visitors: staff have as many slips as customers send. */
  readonly isOfVisitor: boolean;
}

/**
 * Notes what is said to have been paid for an order, which the caller has locked. The same once more corrects it; a number that
 * somebody else told of, or that was paid with, is noted as repeated. Nothing is settled.
 * @throws Failure invalid without number and slip; too-many.
 */
export async function noteClaim(
  context: CommandContext,
  order: OrderRow,
  { method, outside, sender, amount, fileId, visitor, isOfVisitor }: Told,
) {
  const { tx, now } = context;
  const made = { method, sender, amount, ...keysOf(outside) };
  const same = await findSame(context, order.id, made);
  if (same === undefined) {
    if (isOfVisitor) {
      await refuseTooMany(context, order.id, visitor);
    }
    if (made.outsideKey === null && fileId === undefined) {
      throw new Failure('invalid', 'claims.empty', 'Write the TrxID, or add a picture of the slip.', [
        { path: 'trx', message: 'Write the TrxID, or add a picture of the slip.' },
      ]);
    }
  }
  const isNewSlip = fileId !== undefined && (same === undefined || same.fileId === null);
  if (isNewSlip) {
    await keepFile(context, fileId);
  }
  const slip = isNewSlip ? { fileId } : {};
  // Who was asked and sends the slip has answered.
  const answered = isNewSlip ? { askedAt: null } : {};
  if (same !== undefined) {
    const matched = await isMatched(tx, { claim: same.id });
    const changed = { ...(matched ? {} : made), ...slip, ...answered };
    if (Object.keys(changed).length > 0) {
      await tx.update(moneyClaims).set(changed).where(eq(moneyClaims.id, same.id));
    }
    context.log({
      subjectKind: 'order',
      subjectId: order.id,
      difference: { happened: 'claim-corrected', amount },
    });
    if (isNewSlip) {
      await pushClaim(context, order);
    }
    return { id: same.id, state: 'told' as const, slip: isNewSlip || same.fileId !== null };
  }
  const isUsed =
    made.outsideKey !== null &&
    ((await isEntered(tx, made.outsideKey)) || (await isClaimed(context, made.lookKey)));
  const row = { id: crypto.randomUUID(), orderId: order.id, ...made, ...slip, visitor, toldAt: now };
  const [told] = isUsed
    ? []
    : await tx
        .insert(moneyClaims)
        .values({ ...row, state: 'told' })
        .onConflictDoNothing()
        .returning();
  if (!told) {
    await tx.insert(moneyClaims).values({ ...row, state: 'repeated' });
  }
  await pushClaim(context, order);
  await keepForClaim(context, order);
  await recordEvent(context, order.id, 'claim', { method, amount }, { claim: row.id });
  if (isOfVisitor) {
    const paidBy = paidByLabel({ method, outside: row.outside }, order.language);
    await queueOrderLetter(context, order, { kind: 'claimed', amount, paidBy }, row.id);
  }
  return { id: row.id, state: 'told' as const, slip: isNewSlip };
}
