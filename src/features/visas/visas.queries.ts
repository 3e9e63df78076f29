import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import type { VisaRow } from './visa-list/visa-list.contract.ts';
import { type Paper, type VisaFacts, type VisaTexts, visaTexts } from './visas.contract.ts';
import { liveVisas, visaPapers } from './visas.table.ts';

const other: Readonly<Record<Language, Language>> = { en: 'bn', bn: 'en' };

/** Whether the kinds of a guide cost different sums. */
export const hasSeveralFees = sql<boolean>`(
  SELECT count(DISTINCT (each.terms #>> '{fees,embassy,poisha}')::bigint + (each.terms #>> '{fees,centre,poisha}')::bigint
    + (each.terms #>> '{fees,service,poisha}')::bigint) > 1
  FROM jsonb_array_elements(${liveVisas.facts} -> 'kinds') AS each(terms))`;

/** Visas joined with their text: in the language, else in the other one. */
export function visasWithTexts(db: ReadDatabase, language: Language) {
  const own = alias(liveTexts, 'own');
  const instead = alias(liveTexts, 'instead');
  const isOwn = and(eq(own.documentId, liveVisas.documentId), eq(own.language, language));
  const isInstead = and(
    eq(instead.documentId, liveVisas.documentId),
    eq(instead.language, other[language]),
    isNull(own.documentId),
  );
  const title = sql<string>`coalesce(${own.title}, ${instead.title})`;
  return {
    slugs: () =>
      db
        .select({ slug: liveVisas.slug })
        .from(liveVisas)
        .leftJoin(own, isOwn)
        .leftJoin(instead, isInstead)
        .orderBy(asc(title), asc(liveVisas.slug)),
    rows: () =>
      db
        .select({
          id: liveVisas.documentId,
          slug: liveVisas.slug,
          title,
          language: sql<Language>`coalesce(${own.language}, ${instead.language})`,
          country: liveVisas.country,
          forms: liveVisas.forms,
          feeFrom: liveVisas.feeFrom,
          severalFees: hasSeveralFees,
          daysMin: liveVisas.workingDaysMin,
          daysMax: liveVisas.workingDaysMax,
        })
        .from(liveVisas)
        .leftJoin(own, isOwn)
        .leftJoin(instead, isInstead),
  };
}

/** The position of a guide in a list of slugs; others come last. */
export const placeIn = (slugs: readonly string[]) =>
  sql`array_position(ARRAY[${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )}]::text[], ${liveVisas.slug}) NULLS LAST`;

/** The published guides with these slugs, in their order. */
export async function listVisasBySlug(
  db: ReadDatabase,
  language: Language,
  slugs: readonly string[],
): Promise<VisaRow[]> {
  if (slugs.length === 0) {
    return [];
  }
  return visasWithTexts(db, language)
    .rows()
    .where(inArray(liveVisas.slug, [...slugs]))
    .orderBy(placeIn(slugs));
}

export interface FoundVisa {
  readonly documentId: string;
  readonly slug: string;
  readonly facts: VisaFacts;
  readonly texts: VisaTexts;
  /** The language of the texts: the requested one, else the other. */
  readonly language: Language;
  readonly writtenIn: readonly Language[];
  readonly publishedAt: Date;
}

/** A published guide by its slug, a former slug or its id. The page redirects when the current slug differs. */
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

/** Papers of the shared library, by key. */
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
