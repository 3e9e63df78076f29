import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Kinds } from '../documents.commands.ts';
import { liveColumn, liveSlugs, liveTexts } from '../documents.table.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import { ofEachKind } from '../kinds/kinds.rules.ts';
import { findSearchQuery } from '../search/search.queries.ts';

export interface PublishedDeps {
  readonly db: ReadDatabase;
  readonly kinds: Kinds;
}

const liveOf = (kinds: Kinds) => ofEachKind((kind) => kinds[kind].live);

const columnsOf = (kinds: Kinds) => ({
  documentId: liveTexts.documentId,
  kind: liveTexts.kind,
  slug: liveSlugs.slug,
  section: liveColumn(liveOf(kinds), ({ section }) => section).mapWith(z.string().nullable().parse),
  language: liveTexts.language,
  title: liveTexts.title,
  summary: liveTexts.summary,
  publishedAt: liveTexts.publishedAt,
});

/** Published documents of one language in a stable order, after the document `after`. */
export async function listPublished(
  { db, kinds }: PublishedDeps,
  query: {
    kind?: DocumentKind | undefined;
    language: Language;
    q?: string | undefined;
    after?: string;
    limit: number;
  },
) {
  const words = query.q === undefined ? '' : await findSearchQuery(db, query.language, query.q);
  const conditions: SQL[] = [eq(liveTexts.language, query.language)];
  if (query.kind !== undefined) {
    conditions.push(eq(liveTexts.kind, query.kind));
  }
  if (words !== '') {
    conditions.push(sql`${liveTexts.words} @@ ${words}::tsquery`);
  }
  if (query.after !== undefined) {
    conditions.push(gt(liveTexts.documentId, query.after));
  }
  return db
    .select(columnsOf(kinds))
    .from(liveTexts)
    .innerJoin(liveSlugs, and(eq(liveSlugs.documentId, liveTexts.documentId), eq(liveSlugs.current, true)))
    .where(and(...conditions))
    .orderBy(asc(liveTexts.documentId))
    .limit(query.limit);
}

/** A published document, or undefined when nothing is published under the slug in the language. */
export async function findPublished(
  { db, kinds }: PublishedDeps,
  kind: DocumentKind,
  slug: string,
  language: Language,
) {
  const [found] = await db
    .select({
      ...columnsOf(kinds),
      texts: liveTexts.texts,
      facts: liveColumn(liveOf(kinds), ({ table }) => table.facts).mapWith(
        z.record(z.string(), z.unknown()).parse,
      ),
    })
    .from(liveSlugs)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveSlugs.documentId))
    .where(
      and(
        eq(liveSlugs.kind, kind),
        eq(liveSlugs.slug, slug),
        eq(liveSlugs.current, true),
        eq(liveTexts.language, language),
      ),
    );
  return found;
}
