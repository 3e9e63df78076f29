import type { CommandContext } from '#platform/command/command.ts';
import type { NewDeduction } from './deductions.contract.ts';
import { deductionCertificates, paymentDeductions } from './deductions.table.ts';

type Context = Pick<CommandContext, 'tx' | 'actor' | 'now'>;

/** Keeps what was deducted of a payment, with the certificates that came with it. */
export async function keepDeductions(
  context: Context,
  paymentId: string,
  deducted: readonly NewDeduction[],
): Promise<void> {
  for (const [position, { kind, amount, certificate = '' }] of deducted.entries()) {
    const id = crypto.randomUUID();
    await context.tx.insert(paymentDeductions).values({ id, paymentId, position, kind, amount });
    if (certificate !== '') {
      await keepCertificate(context, id, certificate);
    }
  }
}

/** Keeps the number of a certificate; an earlier one of the deduction counts no more. */
export async function keepCertificate(
  { tx, actor, now }: Context,
  deductionId: string,
  number: string,
): Promise<void> {
  await tx.insert(deductionCertificates).values({ deductionId, number, by: actor.id, at: now });
}
