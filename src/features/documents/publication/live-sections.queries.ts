import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { LiveDocuments } from '../kinds/kinds.contract.ts';

/** The sections of a kind in which something is live, in one text: the menu of every page leaves out those where nothing is. */
export async function findLiveSections(db: ReadDatabase, { table, section }: LiveDocuments): Promise<string> {
  const named = section ?? sql<string>`'all'`;
  const rows = await db.selectDistinct({ section: sql<string>`${named}::text` }).from(table);
  return rows
    .map((row) => row.section)
    .sort()
    .join();
}
