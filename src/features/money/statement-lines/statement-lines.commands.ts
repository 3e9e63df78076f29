import { and, between, eq, inArray } from 'drizzle-orm';
import { type CommandContext, command } from '#platform/command/command.ts';
import { type NewLine, newLines } from './statement-lines.contract.ts';
import { type ComparedLine, findStored } from './statement-lines.rules.ts';
import { statementLines } from './statement-lines.table.ts';
import { addUpDays, holdStatement } from './statement-lines.writes.ts';

/** So many rows are written by one statement. */
const batch = 500;

const comparedOf = ({ on, amount, balance, outside, text }: NewLine): ComparedLine => ({
  on,
  amount,
  balance: balance ?? null,
  outside: outside ?? null,
  text,
});

/** The lines that are kept of the days of some others. */
async function listOfDays({ tx }: CommandContext, account: string, lines: readonly NewLine[]) {
  const days = lines.map(({ on }) => on).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  return tx
    .select()
    .from(statementLines)
    .where(
      and(
        eq(statementLines.account, account),
        eq(statementLines.carried, false),
        between(statementLines.on, first, last),
      ),
    )
    .orderBy(statementLines.place);
}

/** Which of some arrivals are lines already. */
async function listTaken({ tx }: CommandContext, lines: readonly NewLine[]): Promise<ReadonlySet<string>> {
  const arrivals = lines.flatMap(({ arrival }) => arrival ?? []);
  const rows =
    arrivals.length === 0
      ? []
      : await tx
          .select({ id: statementLines.arrivalId })
          .from(statementLines)
          .where(inArray(statementLines.arrivalId, arrivals));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/**
 * Keeps the lines of a statement, in and out: each once, whatever files have it. Nothing is booked by it. What the files say is in the
 * account without saying how it came there is carried as a line of its own.
 * @returns how many are new
 */
export const keepStatementLines = command({
  name: 'money.keep-lines',
  permission: 'payments.write',
  input: newLines,
  run: async (context, { account, fileName, lines }) => {
    const { tx, now, actor } = context;
    await holdStatement(context, account);
    const kept = findStored(lines.map(comparedOf), await listOfDays(context, account, lines));
    const taken = await listTaken(context, lines);
    const free = (arrival: string | undefined) =>
      arrival === undefined || taken.has(arrival) ? null : arrival;
    const fresh: (typeof statementLines.$inferInsert)[] = [];
    for (const [index, line] of lines.entries()) {
      const before = kept[index];
      const { on, valueOn, amount, balance, outside, text, arrival } = line;
      if (before === undefined) {
        fresh.push({
          id: crypto.randomUUID(),
          account,
          on,
          valueOn: valueOn ?? null,
          amount,
          balance: balance ?? null,
          outside: outside ?? null,
          text,
          fileName: fileName ?? null,
          arrivalId: free(arrival),
          by: actor.id,
          at: now,
        });
        continue;
      }
      // What this file says besides.
      const more = {
        ...(before.balance === null && balance !== undefined ? { balance } : {}),
        ...(before.arrivalId === null && free(arrival) !== null ? { arrivalId: free(arrival) } : {}),
      };
      if (Object.keys(more).length > 0) {
        await tx.update(statementLines).set(more).where(eq(statementLines.id, before.id));
      }
    }
    for (let from = 0; from < fresh.length; from += batch) {
      await tx.insert(statementLines).values(fresh.slice(from, from + batch));
    }
    const [first] = lines.map(({ on }) => on).toSorted();
    if (first !== undefined) {
      await addUpDays(context, account, first);
    }
    context.log({
      subjectKind: 'ledger-account',
      subjectId: account,
      difference: { read: lines.length, kept: fresh.length },
    });
    return { kept: fresh.length };
  },
});
