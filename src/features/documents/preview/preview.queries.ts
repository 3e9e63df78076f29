import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { previewKeys } from './preview.table.ts';

/** The signing key of preview links; undefined until the first link. */
export async function findPreviewKey(db: ReadDatabase): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: previewKeys.secret })
    .from(previewKeys)
    .where(eq(previewKeys.id, 1));
  return row?.secret;
}
