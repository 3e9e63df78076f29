import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { livePosts } from '#features/posts/posts.table.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentKind } from '../content/content.contract.ts';
import { liveSlugs, liveTexts } from '../documents.table.ts';
import { searchQuery } from '../search.rules.ts';

const columns = {
  documentId: liveTexts.documentId,
  kind: liveTexts.kind,
  slug: liveSlugs.slug,
  section: sql<string | null>`coalesce(${liveTourPackages.market}, ${livePosts.kind})`,
  language: liveTexts.language,
  title: liveTexts.title,
  summary: liveTexts.summary,
  publishedAt: liveTexts.publishedAt,
};

/** Published documents of one language in a steady order, after the document `after`. */
export function listPublished(
  db: ReadDatabase,
  query: {
    kind?: DocumentKind | undefined;
    language: Language;
    q?: string | undefined;
    after?: string;
    limit: number;
  },
) {
  const words = query.q === undefined ? '' : searchQuery(query.q);
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
    .select(columns)
    .from(liveTexts)
    .innerJoin(liveSlugs, and(eq(liveSlugs.documentId, liveTexts.documentId), eq(liveSlugs.current, true)))
    .leftJoin(liveTourPackages, eq(liveTourPackages.documentId, liveTexts.documentId))
    .leftJoin(livePosts, eq(livePosts.documentId, liveTexts.documentId))
    .where(and(...conditions))
    .orderBy(asc(liveTexts.documentId))
    .limit(query.limit);
}

/** A published document whole, or undefined when nothing is published under the slug in the language. */
export async function findPublished(db: ReadDatabase, kind: DocumentKind, slug: string, language: Language) {
  const [found] = await db
    .select({
      ...columns,
      texts: liveTexts.texts,
      facts: sql<
        Record<string, unknown>
      >`coalesce(${liveVisas.facts}, ${liveTourPackages.facts}, ${livePosts.facts})`,
    })
    .from(liveSlugs)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveSlugs.documentId))
    .leftJoin(liveVisas, eq(liveVisas.documentId, liveSlugs.documentId))
    .leftJoin(liveTourPackages, eq(liveTourPackages.documentId, liveSlugs.documentId))
    .leftJoin(livePosts, eq(livePosts.documentId, liveSlugs.documentId))
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
