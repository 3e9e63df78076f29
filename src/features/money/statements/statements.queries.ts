import { desc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { statementLayouts } from '../money.table.ts';

/** Headings of which staff said what they are, each row of them joined by line breaks. */
export async function listExplainedHeadings(db: ReadDatabase): Promise<string[]> {
  const rows = await db.selectDistinct({ headings: statementLayouts.headings }).from(statementLayouts);
  return rows.map(({ headings }) => headings);
}

/** What staff said of a statement with these headings, the latest first. */
export const listLayouts = (db: ReadDatabase, headings: string) =>
  db
    .select({ provider: statementLayouts.provider, columns: statementLayouts.columns })
    .from(statementLayouts)
    .where(eq(statementLayouts.headings, headings))
    .orderBy(desc(statementLayouts.at));
