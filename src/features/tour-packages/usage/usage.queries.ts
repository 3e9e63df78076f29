import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { documents, revisions } from '#features/documents/documents.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { liveTourPackages } from '../tour-packages.table.ts';

const mostNamed = 10;

/**
 * The packages whose facts meet a condition, in what is live or in the newest version.
 * @returns how many there are, and the slugs of the first ten
 */
export async function findPackagesWith(
  db: Pick<ReadDatabase, 'select'>,
  inFacts: (facts: AnyPgColumn) => SQL,
): Promise<{ readonly count: number; readonly packages: readonly string[] }> {
  const found = await db
    .select({ slug: revisions.slug, count: sql<number>`(count(*) OVER ())::int` })
    .from(documents)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.number, documents.latestRevision)),
    )
    .leftJoin(liveTourPackages, eq(liveTourPackages.documentId, documents.id))
    .where(
      and(eq(documents.kind, 'tour-package'), or(inFacts(revisions.facts), inFacts(liveTourPackages.facts))),
    )
    .orderBy(asc(revisions.slug))
    .limit(mostNamed);
  return { count: found[0]?.count ?? 0, packages: found.map(({ slug }) => slug) };
}
