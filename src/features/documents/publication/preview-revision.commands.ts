import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Language } from '#platform/language.ts';
import { sectionOf } from '../document-list/document-list.rules.ts';
import { documentPath } from '../document-path.rules.ts';
import type { DocumentType } from '../documents.commands.ts';
import { lockDocument, refuseTrashed } from '../lock/lock.commands.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { publishRevision } from './publication.commands.ts';

export interface PreviewTarget {
  readonly documentId: string;
  readonly language: Language;
  readonly revision: number;
}

/**
 * Shows a revision as if it were published. Only for a transaction that is undone: nothing of it may last.
 * @returns where its page is found inside that transaction, without the language. When the slug is another
 * document's, the page stands at an address of its own.
 * @throws Failure when it can't be published as it is, or lies in the trash.
 */
export async function previewRevision<Facts, Texts extends { title: string; summary: string }>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  { documentId, language, revision }: PreviewTarget,
): Promise<string> {
  refuseTrashed(await lockDocument(context.tx, type.kind, documentId));
  const saved = await findRevision(context.tx, documentId, revision);
  const section = sectionOf(saved);
  try {
    await publishRevision(context, type, documentId, language, revision);
    return documentPath({ kind: type.kind, slug: saved.slug, section });
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== 'documents.slug-taken') {
      throw cause;
    }
    const slug = `preview-${documentId}`;
    await publishRevision(context, type, documentId, language, revision, slug);
    return documentPath({ kind: type.kind, slug, section });
  }
}
