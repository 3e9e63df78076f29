import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { openText } from '#platform/sealed-columns/seal-text.ts';

const texts = z.object({ rows: z.array(z.object({ text: z.string() })) });

/** Everything that a database holds, as text: what was deleted is in none of it. Sealed columns are there as they are stored. */
export async function wholeDatabase(db: Database): Promise<string> {
  const rowsOf = async (query: string) => texts.parse(await db.execute(sql.raw(query))).rows;
  const tables = await rowsOf("SELECT tablename::text AS text FROM pg_tables WHERE schemaname = 'public'");
  if (tables.length < 50) {
    throw new Error('These are not all tables.');
  }
  const held: string[] = [];
  for (const { text } of tables) {
    const rows = await rowsOf(`SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM "${text}" t`);
    held.push(...rows.map((row) => row.text));
  }
  return held.join(' ');
}

/** The same as whoever has the data key reads it: what is sealed is opened. */
export const openedDatabase = async (db: Database): Promise<string> =>
  (await wholeDatabase(db)).replaceAll(/sealed:1:[\w-]+/g, (sealed) => openText(sealed) ?? sealed);
