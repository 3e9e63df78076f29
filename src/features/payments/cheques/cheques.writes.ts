import { findStandingEntry, listPostings } from '#features/ledger/ledger.queries.ts';
import { undoEntry } from '#features/ledger/ledger.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { payments } from '../payments.table.ts';
import type { NewCheque } from './cheques.contract.ts';
import { chequeDigits } from './cheques.rules.ts';
import { paymentCheques } from './cheques.table.ts';

type PaymentRow = typeof payments.$inferSelect;

/** Keeps what is written on the cheque of a payment; of one that was entered by its number alone, that. */
export async function keepCheque(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, method, outside }: Pick<PaymentRow, 'id' | 'method' | 'outside'>,
  cheque: NewCheque | undefined,
): Promise<void> {
  if (method !== 'cheque') {
    return;
  }
  const number = cheque?.number ?? outside ?? '';
  const { bank = '', dated = null } = cheque ?? {};
  await tx
    .insert(paymentCheques)
    .values({ paymentId: id, bank, number, digits: chequeDigits(number), dated });
}

/**
 * Undoes what a cheque's way to the bank booked, the last step first, if it stands.
 * @param steps those that are to be undone
 */
export async function undoChequeSteps(
  context: CommandContext,
  { id, orderId, takenBy }: Pick<PaymentRow, 'id' | 'orderId' | 'takenBy'>,
  reason: string,
  steps: readonly ('cheque-cleared' | 'cheque-deposited' | 'cheque-charge')[] = [
    'cheque-cleared',
    'cheque-deposited',
  ],
): Promise<void> {
  for (const kind of steps) {
    const entry = await findStandingEntry(context.tx, { orderId, kind, subject: id });
    if (entry !== undefined) {
      await undoEntry(context, {
        kind: `${kind}-undone`,
        orderId,
        subject: id,
        text: reason,
        undoes: entry,
        clerk: takenBy,
        postings: await listPostings(context.tx, entry),
      });
    }
  }
}
