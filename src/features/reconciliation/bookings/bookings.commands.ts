import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { findAccount } from '#features/books/accounts/accounts.queries.ts';
import { move } from '#features/books/movements/movements.writes.ts';
import { accounts, isPaidAway, kindOf } from '#features/ledger/accounts.data.ts';
import { statementLines } from '#features/money/statement-lines/statement-lines.table.ts';
import { holdStatement } from '#features/money/statement-lines/statement-lines.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { endMatch } from '../matches/matches.commands.ts';
import { matchMade } from '../matches/matches.contract.ts';
import { listWaiting } from '../matches/matches.queries.ts';
import { chargeCode } from '../matches/matches.rules.ts';
import { reconciliationMatches } from '../matches/matches.table.ts';
import { findEntryOfMovement, insertMatch, lockEntries, lockLines } from '../matches/matches.writes.ts';
import { type BookedAs, bookingEnding, bookingMade, newBooking } from './bookings.contract.ts';
import { statementBookings } from './bookings.table.ts';

type Line = typeof statementLines.$inferSelect;
type Request = Omit<z.output<typeof newBooking>, 'key'>;

const missingLine = () => new Failure('not-found', 'lines.not-found', 'There is no such line.');

/** Whether money of a line can go to an account, or come from it. */
const fits: Readonly<Record<BookedAs, (code: string) => boolean>> = {
  charge: (code) => kindOf(code) === 'expense',
  interest: (code) => kindOf(code) === 'income',
  transfer: (code) => kindOf(code) === 'money' || kindOf(code) === 'clearing',
  expense: isPaidAway,
};

/** The account that the money of a line went to, or came from. @throws Failure invalid `books.account` */
async function findOther({ tx }: CommandContext, line: Line, { as, account }: Request): Promise<string> {
  const code = account ?? (as === 'charge' ? chargeCode(line.account) : accounts.interest.code);
  const found = await findAccount(tx, code);
  if (found === undefined || code === line.account || !fits[as](code)) {
    const message = 'Take an account that fits.';
    throw new Failure('invalid', 'books.account', message, [{ path: 'account', message }]);
  }
  return code;
}

/** Books what a line shows, on its day, and matches it. What is large waits for another person, and is matched then. */
async function bookLine(context: CommandContext, id: string, request: Request) {
  const { tx, log } = context;
  const [known] = await tx.select().from(statementLines).where(eq(statementLines.id, id));
  if (!known) {
    throw missingLine();
  }
  await holdStatement(context, known.account);
  const [line] = await lockLines(context, known.account, [id]);
  if (!line) {
    throw missingLine();
  }
  if ((await listWaiting(tx, [id])).has(id)) {
    throw new Failure('conflict', 'lines.waiting', 'It is booked, and waits for another person.');
  }
  if (line.carried) {
    throw new Failure('conflict', 'lines.carried', 'This is what was there before, and no line of the bank.');
  }
  const isIn = line.amount > 0;
  if (request.as !== 'transfer' && isIn !== (request.as === 'interest')) {
    const message = isIn ? 'This money came in.' : 'This money went out.';
    throw new Failure('invalid', 'lines.direction', message, [{ path: 'as', message }]);
  }
  const other = await findOther(context, line, request);
  const text = request.text ?? '';
  const made = await move(context, {
    // Interest is money that moves here from an income.
    kind: request.as === 'transfer' || request.as === 'interest' ? 'transfer' : 'expense',
    from: isIn ? other : line.account,
    to: isIn ? line.account : other,
    amount: Math.abs(line.amount),
    fee: 0,
    on: line.on,
    text: (text === '' ? line.text : text).slice(0, 200),
  });
  if (made.state !== 'booked') {
    await tx.insert(statementBookings).values({ movementId: made.id, lineId: id });
    return { id: made.id, state: 'waiting' as const };
  }
  const entry = await findEntryOfMovement(context, made.id);
  const entries = await lockEntries(context, line.account, [entry]);
  const match = await insertMatch(context, {
    account: line.account,
    lines: [line],
    entries,
    movement: made.id,
  });
  log({
    subjectKind: 'ledger-account',
    subjectId: line.account,
    difference: { kind: request.as, amount: line.amount, on: line.on },
  });
  return { id: match, state: 'matched' as const };
}

/**
 * Books what a line of a statement shows: a charge, interest, a transfer, an expense; on its day. The line is matched with it.
 * @throws Failure not-found; conflict `matches.matched`, `lines.waiting`, `lines.carried`; invalid `lines.direction`, `books.account`; and
 *   as `move`
 */
export const bookStatementLine = command({
  name: 'reconciliation.book',
  permission: 'books.write',
  input: newBooking.safeExtend({ id: z.uuid() }),
  output: bookingMade,
  refusals: {
    404: 'There is no such line.',
    409: 'It is matched already (`matches.matched`), was booked and waits (`lines.waiting`), isn’t of a file (`lines.carried`), its day is closed (`books.closed`), or there is less in the other account (`transfers.short`).',
    422: 'The money went the other way (`lines.direction`), or the account doesn’t fit (`books.account`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'reconciliation.book', key, hash: hashOf(request), schema: bookingMade };
    return respondOnce(context, write, () => bookLine(context, request.id, request));
  },
});

/** Undoes what a line is matched with: the match, and what was booked with it. @throws Failure not-found; and as `endMatch` */
export const undoBooking = command({
  name: 'reconciliation.undo-booking',
  permission: 'books.write',
  input: bookingEnding,
  output: matchMade,
  refusals: {
    403: 'What was booked is so large that somebody must undo it who may approve it (`books.large`).',
    404: 'There is no such line, or it is matched with nothing.',
    409: 'It was undone already (`matches.undone`).',
  },
  run: async (context, { id, reason }) => {
    const [found] = await context.tx
      .select({ id: reconciliationMatches.id, account: reconciliationMatches.account })
      .from(reconciliationMatches)
      .leftJoin(
        statementLines,
        and(eq(statementLines.matchId, reconciliationMatches.id), eq(statementLines.id, id)),
      )
      .where(or(eq(reconciliationMatches.id, id), eq(statementLines.id, id)));
    if (!found) {
      throw missingLine();
    }
    return endMatch(context, { ...found, reason });
  },
});
