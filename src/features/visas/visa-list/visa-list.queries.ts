import { and, arrayOverlaps, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { liveTexts } from '#features/documents/documents.table.ts';
import { findMatchingTexts } from '#features/documents/search/search.queries.ts';
import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Region, VisaForm } from '../visas.contract.ts';
import { regions, visaForms } from '../visas.data.ts';
import { listVisasBySlug, placeIn, visasWithTexts } from '../visas.queries.ts';
import { liveVisas } from '../visas.table.ts';
import { purposeTerms } from './purpose-terms.data.ts';
import type { VisaListParams, VisaRow } from './visa-list.contract.ts';

/** Visas per page of the list. */
export const visasPerPage = 60;

const purposes = new Set(purposeTerms.map(stem));
const withoutPurpose = (query: string) =>
  plainWords(query)
    .filter((word) => !purposes.has(stem(word)))
    .join(' ');

const visaTexts = eq(liveTexts.kind, 'visa');

/**
 * Guides that have the words of a search in their names or kinds, in either language: not countries that a text only mentions. A
 * purpose that no guide has in its kinds is left out: "student uk" is the guide of the United Kingdom.
 */
async function named(db: ReadDatabase, query: string): Promise<{ ids: SQL; corrected: boolean } | undefined> {
  const whole = await findMatchingTexts(db, query, 'AB');
  const country = withoutPurpose(query);
  const isFound =
    country === '' || country === query || (await db.$count(liveTexts, and(visaTexts, whole?.texts))) > 0;
  const matching = isFound ? whole : await findMatchingTexts(db, country, 'AB');
  if (!matching) {
    return undefined;
  }
  const found = db
    .select({ documentId: liveTexts.documentId })
    .from(liveTexts)
    .where(and(visaTexts, matching.texts));
  return { ids: inArray(liveVisas.documentId, found), corrected: matching.corrected };
}

/** The slugs in the requested order. Only order by name has to read the texts. */
function ordered(
  db: ReadDatabase,
  language: Language,
  sort: VisaListParams['sort'],
  favourites: readonly string[],
) {
  if (sort === 'name') {
    return visasWithTexts(db, language).slugs();
  }
  const { slug, feeFrom, workingDaysMin, workingDaysMax } = liveVisas;
  const order = {
    fee: [asc(feeFrom), asc(slug)],
    fastest: [asc(workingDaysMax), asc(workingDaysMin), asc(slug)],
    agency: [placeIn(favourites), asc(slug)],
  }[sort ?? 'agency'];
  return db
    .select({ slug })
    .from(liveVisas)
    .orderBy(...order);
}

export interface VisaList {
  readonly rows: readonly VisaRow[];
  readonly total: number;
  /** Result counts of each filter value, given the other filters. */
  readonly regions: ReadonlyArray<{ readonly region: Region; readonly shown: number }>;
  readonly forms: ReadonlyArray<{ readonly form: VisaForm; readonly shown: number }>;
}

const counted = (condition: SQL | undefined) =>
  sql<number>`(count(*) FILTER (WHERE ${condition ?? sql`true`}))::int`;

/** One page of the matching visas. @param favourites slugs that come first in the default order. */
export async function listVisas(
  db: ReadDatabase,
  language: Language,
  query: VisaListParams,
  favourites: readonly string[],
): Promise<VisaList> {
  const matching = query.q === undefined ? undefined : await named(db, query.q);
  // What was corrected is only suggested.
  const search = matching?.corrected ? sql`false` : matching?.ids;
  const region = query.region.length === 0 ? undefined : inArray(liveVisas.region, [...query.region]);
  const form = query.form.length === 0 ? undefined : arrayOverlaps(liveVisas.forms, [...query.form]);
  const days = query.days === undefined ? undefined : lte(liveVisas.workingDaysMax, Number(query.days));
  const all = and(search, region, form, days);
  const offset = ((query.page ?? 1) - 1) * visasPerPage;
  const slugs = await ordered(db, language, query.sort, favourites)
    .where(all)
    .limit(visasPerPage)
    .offset(offset);
  const [counts] = await db
    .select({
      total: counted(all),
      'e-visa': counted(and(search, region, days, arrayOverlaps(liveVisas.forms, ['e-visa']))),
      sticker: counted(and(search, region, days, arrayOverlaps(liveVisas.forms, ['sticker']))),
      'on-arrival': counted(and(search, region, days, arrayOverlaps(liveVisas.forms, ['on-arrival']))),
      'visa-free': counted(and(search, region, days, arrayOverlaps(liveVisas.forms, ['visa-free']))),
    })
    .from(liveVisas);
  const byRegion = await db
    .select({ region: liveVisas.region, shown: counted(and(search, form, days)) })
    .from(liveVisas)
    .groupBy(liveVisas.region);
  return {
    rows: await listVisasBySlug(
      db,
      language,
      slugs.map(({ slug }) => slug),
    ),
    total: counts?.total ?? 0,
    regions: regions.flatMap((each) => byRegion.filter(({ region: found }) => found === each)),
    forms: visaForms.map((each) => ({ form: each, shown: counts?.[each] ?? 0 })),
  };
}

/** Guides whose names sound like the words of a search, for one without results. */
export async function listVisasLike(db: ReadDatabase, language: Language, query: string): Promise<VisaRow[]> {
  const near = await db
    .select({ slug: liveVisas.slug })
    .from(liveVisas)
    .where((await named(db, query))?.ids ?? sql`false`)
    .orderBy(liveVisas.slug)
    .limit(3);
  return listVisasBySlug(
    db,
    language,
    near.map(({ slug }) => slug),
  );
}
