import { isOwnAccount, type OwnAccount } from '#features/ledger/accounts.data.ts';
import { refuseClosedDay } from '#features/ledger/closing/closing.writes.ts';
import { hasOwnAccount } from '#features/ledger/own-accounts/own-accounts.queries.ts';
import { holdTill } from '#features/ledger/tills/tills.writes.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fitsMethod, isByGateway, type Method, otherAccount } from './payments.rules.ts';

type Context = Pick<CommandContext, 'tx' | 'now'>;

interface Typed {
  readonly method: Method;
  readonly on?: CalendarDate | undefined;
  readonly account?: string | undefined;
}

const wrong = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

/**
 * Where and when money by hand came or went: null for the account of its method, and for today.
 * @throws Failure invalid `payments.account` for one that isn't of this method, `books.future`; conflict `books.closed`
 */
export async function placeOf(
  context: Context,
  { method, on, account }: Typed,
): Promise<{ readonly on: CalendarDate | null; readonly account: OwnAccount | null }> {
  if (on !== undefined) {
    await refuseClosedDay(context, on);
  }
  const day = on === undefined || on === dhakaDate(context.now) ? null : on;
  if (account === undefined) {
    return { on: day, account: null };
  }
  const other = otherAccount(method, account);
  if (isByGateway(method) || !fitsMethod(method, account)) {
    throw wrong('payments.account', 'account', 'Money of this kind doesn’t come to that account.');
  }
  if (other === null) {
    return { on: day, account: null };
  }
  if (!isOwnAccount(other) || !(await hasOwnAccount(context.tx, other))) {
    throw wrong('payments.account', 'account', 'There is no such account.');
  }
  return { on: day, account: other };
}

/**
 * Holds a clerk's till for cash of a day. Cash that somebody counted isn't changed later.
 * @throws Failure conflict `till.closed`
 */
export async function holdTillOn(context: Context, clerk: string, on: CalendarDate | null): Promise<void> {
  const day = await holdTill(context, clerk);
  if (on !== null && on < day) {
    const message = `The cash of ${on} is counted already. Take ${day}.`;
    throw new Failure('conflict', 'till.closed', message, [{ path: 'on', message }], { day: on, clerk });
  }
}

/** @throws Failure invalid `payments.fee`: nobody takes a fee of cash. */
export function refuseCashFee({ method, fee }: { readonly method: Method; readonly fee: number }): void {
  if (method === 'cash' && fee > 0) {
    throw wrong('payments.fee', 'fee', 'Nobody takes a fee of cash.');
  }
}
