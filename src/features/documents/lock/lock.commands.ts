import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentType } from '../documents.commands.ts';
import { documents } from '../documents.table.ts';
import { withoutFields } from '../former/former.rules.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import { findRevision } from '../revisions/revisions.queries.ts';

/** Locks a document for the transaction. Every command does so first, which avoids deadlocks. @throws Failure not-found. */
export async function lockDocument(tx: Transaction, kind: DocumentKind, documentId: string) {
  const [found] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.kind, kind)))
    .for('update');
  if (!found) {
    throw new Failure('not-found', 'documents.not-found', 'There is no such document.');
  }
  return found;
}

/** A revision to be published in a language. @throws Failure when it is missing, untranslated or no longer valid. */
export async function readRevision<Facts, Texts extends { title: string; summary: string }>(
  tx: Transaction,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  language: Language,
  number: number,
): Promise<{ slug: string; facts: Facts; texts: Texts }> {
  const revision = await findRevision(tx, documentId, number);
  const given = revision.texts[language];
  if (given === undefined) {
    throw new Failure('invalid', 'documents.no-text', 'Write the text in this language first.', [
      { path: `texts.${language}`, message: 'There is no text in this language yet.' },
    ]);
  }
  const facts = type.facts.safeParse(withoutFields(revision.facts, type.former?.facts));
  const texts = type.texts.safeParse(withoutFields(given, type.former?.texts));
  if (!facts.success || !texts.success) {
    const wrong = [
      ...(facts.error?.issues ?? []).map(({ path, message }) => ({ path: ['facts', ...path], message })),
      ...(texts.error?.issues ?? []).map(({ path, message }) => ({
        path: ['texts', language, ...path],
        message,
      })),
    ];
    throw new Failure(
      'invalid',
      'documents.outdated',
      'The rules have changed since this revision was saved. Mend and save it again.',
      wrong.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  return { slug: revision.slug, facts: facts.data, texts: texts.data };
}
