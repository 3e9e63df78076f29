import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { documents, scheduledPublications } from '../documents.table.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';

export interface DuePublication {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly language: Language;
}

/** Due documents, earliest first, without those that failed. */
export function listDuePublications(db: ReadDatabase, now: Date): Promise<DuePublication[]> {
  return db
    .select({
      kind: documents.kind,
      documentId: scheduledPublications.documentId,
      language: scheduledPublications.language,
    })
    .from(scheduledPublications)
    .innerJoin(documents, eq(documents.id, scheduledPublications.documentId))
    .where(and(lte(scheduledPublications.publishAt, now), isNull(scheduledPublications.failedAt)))
    .orderBy(asc(scheduledPublications.publishAt), asc(scheduledPublications.documentId))
    .limit(500);
}
