import { findPictures } from '#features/media/media.queries.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Look } from '../site-settings.contract.ts';
import type { Logo } from './look.contract.ts';

/** The agency's own logo; undefined while it has none, or the picture is gone. */
export async function findLogo(db: ReadDatabase, look: Look | undefined): Promise<Logo | undefined> {
  const id = look?.logo ?? '';
  const picture = id === '' ? undefined : (await findPictures(db, [id], 'en')).get(id);
  if (!picture) {
    return undefined;
  }
  const { width, height } = picture;
  return { src: pictureUrl(picture, 320, 'webp'), width, height, isWide: width >= 2 * height };
}
