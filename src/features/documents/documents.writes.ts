import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { updateDocumentList } from './document-list/document-list.writes.ts';
import { documents, revisions } from './documents.table.ts';
import type { DocumentKind } from './kinds/kinds.data.ts';
import { dropWorkingDraft } from './working-drafts/working-drafts.commands.ts';

/**
 * Creates a document with its first revision, as it is: what is brought along may lack facts, which its form then asks for.
 * @throws Failure conflict when its id is taken
 */
export async function insertDocument(
  { tx, actor, now }: CommandContext,
  kind: DocumentKind,
  documentId: string,
  { slug, facts, texts }: Pick<typeof revisions.$inferInsert, 'slug' | 'facts' | 'texts'>,
): Promise<void> {
  const [made] = await tx
    .insert(documents)
    .values({ id: documentId, kind, createdAt: now, createdBy: actor.id, latestRevision: 1 })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (!made) {
    throw new Failure('conflict', 'documents.exists', 'This document was created before.');
  }
  const saved = { slug, facts, texts, savedAt: now, savedBy: actor.id };
  await tx.insert(revisions).values({ documentId, number: 1, ...saved });
  await updateDocumentList(tx, documentId);
  await dropWorkingDraft(tx, actor, documentId);
}
