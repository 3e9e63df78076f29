import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { moved } from '#features/payments/payments.contract.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { claimMethods } from '../../money.rules.ts';
import { moneyClaims } from '../../money.table.ts';
import { claimTaken } from '../claims.contract.ts';
import { noteClaim } from '../claims.writes.ts';

/** Opens the slip of a claim for somebody of the staff: each opening is in the log. */
export const openSlip = command({
  name: 'money.open-slip',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const [found] = await context.tx
      .select({ file: privateFiles, orderId: moneyClaims.orderId })
      .from(moneyClaims)
      .innerJoin(privateFiles, eq(privateFiles.id, moneyClaims.fileId))
      .where(eq(moneyClaims.id, id));
    if (!found) {
      throw new Failure('not-found', 'files.not-found', 'There is no such file.');
    }
    context.log({
      subjectKind: 'order',
      subjectId: found.orderId,
      difference: { happened: 'slip-opened', claim: id },
    });
    return found.file;
  },
});

/**
 * Keeps a slip that a customer sent to somebody of the staff, such as by WhatsApp: it is what the customer says they paid, as if they
 * had sent it on their page. Nothing is settled by it.
 * @throws Failure not-found; conflict when the file was swept away meanwhile.
 */
export const addSlip = command({
  name: 'money.add-slip',
  permission: 'payments.write',
  input: z.strictObject({
    orderId: z.uuid(),
    method: z.enum(claimMethods),
    outside: plainLine(60).optional(),
    sender: plainLine(60, 0),
    amount: moved,
    fileId: z.uuid(),
  }),
  output: claimTaken,
  run: async (context, { orderId, ...told }) => {
    const order = await lockOrder(context, { id: orderId });
    return noteClaim(context, order, { ...told, visitor: context.actor.id, isOfVisitor: false });
  },
});
