import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockPayment } from '../payments.commands.ts';
import { reachedOf } from '../payments.rules.ts';
import { findLastMove } from './cheques.queries.ts';
import { clearingPostings, depositPostings, viewState } from './cheques.rules.ts';
import { chequeMoves } from './cheques.table.ts';

/** A cheque with its order, locked, the order first, and where it is. @throws Failure not-found; conflict `cheques.waiting`. */
export async function lockCheque(context: CommandContext, payment: string) {
  const { order, row } = await lockPayment(context, payment);
  if (row.method !== 'cheque') {
    throw new Failure('not-found', 'cheques.not-found', 'There is no such cheque.');
  }
  if (row.state === 'waiting') {
    throw new Failure('conflict', 'cheques.waiting', 'Another person has to approve this payment first.');
  }
  const last = await findLastMove(context.tx, payment);
  return { order, row, last, state: viewState(row.state, last?.state) };
}
type LockedCheque = Awaited<ReturnType<typeof lockCheque>>;

/** @throws Failure invalid `cheques.day` for a day before another one, or that is still to come. */
export function refuseDay(
  { now }: CommandContext,
  day: CalendarDate,
  from: CalendarDate | null | undefined,
): void {
  const today = dhakaDate(now);
  if (day > today || (from && day < from)) {
    const message = day > today ? 'This day is still to come.' : `Not before ${from}.`;
    throw new Failure('invalid', 'cheques.day', message, [{ path: 'day', message }], { from: from ?? null });
  }
}

type Move = Pick<
  typeof chequeMoves.$inferInsert,
  'state' | 'day' | 'account' | 'arrivalId' | 'reason' | 'charge'
>;

/** Notes a move, with an event in the order's history and a log entry. @param happened of what name */
export async function note(
  context: CommandContext,
  cheque: LockedCheque,
  move: Move,
  happened: string,
): Promise<LockedCheque> {
  const { tx, actor, now } = context;
  const { row, order } = cheque;
  const position = (cheque.last?.position ?? 0) + 1;
  const [last] = await tx
    .insert(chequeMoves)
    .values({ paymentId: row.id, position, ...move, actor: actor.id, at: now })
    .returning();
  const { day, account, reason, charge } = move;
  const detail = {
    amount: row.amount,
    day,
    ...(account ? { account } : {}),
    ...(reason ? { reason } : {}),
    ...(charge ? { bankCharge: charge } : {}),
  };
  await recordEvent(context, order.id, happened, { ...detail }, { payment: row.id });
  return { ...cheque, last, state: move.state };
}

/** Books a step on the way to the bank. */
export async function book(
  context: CommandContext,
  { row }: LockedCheque,
  kind: 'cheque-deposited' | 'cheque-cleared',
): Promise<void> {
  await bookEntry(context, {
    kind,
    orderId: row.orderId,
    subject: row.id,
    text: row.outside ?? row.method,
    clerk: row.takenBy,
    postings:
      kind === 'cheque-deposited'
        ? depositPostings(reachedOf(row))
        : clearingPostings(reachedOf(row), row.account),
  });
}

/** Books a deposit and notes it. */
export async function deposit(
  context: CommandContext,
  cheque: LockedCheque,
  day: CalendarDate,
  account?: string,
): Promise<LockedCheque> {
  await book(context, cheque, 'cheque-deposited');
  return note(context, cheque, { state: 'deposited', day, account: account ?? null }, 'cheque-deposited');
}

/** @throws Failure invalid `cheques.account` for none of the agency's accounts, when it has any. */
export async function refuseAccount({ tx }: CommandContext, account: string | undefined): Promise<void> {
  const { banks } = await findReceivingAccounts(tx);
  if (banks.length > 0 && !banks.some(({ number }) => number === account)) {
    const message = 'Choose one of the agency’s bank accounts.';
    throw new Failure('invalid', 'cheques.account', message, [{ path: 'account', message }]);
  }
}
