import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { liveColumn, liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { liveDocuments } from '../live-documents.ts';

export interface PublishedPage {
  readonly kind: DocumentKind;
  readonly slug: string;
  /** The market of a package, blog or news for a post. */
  readonly section: string | null;
  readonly language: Language;
  readonly publishedAt: Date;
}

/** Every published document in each of its languages, for the sitemap. At most 45,000. */
export function listPublishedPages(db: ReadDatabase): Promise<PublishedPage[]> {
  return db
    .select({
      kind: liveTexts.kind,
      slug: liveSlugs.slug,
      section: liveColumn(liveDocuments, ({ section }) => section).mapWith(z.string().nullable().parse),
      language: liveTexts.language,
      publishedAt: liveTexts.publishedAt,
    })
    .from(liveTexts)
    .innerJoin(liveSlugs, and(eq(liveSlugs.documentId, liveTexts.documentId), eq(liveSlugs.current, true)))
    .orderBy(asc(liveTexts.kind), asc(liveSlugs.slug), asc(liveTexts.language))
    .limit(45_000);
}
