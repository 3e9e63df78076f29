import { inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language, Localised } from '#platform/language.ts';
import type { Picture } from './media.contract.ts';
import { media } from './media.table.ts';

/** The columns of a picture, for queries that join it. */
export const pictureColumns = {
  id: media.id,
  version: media.version,
  width: media.width,
  height: media.height,
  focusX: media.focusX,
  focusY: media.focusY,
  placeholder: media.placeholder,
  alt: media.alt,
};

/** Maps a row of those columns to a picture with its alternative text in the language. */
export function pictureOf(
  row: Omit<Picture, 'alt'> & { readonly alt: Localised },
  language: Language,
): Picture {
  return { ...row, alt: row.alt[language] };
}

/** Pictures by id, with their alternative text in the language. */
export async function findPictures(
  db: ReadDatabase,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Picture>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db
    .select(pictureColumns)
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, pictureOf(row, language)]));
}
