import { eq } from 'drizzle-orm';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { pathIn } from '#platform/language.ts';
import { oldAddress } from './old-addresses.rules.ts';
import { oldAddresses } from './old-addresses.table.ts';

/**
 * Where an address of the old site leads now, with its language. English is preferred, where it is written in both.
 * @returns undefined for an address that nobody knows, and while its document isn't published
 */
export async function findNewAddress(
  db: ReadDatabase,
  path: string,
  query: string,
): Promise<string | undefined> {
  const address = oldAddress(path, query);
  if (address === undefined) {
    return undefined;
  }
  const [known] = await db
    .select({ documentId: oldAddresses.documentId })
    .from(oldAddresses)
    .where(eq(oldAddresses.address, address));
  if (!known) {
    return undefined;
  }
  const found = await db
    .select({
      kind: liveTexts.kind,
      language: liveTexts.language,
      slug: liveSlugs.slug,
      current: liveSlugs.current,
      post: livePosts.kind,
      market: liveTourPackages.market,
    })
    .from(liveTexts)
    .innerJoin(liveSlugs, eq(liveSlugs.documentId, liveTexts.documentId))
    .leftJoin(livePosts, eq(livePosts.documentId, liveTexts.documentId))
    .leftJoin(liveTourPackages, eq(liveTourPackages.documentId, liveTexts.documentId))
    .where(eq(liveTexts.documentId, known.documentId));
  const live = found.filter(({ current }) => current);
  const shown = live.find(({ language }) => language === 'en') ?? live[0];
  return (
    shown && pathIn(shown.language, documentPath({ ...shown, section: shown.post ?? shown.market ?? null }))
  );
}
