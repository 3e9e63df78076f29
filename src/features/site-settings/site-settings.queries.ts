import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type SiteSettings, siteSettings } from './site-settings.contract.ts';
import { settings } from './site-settings.table.ts';

/**
 * What the agency says of itself.
 * @throws when no settings were saved yet: the program saves some before it serves.
 */
export async function findSettings(db: ReadDatabase): Promise<SiteSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'site'));
  return siteSettings.parse(row?.value);
}
