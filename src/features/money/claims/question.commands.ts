import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
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
 * Asks the customer by a letter for the number or the slip of a payment that isn't found; at most once a day.
 * @throws Failure conflict `claims.no-mail`, `claims.asked`, `claims.over`, `money.matched`; not-found.
 */
export const askCustomer = command({
  name: 'money.ask-customer',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  output: claimEnded,
  refusals: {
    ...noClaim,
    409: 'No e-mail address, asked today already, rejected, or matched.',
  },
  run: async (context, { id }) => {
    const { tx, now } = context;
    const { order, row } = await lockClaim(context, id);
    const { amount } = row;
    await refuseMatched(context, { claim: id });
    if (row.state === 'rejected') {
      throw new Failure('conflict', 'claims.over', 'This was rejected already.');
    }
    if (order.email === null) {
      throw new Failure('conflict', 'claims.no-mail', 'The customer gave no e-mail address.');
    }
    const today = dhakaDate(now);
    if (row.askedAt !== null && dhakaDate(row.askedAt) === today) {
      throw new Failure('conflict', 'claims.asked', 'The customer was asked today already.');
    }
    await tx.update(moneyClaims).set({ askedAt: now }).where(eq(moneyClaims.id, id));
    const paidBy = paidByLabel(row, order.language);
    await queueOrderLetter(context, order, { kind: 'payment-asked', amount, paidBy }, `${id} ${today}`);
    await recordEvent(context, order.id, 'claim-asked', { amount }, { claim: id });
    return { id };
  },
});
