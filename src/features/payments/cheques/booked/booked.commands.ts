import { undoEntry } from '#features/ledger/ledger.commands.ts';
import { findStandingEntry, listPostings } from '#features/ledger/ledger.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { payments } from '../../payments.table.ts';
import type { NewCheque } from '../cheques.contract.ts';
import { chequeDigits, chequeName } from '../cheques.rules.ts';
import { paymentCheques } from '../cheques.table.ts';

type PaymentRow = typeof payments.$inferSelect;

interface Entered {
  readonly method: string;
  readonly outside?: string | undefined;
  readonly cheque?: NewCheque | undefined;
}

/** The outside number of a payment by hand: of a cheque that is described, its bank and number. @throws Failure invalid. */
export function outsideOf({ method, outside, cheque }: Entered): string | undefined {
  if (cheque !== undefined && method !== 'cheque') {
    const message = 'Only a cheque has a bank and a date.';
    throw new Failure('invalid', 'payments.cheque', message, [{ path: 'cheque', message }]);
  }
  return cheque === undefined ? outside : chequeName(cheque);
}

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
  steps: readonly ('cheque-cleared' | 'cheque-deposited')[] = ['cheque-cleared', 'cheque-deposited'],
): Promise<void> {
  for (const kind of steps) {
    const entry = await findStandingEntry(context.tx, { orderId, kind, subject: id });
    if (entry !== undefined) {
      await undoEntry(context, {
        ...{ kind: `${kind}-undone`, orderId, subject: id, text: reason, undoes: entry, clerk: takenBy },
        postings: await listPostings(context.tx, entry),
      });
    }
  }
}
