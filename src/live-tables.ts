import { media } from '#features/media/media.table.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** Reads a row of each public table for the health check: a damaged one fails pages. @throws the database's error. */
export async function readLiveTables(db: ReadDatabase): Promise<void> {
  for (const table of [settings, media, liveVisas, liveTourPackages, livePosts]) {
    await db.select().from(table).limit(1);
  }
}
