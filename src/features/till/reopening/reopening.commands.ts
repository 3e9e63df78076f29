import { and, eq, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { undoEntry } from '#features/ledger/ledger.writes.ts';
import { reopenTill } from '#features/ledger/tills/tills.writes.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { tillReopening } from '../till.contract.ts';
import { canReopenTill } from '../till.policy.ts';
import { findLastRound } from '../till.queries.ts';
import { tillDays } from '../till.table.ts';

/** Takes back by opposite entries what the closing booked, so that the money is in the drawer again. */
async function undoClosing(context: CommandContext, clerk: string, day: CalendarDate, text: string) {
  const { tx } = context;
  const undoing = alias(ledgerEntries, 'undoing');
  const booked = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.clerk, clerk),
        eq(ledgerEntries.subject, day),
        inArray(ledgerEntries.kind, ['till-difference', 'till-closed']),
        notExists(tx.select({ id: undoing.id }).from(undoing).where(eq(undoing.undoes, ledgerEntries.id))),
      ),
    );
  for (const { id } of booked) {
    await undoEntry(context, {
      kind: 'till-reopened',
      subject: day,
      text,
      clerk,
      undoes: id,
      postings: await listPostings(tx, id),
    });
  }
}

/**
 * Opens a till again that was closed today, with a reason; only another person may, neither its clerk nor who closed it. The count
 * stays readable.
 * @throws Failure forbidden `till.own`; conflict `till.not-closed`, `till.begun` once the next day has begun.
 */
export const openAgain = command({
  name: 'till.open-again',
  permission: 'payments.approve',
  input: tillReopening,
  refusals: {
    409: 'It was not closed today (`till.not-closed`), or its next day has begun (`till.begun`).',
  },
  run: async (context, { clerk: uid, because }) => {
    const { tx, now, actor, log } = context;
    const clerk = `user:${uid}`;
    const day = await reopenTill(context, clerk);
    const last = await findLastRound(tx, clerk, day);
    if (last?.closedAt == null || dhakaDate(last.closedAt) !== dhakaDate(now)) {
      throw new Failure('conflict', 'till.not-closed', 'This till was not closed today.');
    }
    context.authorize(canReopenTill, { clerk, closedBy: last.closedBy ?? clerk });
    await undoClosing(context, clerk, day, because);
    await tx.insert(tillDays).values({
      clerk,
      day,
      openedAt: now,
      openingFloat: 0,
      round: last.round + 1,
      reopenedBy: actor.id,
      reopenedBecause: because,
    });
    log({ subjectKind: 'till', subjectId: clerk, difference: { day, because } });
    return { clerk, day };
  },
});
