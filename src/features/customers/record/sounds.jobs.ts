import { eq, isNull } from 'drizzle-orm';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import type { Database } from '#platform/database/database.ts';
import { customers } from '../customers.table.ts';

const atOnce = 500;

/** Writes what names of cards sound like where that lacks, at each start. @returns how many. */
export async function writeSoundsOfCustomers(db: Database): Promise<number> {
  for (let written = 0; ; ) {
    const rows = await db
      .select({ id: customers.id, name: customers.name, alsoCalled: customers.alsoCalled })
      .from(customers)
      .where(isNull(customers.sounds))
      .orderBy(customers.id)
      .limit(atOnce);
    if (rows.length === 0) {
      return written;
    }
    await db.transaction(async (tx) => {
      for (const { id, name, alsoCalled } of rows) {
        await tx
          .update(customers)
          .set({ sounds: soundsOf(name, ...alsoCalled) })
          .where(eq(customers.id, id));
      }
    });
    written += rows.length;
  }
}
