import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { documents } from '../documents.table.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';

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
