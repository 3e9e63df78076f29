import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { lastMoves } from '#features/payments/cheques/cheques.queries.ts';
import { chequeDigits, viewState } from '#features/payments/cheques/cheques.rules.ts';
import { paymentCheques } from '#features/payments/cheques/cheques.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import { reached } from '#features/payments/reached.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { stands } from '../matches/live.queries.ts';
import type { InboxCheque } from './cheques.contract.ts';
import { type BankLine, isNamed, proposeCheques, type UnseenCheque } from './cheques.rules.ts';

type Seen = UnseenCheque & Omit<InboxCheque, 'state' | 'isSure'>;

/** Cheques of some sums that stand and that no line of a statement shows yet. */
async function listUnseen(db: ReadDatabase, amounts: readonly number[]): Promise<Seen[]> {
  if (amounts.length === 0) {
    return [];
  }
  const last = lastMoves(db);
  const rows = await db
    .select({
      id: payments.id,
      order: payments.orderId,
      amount: reached,
      payment: payments.state,
      number: payments.outside,
      digits: paymentCheques.digits,
      dated: paymentCheques.dated,
      reference: orders.reference,
      name: orders.name,
      state: last.state,
      day: last.day,
    })
    .from(payments)
    .leftJoin(paymentCheques, eq(paymentCheques.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(last, eq(last.paymentId, payments.id))
    .where(
      and(
        eq(payments.method, 'cheque'),
        stands(),
        inArray(reached, [...amounts]),
        or(isNull(last.state), ne(last.state, 'cleared'), isNull(last.arrivalId)),
      ),
    )
    .orderBy(asc(payments.takenAt), asc(payments.id));
  return rows.flatMap(({ payment, state, number, digits, ...row }) => {
    const shown = viewState(payment, state ?? undefined);
    return shown === 'undone'
      ? []
      : [
          {
            ...row,
            number: number ?? '',
            state: shown,
            // A process of the version before keeps the number alone.
            digits: digits ?? chequeDigits(number ?? ''),
          },
        ];
  });
}

/** Which cheque each line of a bank's statement is, or may be. */
export async function findArrivalCheques(
  db: ReadDatabase,
  lines: readonly BankLine[],
): Promise<ReadonlyMap<string, InboxCheque>> {
  const found = proposeCheques(lines, await listUnseen(db, [...new Set(lines.map(({ amount }) => amount))]));
  return new Map(
    [...found].map(([line, { cheque, isSure }]) => {
      const { id, order, reference, name, number, state } = cheque;
      return [line, { id, order, reference, name, number, state, isSure }];
    }),
  );
}

/** The cheque that a line names by number and sum; undefined for none. */
export async function findNamedCheque(db: ReadDatabase, line: BankLine) {
  return (await listUnseen(db, [line.amount])).find((cheque) => isNamed(line, cheque));
}
