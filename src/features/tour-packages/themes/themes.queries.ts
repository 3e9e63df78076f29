import { asc } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { themesOf } from '../list/list.rules.ts';
import type { OwnTheme } from '../tour-packages.contract.ts';
import { ownThemes } from '../tour-packages.table.ts';
import { themeNames } from './theme-names.rules.ts';
import { isBuiltIn } from './themes.contract.ts';

type Reads = Pick<ReadDatabase, 'select'>;

/** The agency's own themes, by key. */
export async function listThemes(db: Reads): Promise<OwnTheme[]> {
  return await db.select().from(ownThemes).orderBy(asc(ownThemes.key));
}

/** The same, read once for all pages until it changes. */
export const cachedThemes = readOnce((db) => listThemes(db));

/**
 * The themes that a market's list offers, with their names: the program's, then the agency's own by name.
 * @param chosen themes of a filter: those that exist are among them, whatever their market
 */
export async function offeredThemes(
  db: ReadDatabase,
  language: Language,
  market: Market,
  chosen: readonly string[],
): Promise<ReadonlyArray<{ readonly value: string; readonly name: string }>> {
  const builtIn = [...new Set([...themesOf[market], ...chosen.filter(isBuiltIn)])];
  const own = (await cachedThemes(db))
    .filter(({ key, markets }) => markets.includes(market) || chosen.includes(key))
    .map(({ key, names }) => ({ value: key, name: names[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return [...builtIn.map((value) => ({ value, name: themeNames[value]({}, { locale: language }) })), ...own];
}
