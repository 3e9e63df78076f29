import { and, asc, desc, eq } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { sectionOf } from './document-list/document-list.rules.ts';
import { documentList } from './document-list/document-list.table.ts';
import { documentPath } from './document-path.rules.ts';
import { documents, liveSlugs, publications, revisions, scheduledPublications } from './documents.table.ts';
import { findRevision } from './revisions/revisions.queries.ts';

const missing = () => new Failure('not-found', 'documents.not-found', 'There is no such document.');

/** The kind and newest revision of a document. @throws Failure not-found. */
export async function findDocument(db: ReadDatabase, id: string) {
  const [document] = await db.select().from(documents).where(eq(documents.id, id));
  if (!document) {
    throw missing();
  }
  return document;
}

/** The revisions of a document, newest first, without content. */
export function listRevisions(db: ReadDatabase, documentId: string) {
  return db
    .select({ number: revisions.number, savedAt: revisions.savedAt, savedBy: revisions.savedBy })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(500);
}

/** The live revision in each language. */
export function listPublications(db: ReadDatabase, documentId: string) {
  return db.select().from(publications).where(eq(publications.documentId, documentId));
}

/** A document: its newest revision, what is live and what is scheduled. @throws Failure not-found. */
export async function readDocument(db: ReadDatabase, id: string) {
  const document = await findDocument(db, id);
  const newest = await findRevision(db, id, document.latestRevision);
  const live = await listPublications(db, id);
  const plans = await db.select().from(scheduledPublications).where(eq(scheduledPublications.documentId, id));
  const former = await db
    .select({ slug: liveSlugs.slug })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.documentId, id), eq(liveSlugs.current, false)))
    .orderBy(asc(liveSlugs.slug));
  const [row] = await db
    .select({ en: documentList.stateEn, bn: documentList.stateBn })
    .from(documentList)
    .where(eq(documentList.documentId, id));
  const names = await findActorNames(db, [
    document.createdBy,
    newest.savedBy,
    ...live.map(({ publishedBy }) => publishedBy),
    ...plans.map(({ scheduledBy }) => scheduledBy),
  ]);
  const named = (actor: string) => ({ id: actor, name: names.get(actor) ?? null });
  const publicationIn = (language: Language) => {
    const found = live.find((each) => each.language === language);
    return found
      ? {
          revision: found.revision,
          firstPublishedAt: found.firstPublishedAt.toISOString(),
          publishedAt: found.publishedAt.toISOString(),
          publishedBy: named(found.publishedBy),
        }
      : null;
  };
  const planIn = (language: Language) => {
    const found = plans.find((each) => each.language === language);
    return found
      ? {
          revision: found.revision,
          publishAt: found.publishAt.toISOString(),
          scheduledBy: named(found.scheduledBy),
          failure: found.failure,
        }
      : null;
  };
  return {
    id,
    kind: document.kind,
    revision: newest.number,
    slug: newest.slug,
    facts: recordOf(newest.facts),
    texts: textsOf(newest.texts),
    states: { en: row?.en ?? ('none' as const), bn: row?.bn ?? ('none' as const) },
    publications: { en: publicationIn('en'), bn: publicationIn('bn') },
    scheduled: { en: planIn('en'), bn: planIn('bn') },
    trashedAt: document.trashedAt?.toISOString() ?? null,
    createdAt: document.createdAt.toISOString(),
    createdBy: named(document.createdBy),
    savedAt: newest.savedAt.toISOString(),
    savedBy: named(newest.savedBy),
    path: documentPath({ kind: document.kind, slug: newest.slug, section: sectionOf(newest) }),
    formerSlugs: former.map(({ slug }) => slug).filter((slug) => slug !== newest.slug),
  };
}

export function recordOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Stored texts by language. */
export function textsOf(stored: unknown): Partial<Record<Language, Record<string, unknown>>> {
  const en = fieldOf(stored, 'en');
  const bn = fieldOf(stored, 'bn');
  return {
    ...(en === undefined ? {} : { en: recordOf(en) }),
    ...(bn === undefined ? {} : { bn: recordOf(bn) }),
  };
}
