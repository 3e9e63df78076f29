import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { workingDrafts } from './working-drafts.table.ts';

/** Somebody's drafts, newest first, without content. */
export function listWorkingDrafts(db: ReadDatabase, uid: string) {
  return db
    .select({
      documentId: workingDrafts.documentId,
      kind: workingDrafts.kind,
      basedOn: workingDrafts.basedOn,
      section: workingDrafts.section,
      title: workingDrafts.title,
      keptAt: workingDrafts.keptAt,
    })
    .from(workingDrafts)
    .where(eq(workingDrafts.uid, uid))
    .orderBy(desc(workingDrafts.keptAt));
}

/** Somebody's draft of a document. @throws Failure not-found, also for another person's draft. */
export async function findWorkingDraft(db: ReadDatabase, uid: string, documentId: string) {
  const [found] = await db
    .select()
    .from(workingDrafts)
    .where(and(eq(workingDrafts.uid, uid), eq(workingDrafts.documentId, documentId)));
  if (!found) {
    throw new Failure('not-found', 'working-drafts.not-found', 'You have no draft of this document.');
  }
  return found;
}
