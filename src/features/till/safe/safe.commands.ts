import { z } from 'zod';
import { type ApprovalRow, askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { lockSafe } from '#features/ledger/tills/tills.writes.ts';
import { mayStandAlone, noteAlone } from '#features/orders/approval-limit.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { safeCounts } from '../till.table.ts';
import { safeCount } from './safe.contract.ts';
import { findSafe } from './safe.queries.ts';
import { safeDifference, safePostings } from './safe.rules.ts';

/**
 * Books what was counted in the safe. What the first count finds beyond the books is its opening balance; any other difference
 * needs a reason, and is cash short or over. A large one, by what this
 * person counted in the last 24 hours, waits for another person.
 * @returns `approval`, the id of the request that waits
 * @throws Failure invalid `till.safe-difference` without a reason.
 */
export const countSafe = command({
  name: 'till.count-safe',
  permission: 'payments.approve',
  input: safeCount,
  refusals: { 422: 'There is a difference without a reason (`till.safe-difference`).' },
  run: async (context, { counted, because }) => {
    const { tx, now, actor, log } = context;
    await lockSafe(context);
    const { balance, isOpened } = await findSafe(tx);
    const found = safeDifference({ balance, counted, isOpened });
    const { difference, opening, off } = found;
    if (off !== 0 && because === undefined) {
      const message = 'The count differs from what should be there. Say why.';
      throw new Failure('invalid', 'till.safe-difference', message, [{ path: 'because', message }], {
        expected: balance,
        counted,
        difference,
      });
    }
    await tx.insert(safeCounts).values({
      id: crypto.randomUUID(),
      at: now,
      by: actor.id,
      expected: balance,
      counted,
      opening,
      because: because ?? null,
    });
    const about = { subjectKind: 'till', subjectId: 'safe' };
    const day = dhakaDate(now);
    const movement = { kind: 'safe-counted' as const, amount: Math.abs(off) };
    if (isOpened && !(await mayStandAlone(context, movement))) {
      const asked = { kind: 'safe-counted', subject: day, reason: because ?? '' } as const;
      const detail = { difference: off };
      const approval = await askApproval(context, { ...asked, amount: off, detail, about });
      return { balance, approval };
    }
    if (isOpened) {
      await noteAlone(context, movement, `safe ${day}`);
    }
    await bookEntry(context, {
      kind: isOpened ? 'safe-counted' : 'safe-opened',
      subject: day,
      text: because ?? 'Opening balance of the safe',
      postings: safePostings(found),
    });
    log({ ...about, difference: { expected: balance, counted, difference, because } });
    return { balance: counted };
  },
});

const requestedDifference = z.object({ difference: z.int() });

/** Books the difference of a count that another person has approved: what moved in the safe since isn't part of it. */
export async function bookApprovedCount(context: CommandContext, { subject, reason, detail }: ApprovalRow) {
  const { difference } = requestedDifference.parse(detail);
  await lockSafe(context);
  await bookEntry(context, {
    kind: 'safe-counted',
    subject,
    text: reason,
    postings: safePostings({ difference, opening: 0, off: difference }),
  });
}
