import { bookEntry } from '#features/ledger/ledger.commands.ts';
import { lockSafe } from '#features/ledger/tills/tills.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { safeCounts } from '../till.table.ts';
import { safeCount } from './safe.contract.ts';
import { findSafe } from './safe.queries.ts';
import { safeDifference, safePostings } from './safe.rules.ts';

/**
 * Books what was counted in the safe. What the first count finds beyond the books is its opening balance; any other difference
 * needs a reason, and is cash short or over.
 * @throws Failure invalid `till.safe-difference` without a reason.
 */
export const countSafe = command({
  name: 'till.count-safe',
  permission: 'payments.approve',
  input: safeCount,
  run: async (context, { counted, because }) => {
    const { tx, now, actor, log } = context;
    await lockSafe(context);
    const { balance, isOpened } = await findSafe(tx);
    const found = safeDifference({ balance, counted, isOpened });
    const { difference, opening, off } = found;
    if (off !== 0 && because === undefined) {
      const message = 'The count differs from what should be there. Say why.';
      throw new Failure('invalid', 'till.safe-difference', message, [{ path: 'because', message }], {
        ...{ expected: balance, counted, difference },
      });
    }
    await tx.insert(safeCounts).values({
      ...{ id: crypto.randomUUID(), at: now, by: actor.id, expected: balance, counted, opening },
      because: because ?? null,
    });
    await bookEntry(context, {
      ...{ kind: isOpened ? 'safe-counted' : 'safe-opened', subject: dhakaDate(now) },
      text: because ?? 'Opening balance of the safe',
      postings: safePostings(found),
    });
    log({
      subjectKind: 'till',
      subjectId: 'safe',
      difference: { expected: balance, counted, difference, because },
    });
    return { balance: counted };
  },
});
