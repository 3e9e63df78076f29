import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { closedBooks, newClosing } from './closing.contract.ts';
import { canReopen } from './closing.policy.ts';
import { findClosedUntil } from './closing.queries.ts';
import { booksClosings } from './closing.table.ts';
import { holdBooks } from './closing.writes.ts';

/**
 * Closes the books up to a day: nothing is booked on or before it. An earlier day than before opens a period again, which the owner
 * does, with a reason.
 * @throws Failure invalid `books.future`, `books.reason` without a reason; forbidden `books.reopen`
 */
export const closeBooks = command({
  name: 'books.close',
  permission: 'books.close',
  input: newClosing,
  output: closedBooks,
  refusals: {
    403: 'Only the owner opens a closed period again (`books.reopen`).',
    422: 'The day hasn’t come yet (`books.future`), or an earlier day than before has no reason (`books.reason`).',
  },
  run: async (context, { until, reason }) => {
    const { tx, now, actor, log } = context;
    if (until > dhakaDate(now)) {
      const message = 'That day is in the future.';
      throw new Failure('invalid', 'books.future', message, [{ path: 'until', message }]);
    }
    await holdBooks(context);
    const before = await findClosedUntil(tx);
    if (before !== null && until < before) {
      context.authorize(canReopen, { mayReopen: actor.permissions.has('books.reopen') });
      if (reason === undefined) {
        const message = 'Say why the period is opened again.';
        throw new Failure('invalid', 'books.reason', message, [{ path: 'reason', message }]);
      }
    }
    if (until !== before) {
      await tx.insert(booksClosings).values({ until, because: reason ?? null, by: actor.id, at: now });
      log({
        subjectKind: 'books',
        subjectId: 'closing',
        difference: { until: { before, after: until }, reason },
      });
    }
    return { until };
  },
});
