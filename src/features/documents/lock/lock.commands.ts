import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentType } from '../documents.commands.ts';
import { documents } from '../documents.table.ts';
import { withoutFields } from '../former/former.rules.ts';
import type { DocumentKind } from '../kinds/kinds.contract.ts';
import { findRevision } from '../revisions/revisions.queries.ts';

/**
 * Keeps a document to this transaction until it ends: whoever else wants to change it waits.
 * Every command locks the document before anything else, so that two of them never wait for each other.
 * @throws Failure not-found.
 */
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

/**
 * A revision as it would be published in a language.
 * @throws Failure when there is none, it has no text in this language, or it was saved under older rules and no
 * longer passes.
 */
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
