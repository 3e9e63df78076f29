import { and, eq, inArray, sql } from 'drizzle-orm';
import { liveTexts } from '#features/documents/documents.table.ts';
import { openMonths } from '#features/tour-packages/list/facets.queries.ts';
import { destinations, liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import { languages } from '#platform/language.ts';
import type { SearchCountry, SearchPlace } from './find.rules.ts';

const home = 'BD';

/** All destinations of packages: each market as a whole, places at home, countries and places abroad. */
export async function listSearchPlaces(db: ReadDatabase): Promise<SearchPlace[]> {
  const used = await db
    .selectDistinct({
      key: sql<string>`unnest(${liveTourPackages.destinations})`,
      market: liveTourPackages.market,
    })
    .from(liveTourPackages);
  const keys = [...new Set(used.map(({ key }) => key))];
  const rows =
    keys.length === 0 ? [] : await db.select().from(destinations).where(inArray(destinations.key, keys));
  const inBoth = (names: Readonly<Record<'en' | 'bn', string>>) => languages.map((each) => names[each]);
  const places = rows.map(({ key, country, names }) => ({ key, country, names: inBoth(names) }));
  const abroad = places.filter(({ country }) => country !== home);
  const countries = [...new Set(abroad.map(({ country }) => country))];
  const countryNames = (code: string) => languages.map((each) => countryName(code, each));
  const isCountry = (names: readonly string[]) =>
    countries.some((code) => countryNames(code).some((name) => names.includes(name)));
  const everywhere = (message: typeof m.home_anywhere_home) =>
    languages.map((locale) => message({}, { locale }));
  return [
    { market: 'domestic', names: everywhere(m.home_anywhere_home) },
    ...places
      .filter(
        ({ key, country }) =>
          country === home && used.some((each) => each.key === key && each.market === 'domestic'),
      )
      .map(({ key, names }) => ({ market: 'domestic' as const, destination: key, names })),
    { market: 'international', names: everywhere(m.home_anywhere_abroad) },
    ...countries.map((code) => ({
      market: 'international' as const,
      destination: code.toLowerCase(),
      names: countryNames(code),
    })),
    ...abroad
      .filter(({ names }) => !isCountry(names))
      .map(({ key, names }) => ({ market: 'international' as const, destination: key, names })),
  ];
}

/** The countries with a guide, with their names in every language. */
export async function listSearchCountries(db: ReadDatabase): Promise<SearchCountry[]> {
  const rows = await db
    .select({ slug: liveVisas.slug, title: liveTexts.title, language: liveTexts.language })
    .from(liveVisas)
    .innerJoin(liveTexts, and(eq(liveTexts.documentId, liveVisas.documentId), eq(liveTexts.kind, 'visa')))
    .orderBy(liveVisas.slug);
  const found = new Map<string, string[]>();
  for (const { slug, title, language } of rows) {
    const names = found.get(slug) ?? [];
    // English first, as for places.
    found.set(slug, language === 'en' ? [title, ...names] : [...names, title]);
  }
  return [...found].map(([slug, names]) => ({ slug, names }));
}

/** The months with a departure, at home or abroad, `YYYY-MM`. */
export async function listSearchMonths(db: ReadDatabase, today: CalendarDate): Promise<string[]> {
  const both = [
    ...(await openMonths(db, 'domestic', today)),
    ...(await openMonths(db, 'international', today)),
  ];
  return [...new Set(both)].sort();
}
