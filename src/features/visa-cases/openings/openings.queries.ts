import { and, eq, type SQL } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { visaCaseOpenings } from '../visa-cases.table.ts';

/** The files that somebody of the staff has opened. @param of of a case, or of a paper of it */
export async function findOpened(db: ReadDatabase, actor: string, of: SQL): Promise<ReadonlySet<string>> {
  const opened = await db
    .selectDistinct({ files: visaCaseOpenings.files })
    .from(visaCaseOpenings)
    .where(and(of, eq(visaCaseOpenings.actor, actor)));
  return new Set(opened.flatMap(({ files }) => files ?? []));
}
