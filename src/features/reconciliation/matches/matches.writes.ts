import { and, eq, inArray } from 'drizzle-orm';
import { movements } from '#features/books/movements/movements.table.ts';
import { statementLines } from '#features/money/statement-lines/statement-lines.table.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import {
  reconciliationEntries,
  reconciliationMatchEntries,
  reconciliationMatches,
  reconciliationMatchLines,
} from './matches.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;
type Line = typeof statementLines.$inferSelect;
type Entry = typeof reconciliationEntries.$inferSelect;

const taken = () =>
  new Failure(
    'conflict',
    'matches.matched',
    'A line or an entry of it is matched already. Look at it again.',
  );

/**
 * Lines of an account's statements, locked and open.
 * @throws Failure not-found `matches.not-found`; conflict `matches.matched`
 */
export async function lockLines({ tx }: Context, account: string, ids: readonly string[]): Promise<Line[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(statementLines)
          .where(and(eq(statementLines.account, account), inArray(statementLines.id, [...ids])))
          .orderBy(statementLines.id)
          .for('update');
  refuseOthers(rows, ids);
  return rows;
}

/**
 * What entries moved on an account, locked and open.
 * @throws Failure not-found `matches.not-found`; conflict `matches.matched`
 */
export async function lockEntries(
  { tx }: Context,
  account: string,
  ids: readonly string[],
): Promise<Entry[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(reconciliationEntries)
          .where(
            and(eq(reconciliationEntries.account, account), inArray(reconciliationEntries.entryId, [...ids])),
          )
          .orderBy(reconciliationEntries.entryId)
          .for('update');
  refuseOthers(rows, ids);
  return rows;
}

function refuseOthers(rows: readonly (Line | Entry)[], ids: readonly string[]): void {
  if (rows.length < ids.length) {
    throw new Failure('not-found', 'matches.not-found', 'This account has no such line or entry.');
  }
  if (rows.some(({ matchId }) => matchId !== null)) {
    throw taken();
  }
}

/** The entry that books a movement. */
export async function findEntryOfMovement({ tx }: Context, id: string): Promise<string> {
  const [row] = await tx.select({ entryId: movements.entryId }).from(movements).where(eq(movements.id, id));
  if (!row?.entryId) {
    throw new Error('A movement was not booked.');
  }
  return row.entryId;
}

/** Makes a match of lines and entries that are locked and come to one sum. @returns its id */
export async function insertMatch(
  { tx, now, actor }: Context,
  match: {
    readonly account: string;
    readonly lines: readonly Line[];
    readonly entries: readonly Entry[];
    /** What was booked with it. */
    readonly movement?: string | undefined;
  },
): Promise<string> {
  const { account, lines, entries, movement } = match;
  const id = crypto.randomUUID();
  const days = [...lines, ...entries].map(({ on }) => on).toSorted();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) {
    throw new Error('A match of nothing.');
  }
  await tx.insert(reconciliationMatches).values({
    id,
    account,
    origin: 'staff',
    firstDay,
    lastDay,
    movementId: movement ?? null,
    by: actor.id,
    at: now,
  });
  if (lines.length > 0) {
    await tx
      .insert(reconciliationMatchLines)
      .values(lines.map(({ id: lineId }) => ({ matchId: id, lineId })));
  }
  if (entries.length > 0) {
    await tx
      .insert(reconciliationMatchEntries)
      .values(entries.map(({ entryId }) => ({ matchId: id, entryId })));
  }
  return id;
}
