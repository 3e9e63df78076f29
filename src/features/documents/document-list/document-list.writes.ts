import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { documents, publications, revisions, scheduledPublications } from '../documents.table.ts';
import { searchLetters } from '../search/search.rules.ts';
import { coverOf, picturesOf, sectionOf, stateOf, titleOf } from './document-list.rules.ts';
import { documentList, documentPictures } from './document-list.table.ts';

/** Updates the document's row in the office's list; each command of a document calls it last, with the document locked. */
export async function updateDocumentList(tx: Transaction, documentId: string): Promise<void> {
  const [found] = await tx
    .select({
      document: documents,
      newest: revisions,
      before: { en: documentList.knownEn, bn: documentList.knownBn },
    })
    .from(documents)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.number, documents.latestRevision)),
    )
    .leftJoin(documentList, eq(documentList.documentId, documents.id))
    .where(eq(documents.id, documentId));
  if (!found) {
    return;
  }
  const { document, newest, before } = found;
  const published = await tx
    .select({
      language: publications.language,
      publishedAt: publications.publishedAt,
      live: { slug: revisions.slug, facts: revisions.facts, texts: revisions.texts },
    })
    .from(publications)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, publications.documentId), eq(revisions.number, publications.revision)),
    )
    .where(eq(publications.documentId, documentId));
  const plans = await tx
    .select({ language: scheduledPublications.language })
    .from(scheduledPublications)
    .where(and(eq(scheduledPublications.documentId, documentId), isNull(scheduledPublications.failedAt)));
  const inLanguage = (language: Language) => {
    const live = published.find((each) => each.language === language)?.live;
    const scheduled = plans.some((plan) => plan.language === language);
    const knownBefore = before?.[language] ?? false;
    return {
      live: live !== undefined,
      known: knownBefore || live !== undefined,
      state: stateOf(language, { newest, live, scheduled, knownBefore }),
    };
  };
  const [en, bn] = [inLanguage('en'), inLanguage('bn')];
  const [titleEn, titleBn] = [titleOf(newest, 'en'), titleOf(newest, 'bn')];
  const times = published.map(({ publishedAt }) => publishedAt.getTime());
  const row = {
    kind: document.kind,
    slug: newest.slug,
    section: sectionOf(newest),
    titleEn,
    titleBn,
    sortTitle: (titleEn ?? titleBn ?? newest.slug).toLowerCase(),
    cover: coverOf(newest),
    stateEn: en.state,
    stateBn: bn.state,
    liveEn: en.live,
    liveBn: bn.live,
    knownEn: en.known,
    knownBn: bn.known,
    trashed: document.trashedAt !== null,
    revision: document.latestRevision,
    updatedAt: newest.savedAt,
    updatedBy: newest.savedBy,
    publishedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    letters: searchLetters(`${titleEn ?? ''} ${titleBn ?? ''} ${newest.slug}`),
  };
  await tx
    .insert(documentList)
    .values({ documentId, ...row })
    .onConflictDoUpdate({ target: documentList.documentId, set: row });
  await updateDocumentPictures(
    tx,
    documentId,
    picturesOf(newest),
    new Set(published.flatMap(({ live }) => [...picturesOf(live)])),
  );
}

/** Records the pictures that a document's newest and live revisions show. */
async function updateDocumentPictures(
  tx: Transaction,
  documentId: string,
  drafted: ReadonlySet<string>,
  live: ReadonlySet<string>,
): Promise<void> {
  await tx.delete(documentPictures).where(eq(documentPictures.documentId, documentId));
  const used = [...new Set([...drafted, ...live])];
  if (used.length > 0) {
    await tx
      .insert(documentPictures)
      .values(used.map((mediaId) => ({ mediaId, documentId, live: live.has(mediaId) })));
  }
}
