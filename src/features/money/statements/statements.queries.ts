import { desc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { statementLayouts } from '../money.table.ts';

/** What staff said of a statement with these headings, the latest first. */
export const listLayouts = (db: ReadDatabase, headings: string) =>
  db
    .select({ provider: statementLayouts.provider, columns: statementLayouts.columns })
    .from(statementLayouts)
    .where(eq(statementLayouts.headings, headings))
    .orderBy(desc(statementLayouts.at));
