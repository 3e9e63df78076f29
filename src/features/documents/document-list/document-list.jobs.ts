import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { documents } from '../documents.table.ts';
import { documentList } from './document-list.table.ts';
import { updateDocumentList } from './document-list.writes.ts';

const atOnce = 200;

/** Adds documents to the office's list that are missing, or whose words for its search are, at each start. */
export async function listOlderDocuments(db: Database): Promise<number> {
  for (let listed = 0; ; ) {
    const missing = await db
      .select({ id: documents.id })
      .from(documents)
      .leftJoin(documentList, eq(documentList.documentId, documents.id))
      .where(or(isNull(documentList.documentId), eq(documentList.letters, '')))
      .orderBy(asc(documents.id))
      .limit(atOnce);
    if (missing.length === 0) {
      return listed;
    }
    await db.transaction(async (tx) => {
      for (const { id } of missing) {
        await updateDocumentList(tx, id);
      }
    });
    listed += missing.length;
  }
}
