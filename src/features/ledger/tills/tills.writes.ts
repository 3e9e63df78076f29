import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { ledgerTills } from '../ledger.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now'>;

async function lockTill({ tx, now }: Context, clerk: string, strength: 'share' | 'update') {
  await tx.insert(ledgerTills).values({ clerk, closedOn: null }).onConflictDoNothing();
  const [row] = await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, clerk)).for(strength);
  const { closedOn = null, openedOn = null } = row ?? {};
  if (closedOn !== null && closedOn >= dhakaDate(now)) {
    throw new Failure('conflict', 'till.closed', 'This till is closed for today.', [], {
      day: closedOn,
      clerk,
    });
  }
  return openedOn ?? dhakaDate(now);
}

/**
 * Holds a clerk's till open until the transaction ends: cash is about to go in or out of it. The first one of a day opens it.
 * @returns the day of the till: today, or the one on which it was opened and which isn't closed yet.
 * @throws Failure conflict `till.closed` when the clerk has closed the day.
 */
export async function holdTill(context: Context, clerk: string): Promise<CalendarDate> {
  const { tx, now } = context;
  const today = dhakaDate(now);
  await tx.insert(ledgerTills).values({ clerk, closedOn: null }).onConflictDoNothing();
  // By an update of its own: two who hold the row for sharing could both wait for the other to let go of it.
  await tx
    .update(ledgerTills)
    .set({ openedOn: today })
    .where(
      and(
        eq(ledgerTills.clerk, clerk),
        isNull(ledgerTills.openedOn),
        or(isNull(ledgerTills.closedOn), lt(ledgerTills.closedOn, today)),
      ),
    );
  return lockTill(context, clerk, 'share');
}

/**
 * Waits while a clerk's till is being counted, and lets nobody count it until the transaction ends: cash that is in it already is
 * approved or undone, which a closed till doesn't forbid.
 */
export async function waitForCount({ tx }: Pick<Context, 'tx'>, clerk: string): Promise<void> {
  await tx.insert(ledgerTills).values({ clerk, closedOn: null }).onConflictDoNothing();
  await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, clerk)).for('share');
}

/** The safe's row among the tills: nobody's clerk. */
const safe = 'safe';

/** Until the transaction ends nobody else counts the safe. */
export async function lockSafe({ tx }: Pick<Context, 'tx'>): Promise<void> {
  await tx.insert(ledgerTills).values({ clerk: safe, closedOn: null }).onConflictDoNothing();
  await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, safe)).for('update');
}

/**
 * Opens a clerk's till again, as it was before the last closing.
 * @returns its day.
 * @throws Failure conflict `till.not-closed`; `till.begun` when there is cash of another day in it already.
 */
export async function reopenTill({ tx }: Pick<Context, 'tx'>, clerk: string): Promise<CalendarDate> {
  const [row] = await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, clerk)).for('update');
  const day = row?.closedOn ?? null;
  if (day === null) {
    throw new Failure('conflict', 'till.not-closed', 'This till was not closed today.');
  }
  if (row?.openedOn != null) {
    throw new Failure('conflict', 'till.begun', 'The next day of this till has begun.');
  }
  await tx.update(ledgerTills).set({ closedOn: null, openedOn: day }).where(eq(ledgerTills.clerk, clerk));
  return day;
}

/**
 * Closes a clerk's till, once nobody holds it.
 * @returns the day that is closed: the one on which it was opened, also past midnight.
 * @throws Failure conflict `till.closed`.
 */
export async function closeTill(context: Context, clerk: string): Promise<CalendarDate> {
  const day = await lockTill(context, clerk, 'update');
  await context.tx
    .update(ledgerTills)
    .set({ closedOn: day, openedOn: null })
    .where(eq(ledgerTills.clerk, clerk));
  return day;
}
