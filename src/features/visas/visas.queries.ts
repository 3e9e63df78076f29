import { and, arrayOverlaps, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { liveSlugs, liveTexts } from '#features/publishing/publishing.table.ts';
import { plainWords, searchLetters, searchQuery } from '#features/publishing/search.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import type { VisaListAsked, VisaRow } from './visa-list/visa-list.contract.ts';
import {
  type Paper,
  type Region,
  regions,
  type VisaFacts,
  type VisaForm,
  type VisaTexts,
  visaForms,
  visaTexts,
} from './visas.contract.ts';
import { liveVisas, visaPapers } from './visas.table.ts';

/** Visas on one page of the list: more than there are countries that people ask for. */
export const visasPerPage = 60;

const other: Readonly<Record<Language, Language>> = { en: 'bn', bn: 'en' };

/** Everybody types "visa" behind the country; it is in every guide and tells nothing. */
const saysNothing = new Set(['visa', 'visas', 'ভিসা', 'ভিসার']);

const plainAsked = (asked: string) =>
  plainWords(asked)
    .filter((word) => !saysNothing.has(word))
    .join(' ');

/** The guides whose names or kinds, in either language, hold all words asked for. */
function named(db: ReadDatabase, asked: string): SQL | undefined {
  const words = searchQuery(plainAsked(asked));
  if (words === '') {
    return undefined;
  }
  // A and B are title, names and kinds: a country that a text only mentions isn't meant.
  const inNames = sql`${liveTexts.words} @@ ${words.replaceAll(':*', ':*AB')}::tsquery`;
  const found = db
    .select({ documentId: liveTexts.documentId })
    .from(liveTexts)
    .where(and(eq(liveTexts.kind, 'visa'), inNames));
  return inArray(liveVisas.documentId, found);
}

/** The columns and joins of a row; a guide written only in the other language is shown in that one. */
function rowsIn(db: ReadDatabase, language: Language) {
  const own = alias(liveTexts, 'own');
  const instead = alias(liveTexts, 'instead');
  const title = sql<string>`coalesce(${own.title}, ${instead.title})`;
  const rows = db
    .select({
      slug: liveVisas.slug,
      title,
      language: sql<Language>`coalesce(${own.language}, ${instead.language})`,
      country: liveVisas.country,
      forms: liveVisas.forms,
      feeFrom: liveVisas.feeFrom,
      daysMin: liveVisas.workingDaysMin,
      daysMax: liveVisas.workingDaysMax,
    })
    .from(liveVisas)
    .leftJoin(own, and(eq(own.documentId, liveVisas.documentId), eq(own.language, language)))
    .leftJoin(
      instead,
      and(
        eq(instead.documentId, liveVisas.documentId),
        eq(instead.language, other[language]),
        isNull(own.documentId),
      ),
    );
  return { rows, title };
}

/** The place of a guide in a list of slugs; those not in it come last. */
const placeIn = (slugs: readonly string[]) =>
  sql`array_position(ARRAY[${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )}]::text[], ${liveVisas.slug}) NULLS LAST`;

export interface VisaList {
  readonly rows: readonly VisaRow[];
  readonly total: number;
  /** How many guides each choice would show with the other filters as they are. */
  readonly regions: ReadonlyArray<{ readonly region: Region; readonly shown: number }>;
  readonly forms: ReadonlyArray<{ readonly form: VisaForm; readonly shown: number }>;
}

const counted = (condition: SQL | undefined) =>
  sql<number>`(count(*) FILTER (WHERE ${condition ?? sql`true`}))::int`;

/**
 * One page of the visas that fit the filter.
 * @param favourites slugs that the agency puts first where no other order is asked for.
 */
export async function listVisas(
  db: ReadDatabase,
  language: Language,
  asked: VisaListAsked,
  favourites: readonly string[],
): Promise<VisaList> {
  const search = asked.q === undefined ? undefined : named(db, asked.q);
  const region = asked.region.length === 0 ? undefined : inArray(liveVisas.region, [...asked.region]);
  const form = asked.form.length === 0 ? undefined : arrayOverlaps(liveVisas.forms, [...asked.form]);
  const days = asked.days === undefined ? undefined : lte(liveVisas.workingDaysMax, Number(asked.days));
  const { rows, title } = rowsIn(db, language);
  const orders: Record<NonNullable<VisaListAsked['sort']>, SQL[]> = {
    name: [],
    fee: [asc(liveVisas.feeFrom)],
    fastest: [asc(liveVisas.workingDaysMax), asc(liveVisas.workingDaysMin)],
  };
  const first = asked.sort === undefined ? [placeIn(favourites)] : orders[asked.sort];
  const all = and(search, region, form, days);
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
    rows: await rows
      .where(all)
      .orderBy(...first, asc(title), asc(liveVisas.slug))
      .limit(visasPerPage)
      .offset(((asked.page ?? 1) - 1) * visasPerPage),
    total: counts?.total ?? 0,
    regions: regions.flatMap((each) => byRegion.filter(({ region: found }) => found === each)),
    forms: visaForms.map((each) => ({ form: each, shown: counts?.[each] ?? 0 })),
  };
}

/** The guides with these slugs, in the order of the slugs; those that aren't published are left out. */
export async function listVisasBySlug(
  db: ReadDatabase,
  language: Language,
  slugs: readonly string[],
): Promise<VisaRow[]> {
  if (slugs.length === 0) {
    return [];
  }
  const { rows } = rowsIn(db, language);
  return rows.where(inArray(liveVisas.slug, [...slugs])).orderBy(placeIn(slugs));
}

/** Guides whose names look like what was asked for, nearest first: for a search that found nothing. */
export async function listVisasLike(db: ReadDatabase, language: Language, asked: string): Promise<VisaRow[]> {
  const letters = searchLetters(plainAsked(asked));
  if (letters === '') {
    return [];
  }
  // The index answers from 0.6 likeness on, too strict for a misspelling in Bangla; the setting ends with the statement.
  const looser = sql`(SELECT set_config('pg_trgm.word_similarity_threshold', '0.4', true)) IS NOT NULL`;
  const near = await db
    .select({
      slug: liveVisas.slug,
      likeness: sql<number>`max(word_similarity(${letters}, ${liveTexts.letters}))`,
    })
    .from(liveTexts)
    .innerJoin(liveVisas, eq(liveVisas.documentId, liveTexts.documentId))
    .where(and(looser, eq(liveTexts.kind, 'visa'), sql`${liveTexts.letters} %> ${letters}`))
    .groupBy(liveVisas.slug)
    .orderBy(sql`2 DESC`, liveVisas.slug)
    .limit(3);
  return listVisasBySlug(
    db,
    language,
    near.map(({ slug }) => slug),
  );
}

export interface FoundVisa {
  readonly documentId: string;
  readonly slug: string;
  readonly facts: VisaFacts;
  readonly texts: VisaTexts;
  /** The language of the texts: that asked for, unless the guide is written only in the other one. */
  readonly language: Language;
  readonly writtenIn: readonly Language[];
  readonly publishedAt: Date;
}

/**
 * A published guide by its slug, an old slug or the record's id. When the slug it now has is another one than asked
 * for, the reader belongs there.
 */
export async function findVisa(
  db: ReadDatabase,
  language: Language,
  name: string,
): Promise<FoundVisa | undefined> {
  const isId = z.uuid().safeParse(name).success;
  const bySlug = db
    .select({ documentId: liveSlugs.documentId })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.kind, 'visa'), eq(liveSlugs.slug, name)));
  const found = await db
    .select({
      documentId: liveVisas.documentId,
      slug: liveVisas.slug,
      facts: liveVisas.facts,
      texts: liveTexts.texts,
      language: liveTexts.language,
      publishedAt: liveTexts.publishedAt,
    })
    .from(liveVisas)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveVisas.documentId))
    .where(isId ? eq(liveVisas.documentId, name) : inArray(liveVisas.documentId, bySlug));
  const guide = found.find((each) => each.language === language) ?? found[0];
  return (
    guide && {
      ...guide,
      texts: visaTexts.parse(guide.texts),
      writtenIn: languages.filter((each) => found.some((text) => text.language === each)),
    }
  );
}

/** Papers of the library that all guides share, by key. */
export async function findPapers(
  db: ReadDatabase,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Paper>> {
  if (keys.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ key: visaPapers.key, paper: visaPapers.paper })
    .from(visaPapers)
    .where(inArray(visaPapers.key, [...keys]));
  return new Map(rows.map(({ key, paper }) => [key, paper]));
}
