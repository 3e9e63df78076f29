import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { statementLines } from './statement-lines.table.ts';

/** Of lines that the ledger doesn't have, or not yet. What was there before the files is none. */
export const isOpenLine = and(
  isNull(statementLines.matchId),
  eq(statementLines.carried, false),
  ne(statementLines.amount, 0),
);

/** Whether an arrival is the line of a statement that is matched with the ledger. */
export const isReconciled = async (db: ReadDatabase, arrival: string): Promise<boolean> =>
  (await db.$count(
    statementLines,
    and(eq(statementLines.arrivalId, arrival), isNotNull(statementLines.matchId)),
  )) > 0;

/** The code of the account on whose statement an arrival stands; undefined for what came otherwise. */
export async function findArrivalAccount(db: ReadDatabase, arrival: string): Promise<string | undefined> {
  const [line] = await db
    .select({ account: statementLines.account })
    .from(statementLines)
    .where(eq(statementLines.arrivalId, arrival));
  return line?.account;
}
