import { and, desc, eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, holdsWords, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { matchingWords } from '../document-list/document-list.queries.ts';
import { documentList } from '../document-list/document-list.table.ts';
import { shelfOf } from '../kinds/kinds.rules.ts';
import { nameWords } from '../search/names.queries.ts';

async function findDocuments(db: ReadDatabase, asked: Asked) {
  const { words, language } = asked;
  const named = matchingWords(words);
  if (named.length === 0) {
    return [];
  }
  const titles = sql`lower(concat_ws(' ', ${documentList.titleEn}, ${documentList.titleBn}, ${documentList.slug}))`;
  const start = `${literally(words)}%`;
  const fit = fitOf({
    exact: undefined,
    begins: sql`(lower(${documentList.titleEn}) LIKE ${start} OR ${documentList.titleBn} LIKE ${start})`,
    holds: holdsWords(titles, nameWords(words)),
  });
  const rows = await db
    .select({
      id: documentList.documentId,
      kind: documentList.kind,
      slug: documentList.slug,
      section: documentList.section,
      titleEn: documentList.titleEn,
      titleBn: documentList.titleBn,
      fit,
    })
    .from(documentList)
    .where(and(eq(documentList.trashed, false), ...named))
    .orderBy(fit, desc(documentList.updatedAt), documentList.documentId)
    .limit(asked.limit);
  return rows.map(({ id, kind, slug, section, titleEn, titleBn, fit: place }) => {
    const shelf = shelfOf({ kind, section });
    return hitOf('document', {
      id,
      title: (language === 'bn' ? (titleBn ?? titleEn) : (titleEn ?? titleBn)) ?? slug,
      state: shelf.name,
      path: `/dashboard/update${shelf.office}/${id}`,
      fit: fitIn(asked, place),
    });
  });
}

/** Pages of the site by their titles. */
export const documentLookup: LookupSource = { permission: 'documents.read', find: findDocuments };
