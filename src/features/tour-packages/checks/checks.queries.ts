import { inArray } from 'drizzle-orm';
import { type Finding, stops } from '#features/documents/checks/checks.rules.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isBuiltIn } from '../themes/themes.contract.ts';
import { tourPackageFacts } from '../tour-packages.contract.ts';
import { ownThemes } from '../tour-packages.table.ts';

const themed = tourPackageFacts.strip().pick({ themes: true });

/** A theme of a package that was removed meanwhile, or never was: no visitor would find the package by it. */
export async function findUnknownThemes(
  db: Pick<ReadDatabase, 'select'>,
  facts: unknown,
): Promise<readonly Finding[]> {
  const { data } = themed.safeParse(facts);
  const wanted = (data?.themes ?? []).filter((key) => !isBuiltIn(key));
  if (wanted.length === 0) {
    return [];
  }
  const rows = await db.select({ key: ownThemes.key }).from(ownThemes).where(inArray(ownThemes.key, wanted));
  return rows.length === new Set(wanted).size
    ? []
    : [stops('theme-unknown', 'facts.themes', m.documents_check_theme_unknown)];
}
