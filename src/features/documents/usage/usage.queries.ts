import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReadDatabase } from '#platform/database/database.ts';
import { documents, revisions } from '../documents.table.ts';
import type { LiveDocuments } from '../kinds/kinds.contract.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';

const maxNamed = 10;

/**
 * The documents of a kind whose facts meet a condition, in what is live or in the newest version.
 * @returns how many there are, and the slugs of the first ten
 */
export async function findDocumentsWith(
  db: Pick<ReadDatabase, 'select'>,
  kind: DocumentKind,
  { table }: LiveDocuments,
  inFacts: (facts: PgColumn) => SQL,
): Promise<{ readonly count: number; readonly slugs: readonly string[] }> {
  const found = await db
    .select({ slug: revisions.slug, count: sql<number>`(count(*) OVER ())::int` })
    .from(documents)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.number, documents.latestRevision)),
    )
    .leftJoin(table, eq(table.documentId, documents.id))
    .where(and(eq(documents.kind, kind), or(inFacts(revisions.facts), inFacts(table.facts))))
    .orderBy(asc(revisions.slug))
    .limit(maxNamed);
  return { count: found[0]?.count ?? 0, slugs: found.map(({ slug }) => slug) };
}
