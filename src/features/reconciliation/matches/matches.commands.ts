import { eq } from 'drizzle-orm';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { findAccount } from '#features/books/accounts/accounts.queries.ts';
import { endMovement } from '#features/books/movements/movements.commands.ts';
import { movements } from '#features/books/movements/movements.table.ts';
import { move } from '#features/books/movements/movements.writes.ts';
import { holdStatement } from '#features/money/statement-lines/statement-lines.writes.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { matchEnding, matchMade, newMatch } from './matches.contract.ts';
import { chargeCode, sumOf } from './matches.rules.ts';
import { reconciliationMatches } from './matches.table.ts';
import { findEntryOfMovement, insertMatch, lockEntries, lockLines } from './matches.writes.ts';

const missing = () => new Failure('not-found', 'books.no-account', 'There is no such account.');

/** Books what the bank or wallet took, on the day of the statement. @returns the movement @throws as `move`; conflict `matches.fee-large` */
async function bookFee(context: CommandContext, account: string, fee: number, on: CalendarDate) {
  const to = chargeCode(account);
  const wanted = { kind: 'expense' as const, from: account, to, amount: fee, fee: 0, on, text: 'Fee' };
  const { id, state } = await move(context, wanted);
  if (state !== 'booked') {
    const message = 'This fee is so large that another person must approve it. Book it as an expense first.';
    throw new Failure('conflict', 'matches.fee-large', message, [{ path: 'fee', message }]);
  }
  return id;
}

/**
 * Says that lines of a statement and entries of the ledger are the same money. Their sums are equal, or differ by a fee, which is
 * booked on the last day of the lines and matched, too.
 * @throws Failure not-found; conflict `matches.matched`, `matches.fee-large`; invalid `matches.sum`; and as `move`
 */
export const matchLines = command({
  name: 'reconciliation.match',
  permission: 'books.write',
  input: newMatch.safeExtend({ code: accountCode }),
  output: matchMade,
  refusals: {
    404: 'There is no such account (`books.no-account`), or it has no such line or entry (`matches.not-found`).',
    409: 'A line or entry is matched already (`matches.matched`), the day of the fee is closed (`books.closed`), or the fee needs another person (`matches.fee-large`).',
    422: 'The sums differ by other than the fee (`matches.sum`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'reconciliation.match', key, hash: hashOf(request), schema: matchMade };
    return respondOnce(context, write, async () => {
      const { code: account, fee = 0 } = request;
      if ((await findAccount(context.tx, account))?.kind !== 'money') {
        throw missing();
      }
      await holdStatement(context, account);
      const lines = await lockLines(context, account, request.lines);
      const entries = await lockEntries(context, account, request.entries);
      const [shown, booked] = [sumOf(lines), sumOf(entries)];
      if (shown !== booked - fee) {
        const message = 'The sums of both sides differ.';
        const details = { lines: shown, entries: booked, fee, difference: shown - booked + fee };
        throw new Failure('invalid', 'matches.sum', message, [{ path: 'lines', message }], details);
      }
      const [last] = (lines.length > 0 ? lines : entries)
        .map(({ on }) => on)
        .toSorted()
        .toReversed();
      const movement =
        fee === 0 || last === undefined ? undefined : await bookFee(context, account, fee, last);
      const ofFee =
        movement === undefined
          ? []
          : await lockEntries(context, account, [await findEntryOfMovement(context, movement)]);
      const id = await insertMatch(context, { account, lines, entries: [...entries, ...ofFee], movement });
      context.log({
        subjectKind: 'ledger-account',
        subjectId: account,
        difference: { amount: shown, fee },
      });
      return { id };
    });
  },
});

/** Undoes a match: its lines and entries are open again, and what was booked with it is undone by an opposite entry of today. */
export async function endMatch(
  context: CommandContext,
  { id, account, reason }: { readonly id: string; readonly account: string; readonly reason: string },
): Promise<{ id: string }> {
  const { tx, now, actor, log } = context;
  await holdStatement(context, account);
  const [row] = await tx
    .select()
    .from(reconciliationMatches)
    .where(eq(reconciliationMatches.id, id))
    .for('update');
  if (row?.account !== account) {
    throw new Failure('not-found', 'matches.not-found', 'There is no such match.');
  }
  if (row.state !== 'standing') {
    throw new Failure('conflict', 'matches.undone', 'This match was undone already.');
  }
  await tx
    .update(reconciliationMatches)
    .set({ state: 'undone', undoneBy: actor.id, undoneAt: now, because: reason })
    .where(eq(reconciliationMatches.id, id));
  if (row.movementId !== null) {
    const [of] = await tx.select().from(movements).where(eq(movements.id, row.movementId));
    if (of?.state === 'booked') {
      await endMovement(context, { id: of.id, reason });
    }
  }
  log({
    subjectKind: 'ledger-account',
    subjectId: account,
    difference: { reason },
  });
  return { id };
}

/** Undoes a match, and what was booked with it. @throws Failure not-found; conflict `matches.undone`; and as `endMovement` */
export const undoMatch = command({
  name: 'reconciliation.undo',
  permission: 'books.write',
  input: matchEnding,
  output: matchMade,
  refusals: {
    403: 'What was booked with it is so large that somebody must undo it who may approve it (`books.large`).',
    404: 'There is no such match.',
    409: 'It was undone already (`matches.undone`).',
  },
  run: async (context, { id, code, reason }) => endMatch(context, { id, account: code, reason }),
});
