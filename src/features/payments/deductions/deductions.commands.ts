import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockPayment } from '../payments.commands.ts';
import { certificateNoted, newCertificate } from './deductions.contract.ts';
import { paymentDeductions } from './deductions.table.ts';
import { keepCertificate } from './deductions.writes.ts';

/**
 * Notes the number of a deduction's certificate, when it comes; again when it was mistyped.
 * @throws Failure not-found `deductions.not-found`; conflict `deductions.over` when its payment was undone
 */
export const noteCertificate = command({
  name: 'payments.certify',
  permission: 'payments.write',
  input: newCertificate.extend({ id: z.uuid() }),
  output: certificateNoted,
  refusals: {
    404: 'There is no such deduction.',
    409: 'Its payment was undone (`deductions.over`).',
  },
  run: async (context, { id, number }) => {
    const missing = new Failure('not-found', 'deductions.not-found', 'There is no such deduction.');
    const [found] = await context.tx.select().from(paymentDeductions).where(eq(paymentDeductions.id, id));
    if (!found) {
      throw missing;
    }
    const { order, row } = await lockPayment(context, found.paymentId);
    if (row.state === 'undone' || row.state === 'rejected') {
      throw new Failure('conflict', 'deductions.over', 'Its payment was undone.');
    }
    await keepCertificate(context, id, number);
    const { kind, amount } = found;
    await noteEvent(context, order.id, 'deduction-certified', { deduction: id, kind, amount, number });
    context.log({
      subjectKind: 'order',
      subjectId: order.id,
      difference: { happened: 'deduction-certified', kind, amount, certificate: number },
    });
    return { id, certificate: number };
  },
});
