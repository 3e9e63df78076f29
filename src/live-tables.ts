import { media } from '#features/media/media.table.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/**
 * Reads a row of each table that the public pages are made of. A database that answers isn't enough: a table that is
 * damaged or has lost a column fails every page.
 * @throws what the database says.
 */
export async function readLiveTables(db: ReadDatabase): Promise<void> {
  for (const table of [settings, media, liveVisas, liveTourPackages, livePosts]) {
    await db.select().from(table).limit(1);
  }
}
