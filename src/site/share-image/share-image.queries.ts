import { and, eq, sql } from 'drizzle-orm';
import { liveColumn, liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { media } from '#features/media/media.table.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { liveDocuments } from '../live-documents.ts';
import type { SharePicture } from './draw-share-image.ts';

export interface ShareSubject {
  readonly documentId: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: ShareCover;
}

const cover = { file: media.file, crop: media.crop, focusX: media.focusX, focusY: media.focusY };
/** The stored original of a cover, and its crop. */
export type ShareCover = Omit<SharePicture, 'bytes'> & { readonly file: string };

/** Title, summary and cover of a published document, in the language, else in the other. */
export async function findShareSubject(
  db: ReadDatabase,
  kind: DocumentKind,
  slug: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const coverId = liveColumn(liveDocuments, ({ table }) => table.cover);
  const [found] = await db
    .select({
      documentId: liveTexts.documentId,
      title: liveTexts.title,
      summary: liveTexts.summary,
      cover,
    })
    .from(liveSlugs)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveSlugs.documentId))
    .innerJoin(media, eq(media.id, coverId))
    .where(and(eq(liveSlugs.kind, kind), eq(liveSlugs.slug, slug), eq(liveSlugs.current, true)))
    .orderBy(sql`${liveTexts.language} = ${language} DESC`)
    .limit(1);
  return found;
}

/** The cover of a published package, for the agency's own share image. */
export async function findAnyCover(
  db: ReadDatabase,
): Promise<{ readonly documentId: string; readonly cover: ShareCover } | undefined> {
  const [found] = await db
    .select({ documentId: liveTourPackages.documentId, cover })
    .from(liveTourPackages)
    .innerJoin(media, eq(media.id, liveTourPackages.cover))
    .orderBy(sql`${liveTourPackages.slug} = 'coxs-bazar' DESC`, liveTourPackages.slug)
    .limit(1);
  return found;
}
