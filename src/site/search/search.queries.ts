import { and, desc, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { liveColumn, liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { searchLetters, searchQuery } from '#features/documents/search.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { liveDocuments } from '../live-documents.ts';

export interface Found {
  readonly kind: DocumentKind;
  readonly slug: string;
  /** The market of a package, blog or news for a post. */
  readonly section: string | null;
  readonly title: string;
  readonly summary: string;
}

const most = 30;

/** Published documents of the language that match, best first; by similarity when no word matches exactly. */
export async function searchSite(
  db: ReadDatabase,
  language: Language,
  query: string,
): Promise<readonly Found[]> {
  const words = searchQuery(query);
  if (words === '') {
    return [];
  }
  const letters = searchLetters(query);
  const columns = {
    kind: liveTexts.kind,
    slug: liveSlugs.slug,
    section: liveColumn(liveDocuments, ({ section }) => section).mapWith(z.string().nullable().parse),
    title: liveTexts.title,
    summary: liveTexts.summary,
  };
  const here = and(eq(liveTexts.language, language), eq(liveSlugs.current, true));
  const bySlug = eq(liveSlugs.documentId, liveTexts.documentId);
  const exact = await db
    .select(columns)
    .from(liveTexts)
    .innerJoin(liveSlugs, bySlug)
    .where(and(here, sql`${liveTexts.words} @@ ${words}::tsquery`))
    .orderBy(desc(sql`ts_rank(${liveTexts.words}, ${words}::tsquery)`), liveTexts.title)
    .limit(most);
  if (exact.length > 0) {
    return exact;
  }
  return db
    .select(columns)
    .from(liveTexts)
    .innerJoin(liveSlugs, bySlug)
    .where(and(here, or(sql`${letters} <% ${liveTexts.letters}`, sql`${liveTexts.letters} % ${letters}`)))
    .orderBy(desc(sql`word_similarity(${letters}, ${liveTexts.letters})`), liveTexts.title)
    .limit(10);
}
