import { and, eq } from 'drizzle-orm';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { closeTill as closeInLedger, holdTill, lockSafe } from '#features/ledger/tills/tills.writes.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { findSafe } from './safe/safe.queries.ts';
import { tillClosing, tillOpening } from './till.contract.ts';
import { canExplain, canUseTill } from './till.policy.ts';
import { findDrawer, findLastClosing, findLastRound, hasTill, listMovements } from './till.queries.ts';
import {
  countedDay,
  countedSum,
  differencePostings,
  floatPostings,
  handedOverPostings,
} from './till.rules.ts';
import { tillDays } from './till.table.ts';

/**
 * Opens one's own till for today with money from the safe. Cash can be taken without that, too.
 * @throws Failure conflict `till.opened` the second time, `till.closed` after the day was closed, `till.unclosed` while an earlier
 *   day's money is in it, `till.safe-short` for more than a counted safe holds.
 */
export const openTill = command({
  name: 'till.open',
  permission: 'payments.write',
  input: tillOpening,
  refusals: {
    409: 'It was opened or closed today already, or is open since an earlier day (`till.unclosed`).',
    422: 'The sum is not right.',
  },
  run: async (context, { float }) => {
    const { tx, now, actor, log } = context;
    const day = dhakaDate(now);
    const since = await holdTill(context, actor.id);
    if (since < day) {
      const message = `The till of ${since} is still open. Close it first.`;
      throw new Failure('conflict', 'till.unclosed', message, [], { day: since });
    }
    await lockSafe(context);
    const safe = await findSafe(tx);
    if (safe.isOpened && float > safe.balance) {
      const message = 'There is less in the safe.';
      const fields = [{ path: 'float', message }];
      throw new Failure('conflict', 'till.safe-short', message, fields, { balance: safe.balance });
    }
    const [row] = await tx
      .insert(tillDays)
      .values({ clerk: actor.id, day, openedAt: now, openingFloat: float })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      throw new Failure('conflict', 'till.opened', 'This till was opened today already.');
    }
    await bookEntry(context, {
      kind: 'till-opened',
      subject: day,
      text: 'Float',
      clerk: actor.id,
      postings: floatPostings(float),
    });
    log({ subjectKind: 'till', subjectId: actor.id, difference: { day, float } });
    return { clerk: actor.id, day };
  },
});

/** Nobody's till isn't closed: one's own, an account's, or one with something in it. @throws Failure not-found `till.no-clerk` */
async function refuseUnknown({ tx, actor }: CommandContext, clerk: string): Promise<void> {
  if (clerk !== actor.id && !(await hasTill(tx, clerk))) {
    throw new Failure('not-found', 'till.no-clerk', 'There is no such clerk.');
  }
}

/**
 * Closes a till, for the day on which it was opened: what was counted against what should be there. A difference needs a reason and
 * is booked; the money goes to the safe. No more cash of that day is taken in this till.
 * @throws Failure forbidden `till.other`, `till.large-difference` for a large one in one's own till, not-found `till.no-clerk`, conflict `till.closed`, invalid `till.difference` without a reason.
 */
export const closeTill = command({
  name: 'till.close',
  permission: 'payments.write',
  input: tillClosing,
  refusals: {
    409: 'It is closed already.',
    422: 'There is a difference without a reason (`till.difference`).',
  },
  run: async (context, { clerk: whose, notes, because }) => {
    const { tx, now, actor, log } = context;
    const clerk = whose === undefined ? actor.id : `user:${whose}`;
    context.authorize(canUseTill, { clerk, ofAll: actor.permissions.has('payments.approve') });
    await refuseUnknown(context, clerk);
    const day = await closeInLedger(context, clerk);
    const { balance, waiting } = await findDrawer(tx, clerk);
    const counted = countedSum(notes);
    const { expected, difference, handedOver } = countedDay({ balance, waiting, counted });
    if (difference !== 0 && because === undefined) {
      const message = 'The count differs from what should be there. Say why.';
      throw new Failure('invalid', 'till.difference', message, [{ path: 'because', message }], {
        expected,
        counted,
        difference,
      });
    }
    const text = because ?? 'Day closed';
    if (clerk === actor.id) {
      const { approvalFrom } = await findSales(tx);
      context.authorize(canExplain, { size: Math.abs(difference), approvalFrom });
    }
    await bookEntry(context, {
      kind: 'till-difference',
      subject: day,
      text,
      clerk,
      postings: differencePostings(difference),
    });
    await bookEntry(context, {
      kind: 'till-closed',
      subject: day,
      text: 'Handed over to the safe',
      clerk,
      postings: handedOverPostings(handedOver),
    });
    // Another command that took cash may have begun after this one and finished before it.
    const movements = await listMovements(tx, clerk, await findLastClosing(tx, clerk, day), null);
    const closedAt = movements.reduce((last, { at }) => (at > last ? at : last), now);
    await tx.insert(tillDays).values({ clerk, day, openedAt: now, openingFloat: 0 }).onConflictDoNothing();
    const { round = 1 } = (await findLastRound(tx, clerk, day)) ?? {};
    await tx
      .update(tillDays)
      .set({
        closedAt,
        closedBy: actor.id,
        balance,
        waiting,
        notes,
        counted,
        difference,
        handedOver,
        because: difference === 0 ? null : (because ?? null),
      })
      .where(and(eq(tillDays.clerk, clerk), eq(tillDays.day, day), eq(tillDays.round, round)));
    log({
      subjectKind: 'till',
      subjectId: clerk,
      difference: { day, expected, counted, difference, because },
    });
    return { clerk, day };
  },
});
