import { inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { importRows } from '../imports.table.ts';

/** So many marks stand in one question. */
const atOnce = 5_000;

/** Which of these marks rows of imports have that weren't undone. */
export async function knownMarks(db: ReadDatabase, marks: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let from = 0; from < marks.length; from += atOnce) {
    const rows = await db
      .select({ mark: importRows.mark })
      .from(importRows)
      .where(inArray(importRows.mark, marks.slice(from, from + atOnce)));
    for (const { mark } of rows) {
      if (mark !== null) {
        known.add(mark);
      }
    }
  }
  return known;
}
