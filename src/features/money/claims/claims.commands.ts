import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { keepForClaim } from '#features/orders/seats/claim-holds.writes.ts';
import { isEntered } from '#features/payments/external-reference.queries.ts';
import { moved } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { keepFile } from '#platform/private-files/private-files.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { isMatched } from '../matches/live.queries.ts';
import { keysOf, transferMethods } from '../money.rules.ts';
import { moneyClaims } from '../money.table.ts';
import { slipLimits } from './claims.contract.ts';

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

/**
 * Notes what a customer says they paid. The same once more corrects it; a number that somebody else told of, or that was paid
 * with, is noted as repeated, which the customer isn't told. Nothing is settled; seats that are held still stay so until staff
 * have decided, for three days at most.
 * @throws Failure not-found for any token but an order's; invalid without number and slip; too-many.
 */
export const claimPayment = command({
  name: 'money.tell',
  permission: 'orders.visit',
  input: z.strictObject({
    token: z.string(),
    method: z.enum(transferMethods),
    outside: plainLine(60).optional(),
    sender: plainLine(60, 0),
    amount: moved,
    fileId: z.uuid().optional(),
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { token, method, outside, sender, amount, fileId, visitor: address }) => {
    const { tx, now } = context;
    const visitor = visitorMark(context, address);
    const order = await lockOrder(context, { token });
    const made = { method, sender, amount, ...keysOf(outside) };
    const same = await findSame(context, order.id, made);
    if (same === undefined) {
      await refuseTooMany(context, order.id, visitor);
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
    await keepForClaim(context, order);
    await recordEvent(context, order.id, 'claim', { method, amount }, { claim: row.id });
    return { id: row.id, state: 'told' as const, slip: isNewSlip };
  },
});

/** @throws Failure conflict `money.matched` when a payment was made of one of them. */
export async function refuseMatched(
  { tx }: Pick<CommandContext, 'tx'>,
  ids: Parameters<typeof isMatched>[1],
): Promise<void> {
  if (await isMatched(tx, ids)) {
    throw new Failure('conflict', 'money.matched', 'A payment was made of this already.');
  }
}
