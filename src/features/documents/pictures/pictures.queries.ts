import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PictureUse } from '#features/media/library/library.contract.ts';
import type { PictureUses } from '#features/media/library/library.queries.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';
import { documentList, documentPictures } from '../document-list/document-list.table.ts';
import { documentTag } from '../page-tags.rules.ts';

/** The pictures of the settings: the logo, marks of ways to pay, the home page's posters, and those of other pages. */
async function picturesOfSettings(db: ReadDatabase): Promise<readonly string[]> {
  const [row] = await db
    .select({
      hero: sql<{ wide: string; tall: string } | null>`${settings.value} -> 'home' -> 'hero'`,
      logo: sql<string | null>`${settings.value} -> 'look' ->> 'logo'`,
      marks: sql<Record<string, string> | null>`${settings.value} -> 'paymentMarks'`,
      pictures: sql<Record<string, string> | null>`${settings.value} -> 'pictures'`,
    })
    .from(settings)
    .where(eq(settings.name, 'site'));
  const parts = [row?.hero, row?.pictures, row?.marks];
  const ids = [...parts.flatMap((part) => Object.values(part ?? {})), row?.logo ?? ''];
  return ids.filter((id) => id !== '');
}

async function findUses(db: ReadDatabase, mediaId: string): Promise<PictureUse[]> {
  const rows = await db
    .select({
      kind: documentList.kind,
      id: documentList.documentId,
      title: sql<string>`coalesce(${documentList.titleEn}, ${documentList.titleBn}, ${documentList.slug})`,
      live: documentPictures.live,
      trashed: documentList.trashed,
    })
    .from(documentPictures)
    .innerJoin(documentList, eq(documentList.documentId, documentPictures.documentId))
    .where(eq(documentPictures.mediaId, mediaId))
    .orderBy(documentList.sortTitle, documentList.documentId)
    .limit(200);
  const isSet = (await picturesOfSettings(db)).includes(mediaId);
  const set = { kind: 'settings', id: 'site', title: 'Settings', live: true, trashed: false };
  return isSet ? [set, ...rows] : rows;
}

async function countUses(db: ReadDatabase, mediaIds: readonly string[]): Promise<Map<string, number>> {
  if (mediaIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ id: documentPictures.mediaId, uses: sql<number>`count(*)::int` })
    .from(documentPictures)
    .where(inArray(documentPictures.mediaId, [...mediaIds]))
    .groupBy(documentPictures.mediaId);
  const counts = new Map(rows.map(({ id, uses }) => [id, uses]));
  for (const id of new Set(await picturesOfSettings(db))) {
    if (mediaIds.includes(id)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

async function tagsOfPages(db: ReadDatabase, mediaId: string): Promise<string[]> {
  const rows = await db
    .select({ id: documentPictures.documentId })
    .from(documentPictures)
    .where(and(eq(documentPictures.mediaId, mediaId), eq(documentPictures.live, true)));
  const tags = rows.flatMap(({ id }) => languages.map((language) => documentTag(id, language)));
  const onHome = (await picturesOfSettings(db)).includes(mediaId);
  return [...new Set(onHome ? ['settings', ...tags] : tags)];
}

/** Where pictures are used: newest and live revisions, and the settings. */
export const pictureUses: PictureUses = { find: findUses, count: countUses, tags: tagsOfPages };
