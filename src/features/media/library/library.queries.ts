import { and, desc, eq, like } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { media } from '../media.table.ts';
import type { LibraryQuery, PictureUse } from './library.contract.ts';

/** Where pictures are used: implemented by a feature above this one. */
export interface PictureUses {
  find(db: ReadDatabase, mediaId: string): Promise<readonly PictureUse[]>;
  /** Number of uses by picture; unused ones are left out. */
  count(db: ReadDatabase, mediaIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The cache tags of the pages that show it. */
  tags(db: ReadDatabase, mediaId: string): Promise<readonly string[]>;
}

const columns = {
  id: media.id,
  name: media.name,
  mime: media.mime,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  alt: media.alt,
  focusX: media.focusX,
  focusY: media.focusY,
  crop: media.crop,
  version: media.version,
  placeholder: media.placeholder,
  createdAt: media.createdAt,
  uploadedBy: media.uploadedBy,
};

export type LibraryRow = Awaited<ReturnType<typeof findLibraryPicture>>;

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const newestFirst: Order = { by: media.createdAt, type: 'timestamptz', down: true, idsDown: false };

/** A page of the library, newest first. @throws Failure invalid for a cursor of another list. */
export async function listLibrary(db: ReadDatabase, { q, limit, cursor, page }: LibraryQuery) {
  const words = (q ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8);
  const fits = and(...words.map((word) => like(media.letters, `%${literally(word)}%`)));
  const beyond = behind(cursor, 'newest', newestFirst, media.id);
  const found = await db
    .select({ ...columns, place: placeIn(newestFirst) })
    .from(media)
    .where(and(fits, beyond))
    .orderBy(desc(media.createdAt), media.id)
    .limit(limit + 1)
    .offset(beyond ? 0 : (page - 1) * limit);
  return { ...pageOf(found, limit, 'newest'), total: await db.$count(media, fits) };
}

export const noPicture = () => new Failure('not-found', 'media.not-found', 'There is no such picture.');

/** One picture. @throws Failure not-found. */
export async function findLibraryPicture(db: ReadDatabase, id: string) {
  const [row] = await db.select(columns).from(media).where(eq(media.id, id));
  if (!row) {
    throw noPicture();
  }
  return row;
}
