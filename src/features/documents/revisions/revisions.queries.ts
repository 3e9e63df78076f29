import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { revisions } from '../documents.table.ts';

/** A saved revision. @throws Failure not-found. */
export async function findRevision(db: ReadDatabase, documentId: string, number: number) {
  const [revision] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.number, number)));
  if (!revision) {
    throw new Failure('not-found', 'documents.no-revision', `There is no revision ${number}.`);
  }
  return revision;
}
