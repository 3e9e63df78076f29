import { eq } from 'drizzle-orm';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { ledgerTills } from '../ledger.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now'>;

async function lockTill({ tx, now }: Context, clerk: string, strength: 'share' | 'update'): Promise<void> {
  await tx.insert(ledgerTills).values({ clerk, closedOn: null }).onConflictDoNothing();
  const [row] = await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, clerk)).for(strength);
  const closedOn = row?.closedOn ?? null;
  if (closedOn !== null && closedOn >= dhakaDate(now)) {
    throw new Failure('conflict', 'till.closed', 'This till is closed for today.', [], { day: closedOn });
  }
}

/**
 * Holds a clerk's till open until the transaction ends: cash is about to go in or out of it.
 * @throws Failure conflict `till.closed` when the clerk has closed the day.
 */
export async function holdTill(context: Context, clerk: string): Promise<void> {
  await lockTill(context, clerk, 'share');
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

/** Opens a clerk's till again that was closed today. @throws Failure conflict `till.not-closed`. */
export async function reopenTill({ tx, now }: Context, clerk: string): Promise<void> {
  const [row] = await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, clerk)).for('update');
  if (row?.closedOn !== dhakaDate(now)) {
    throw new Failure('conflict', 'till.not-closed', 'This till was not closed today.');
  }
  await tx.update(ledgerTills).set({ closedOn: null }).where(eq(ledgerTills.clerk, clerk));
}

/** Closes a clerk's till for today, once nobody holds it. @throws Failure conflict `till.closed`. */
export async function closeTill(context: Context, clerk: string): Promise<void> {
  await lockTill(context, clerk, 'update');
  await context.tx
    .update(ledgerTills)
    .set({ closedOn: dhakaDate(context.now) })
    .where(eq(ledgerTills.clerk, clerk));
}
