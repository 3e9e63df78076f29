import { and, eq, isNotNull } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { statementLines } from './statement-lines.table.ts';

/** Whether an arrival is the line of a statement that is matched with the ledger. */
export const isReconciled = async (db: ReadDatabase, arrival: string): Promise<boolean> =>
  (await db.$count(
    statementLines,
    and(eq(statementLines.arrivalId, arrival), isNotNull(statementLines.matchId)),
  )) > 0;
