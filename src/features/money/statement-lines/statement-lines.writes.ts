import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { dayEnd } from './statement-lines.rules.ts';
import { statementDays, statementLines } from './statement-lines.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;
type Line = typeof statementLines.$inferSelect;

/** Lets the lines of an account and their matches be changed by one after the other. */
export async function holdStatement({ tx }: Pick<Context, 'tx'>, account: string): Promise<void> {
  await lockName(tx, `statement ${account}`);
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Carries what a day has without a line for it; what was matched of it before stays. @returns what the day moved in all */
async function carry(context: Context, account: string, lines: readonly Line[], before: number) {
  const { tx, now, actor } = context;
  const told = lines.filter(({ carried }) => !carried);
  const carried = lines.filter((line) => line.carried);
  const [open, ...more] = carried.filter(({ matchId }) => matchId === null);
  const matched = total(carried.filter(({ matchId }) => matchId !== null));
  const end = dayEnd(told, before);
  const left = end === undefined ? 0 : end - before - total(told) - matched;
  const [first] = lines;
  for (const each of more) {
    await setCarried(context, each, 0);
  }
  if (open !== undefined) {
    await setCarried(context, open, left);
  } else if (left !== 0 && first !== undefined) {
    await tx.insert(statementLines).values({
      id: crypto.randomUUID(),
      account,
      on: first.on,
      amount: left,
      text: 'brought forward',
      carried: true,
      by: actor.id,
      at: now,
    });
  }
  return total(told) + matched + left;
}

async function setCarried({ tx }: Context, { id, amount }: Line, wanted: number) {
  if (amount !== wanted) {
    await tx.update(statementLines).set({ amount: wanted }).where(eq(statementLines.id, id));
  }
}

/** Adds up what is in an account at the end of each day by its lines, from a day on. The caller holds the statement. */
export async function addUpDays(context: Context, account: string, from: CalendarDate): Promise<void> {
  const { tx } = context;
  const [before] = await tx
    .select({ balance: statementDays.balance })
    .from(statementDays)
    .where(and(eq(statementDays.account, account), lt(statementDays.on, from)))
    .orderBy(desc(statementDays.on))
    .limit(1);
  const lines = await tx
    .select()
    .from(statementLines)
    .where(and(eq(statementLines.account, account), gte(statementLines.on, from)))
    .orderBy(asc(statementLines.on), asc(statementLines.place));
  let balance = before?.balance ?? 0;
  for (const [on, ofDay] of Map.groupBy(lines, (line) => line.on)) {
    balance += await carry(context, account, ofDay, balance);
    await tx
      .insert(statementDays)
      .values({ account, on, balance })
      .onConflictDoUpdate({ target: [statementDays.account, statementDays.on], set: { balance } });
  }
}
