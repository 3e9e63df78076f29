import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { notifyOfOrder } from '#features/orders/letters/letters.writes.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { paidByLabel } from '#features/payments/papers/paid-by.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { moneyClaims } from '../money.table.ts';
import { refuseMatched } from './claims.commands.ts';
import { claimEnded } from './claims.contract.ts';
import { lockClaim, noClaim } from './rejections/rejections.commands.ts';

/**
 * Asks the customer by a message for the number or the slip of a payment that isn't found; at most once a day.
 * @throws Failure conflict `claims.asked`, `claims.over`, `money.matched`; invalid `messages.no-address` when none reaches them;
 * not-found.
 */
export const askCustomer = command({
  name: 'money.ask-customer',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  output: claimEnded,
  refusals: {
    ...noClaim,
    409: 'Asked today already, rejected, or matched.',
    422: 'No message reaches the customer (`messages.no-address`).',
  },
  run: async (context, { id }) => {
    const { tx, now } = context;
    const { order, row } = await lockClaim(context, id);
    const { amount } = row;
    await refuseMatched(context, { claim: id });
    if (row.state === 'rejected') {
      throw new Failure('conflict', 'claims.over', 'This was rejected already.');
    }
    const today = dhakaDate(now);
    if (row.askedAt !== null && dhakaDate(row.askedAt) === today) {
      throw new Failure('conflict', 'claims.asked', 'The customer was asked today already.');
    }
    await tx.update(moneyClaims).set({ askedAt: now }).where(eq(moneyClaims.id, id));
    const paidBy = paidByLabel(row, order.language);
    const told = { kind: 'payment-asked' as const, amount, paidBy };
    const queued = await notifyOfOrder(context, order, told, `${id} ${today}`);
    if (queued?.length === 0) {
      throw new Failure('invalid', 'messages.no-address', 'No message reaches this customer. Call them.', [
        { path: 'id', message: 'No message reaches this customer. Call them.' },
      ]);
    }
    await recordEvent(context, order.id, 'claim-asked', { amount }, { claim: id });
    return { id };
  },
});
