import { media } from '#features/media/media.table.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { liveDocuments } from './site/live-documents.ts';

/** Reads a row of each public table for the health check: a damaged one fails pages. @throws the database's error. */
export async function readLiveTables(db: ReadDatabase): Promise<void> {
  for (const table of [settings, media, ...Object.values(liveDocuments).map(({ table }) => table)]) {
    await db.select().from(table).limit(1);
  }
}
