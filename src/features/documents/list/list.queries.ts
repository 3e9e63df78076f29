import { and, asc, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { documentList } from '#features/publishing/document-list/document-list.table.ts';
import { searchLetters } from '#features/publishing/search.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { DocumentsQuestion } from '../documents.contract.ts';

/** A line of the list as it is stored. */
export type ListRow = Awaited<ReturnType<typeof listDocuments>>['rows'][number];

function inState({ state, language }: DocumentsQuestion): SQL | undefined {
  if (state === undefined) {
    return undefined;
  }
  if (state === 'trashed') {
    return undefined;
  }
  const en = eq(documentList.stateEn, state);
  const bn = eq(documentList.stateBn, state);
  return language === 'en' ? en : language === 'bn' ? bn : or(en, bn);
}

/** Each word asked for stands in a title or in the slug; by their sound, so that either alphabet finds both. */
function withWords(q: string | undefined): SQL[] {
  const words = q === undefined ? [] : searchLetters(q).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => like(documentList.letters, `%${word}%`));
}

function fitting(asked: DocumentsQuestion): SQL | undefined {
  const section = asked.market ?? asked.section;
  return and(
    eq(documentList.trashed, asked.state === 'trashed'),
    asked.kind === undefined ? undefined : eq(documentList.kind, asked.kind),
    section === undefined ? undefined : eq(documentList.section, section),
    inState(asked),
    ...withWords(asked.q),
  );
}

const byTitle = sql`${documentList.sortTitle} COLLATE "C"`;

const orders: Readonly<Record<DocumentsQuestion['sort'], readonly SQL[]>> = {
  updated: [asc(documentList.updatedAt), desc(documentList.documentId)],
  '-updated': [desc(documentList.updatedAt), asc(documentList.documentId)],
  title: [asc(byTitle), asc(documentList.documentId)],
  '-title': [desc(byTitle), desc(documentList.documentId)],
  published: [sql`${documentList.publishedAt} ASC NULLS FIRST`, desc(documentList.documentId)],
  '-published': [sql`${documentList.publishedAt} DESC NULLS LAST`, asc(documentList.documentId)],
};

/** A page of the office's list of documents, in whatever state they are, and how many fit in all. */
export async function listDocuments(db: ReadDatabase, asked: DocumentsQuestion) {
  const fits = fitting(asked);
  const rows = await db
    .select({
      id: documentList.documentId,
      kind: documentList.kind,
      slug: documentList.slug,
      section: documentList.section,
      titleEn: documentList.titleEn,
      titleBn: documentList.titleBn,
      cover: documentList.cover,
      stateEn: documentList.stateEn,
      stateBn: documentList.stateBn,
      liveEn: documentList.liveEn,
      liveBn: documentList.liveBn,
      trashed: documentList.trashed,
      revision: documentList.revision,
      updatedAt: documentList.updatedAt,
      updatedBy: documentList.updatedBy,
      publishedAt: documentList.publishedAt,
    })
    .from(documentList)
    .where(fits)
    .orderBy(...orders[asked.sort])
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  return { rows, total: await db.$count(documentList, fits) };
}
