import { eq, isNull } from 'drizzle-orm';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import type { Database } from '#platform/database/database.ts';
import { orders } from '../orders.table.ts';

const atOnce = 500;

/** Writes what names of orders sound like where that lacks, at each start. @returns how many. */
export async function writeSoundsOfOrders(db: Database): Promise<number> {
  for (let written = 0; ; ) {
    const rows = await db
      .select({ id: orders.id, name: orders.name })
      .from(orders)
      .where(isNull(orders.sounds))
      .orderBy(orders.id)
      .limit(atOnce);
    if (rows.length === 0) {
      return written;
    }
    await db.transaction(async (tx) => {
      for (const { id, name } of rows) {
        await tx
          .update(orders)
          .set({ sounds: soundsOf(name) })
          .where(eq(orders.id, id));
      }
    });
    written += rows.length;
  }
}
