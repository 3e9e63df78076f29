import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { media } from '#features/media/media.table.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Kinds } from '../documents.commands.ts';
import type { DocumentsQuery } from '../documents.contract.ts';
import { revisions } from '../documents.table.ts';
import { letterPatterns } from '../search/search.rules.ts';
import { documentList } from './document-list.table.ts';

export type ListRow = Awaited<ReturnType<typeof listDocuments>>['rows'][number];

function inState({ state, language }: DocumentsQuery): SQL | undefined {
  if (state === undefined) {
    return undefined;
  }
  if (state === 'trashed') {
    return undefined;
  }
  const en = eq(documentList.stateEn, state);
  const bn = eq(documentList.stateBn, state);
  return language === 'en' ? en : language === 'bn' ? bn : or(en, bn);
}

/** Matches rows with each word in a title or the slug; by sound, so that either alphabet finds both. */
export function matchingWords(q: string | undefined): SQL[] {
  const words = q === undefined ? [] : letterPatterns(q);
  return words.flatMap(
    (patterns) => or(...patterns.map((pattern) => like(documentList.letters, pattern))) ?? [],
  );
}

function fitting(query: DocumentsQuery): SQL | undefined {
  const section = query.market ?? query.section;
  return and(
    eq(documentList.trashed, query.state === 'trashed'),
    query.kind === undefined ? undefined : eq(documentList.kind, query.kind),
    section === undefined ? undefined : eq(documentList.section, section),
    inState(query),
    ...matchingWords(query.q),
  );
}

const byTitle = sql`${documentList.sortTitle} COLLATE "C"`;

/** Each order and its reverse, used when a page is nearer to the end. */
const forwards = {
  updated: [desc(documentList.updatedAt), asc(documentList.documentId)],
  title: [asc(byTitle), asc(documentList.documentId)],
  published: [sql`${documentList.publishedAt} DESC NULLS LAST`, asc(documentList.documentId)],
} as const;
const backwards = {
  updated: [asc(documentList.updatedAt), desc(documentList.documentId)],
  title: [desc(byTitle), desc(documentList.documentId)],
  published: [sql`${documentList.publishedAt} ASC NULLS FIRST`, desc(documentList.documentId)],
} as const;

/** The sort expression of each order; documents that were never published come last. */
const places = {
  updated: { by: documentList.updatedAt, type: 'timestamptz', down: true },
  title: { by: byTitle, type: 'text', down: false },
  published: { by: sql`coalesce(${documentList.publishedAt}, '-infinity')`, type: 'timestamptz', down: true },
} as const;

function orderOf(sort: DocumentsQuery['sort']) {
  const field =
    sort === 'title' || sort === '-title' ? 'title' : sort.endsWith('updated') ? 'updated' : 'published';
  const isForwards = sort === 'title' || sort === '-updated' || sort === '-published';
  const [along, against] = isForwards ? [forwards, backwards] : [backwards, forwards];
  const place = places[field];
  const order: Order = { ...place, down: place.down === isForwards, idsDown: !isForwards };
  return { along: along[field], against: against[field], order };
}

/** Search results are counted up to this number. */
const countedTo = 1_000;

/** The search as a CTE of its own, so that PostgreSQL uses the word index instead of scanning in list order. */
const foundBy = (query: DocumentsQuery) =>
  sql`(WITH found AS MATERIALIZED (
    SELECT ${documentList.documentId}, ${documentList.updatedAt}, ${documentList.sortTitle}, ${documentList.publishedAt}
    FROM ${documentList} WHERE ${fitting(query)}
  ) SELECT * FROM found) document_list`;

const hasWords = (query: DocumentsQuery) => matchingWords(query.q).length > 0;

async function count(db: ReadDatabase, query: DocumentsQuery): Promise<number> {
  if (!hasWords(query)) {
    return db.$count(documentList, fitting(query));
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(foundBy(query))
    .limit(countedTo)
    .as('some');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return counted?.total ?? 0;
}

/** The ids of a page and the next cursor, from an index alone at any depth. @throws Failure invalid for a foreign cursor. */
async function idsOf(db: ReadDatabase, query: DocumentsQuery, total: number) {
  const { cursor, limit, page, sort } = query;
  const { along, against, order } = orderOf(sort);
  const beyond = behind(cursor, sort, order, documentList.documentId);
  const from = beyond ? 0 : (page - 1) * limit;
  // One more than a page, to know whether there is a next one.
  const size = beyond ? limit + 1 : Math.min(limit + 1, total - from);
  if (size <= 0) {
    return { ids: [], next: null };
  }
  const isNearEnd = !beyond && !hasWords(query) && from > total / 2;
  const isRare = hasWords(query) && total < countedTo;
  const row = { id: sql<string>`document_id`, place: placeIn(order) };
  const found = await (isRare ? db.select(row).from(foundBy(query)) : db.select(row).from(documentList))
    .where(and(isRare ? undefined : fitting(query), beyond))
    .orderBy(...(isNearEnd ? against : along))
    .limit(size)
    .offset(isNearEnd ? total - from - size : from);
  const { rows, next } = pageOf(isNearEnd ? found.reverse() : found, limit, sort);
  return { ids: rows.map(({ id }) => id), next };
}

/** The part of the newest revision that its kind derives the price from. */
function pricedPart(kinds: Kinds): SQL<unknown> {
  const parts = Object.values(kinds).flatMap(({ kind, price }) =>
    price ? [sql`WHEN ${kind} THEN ${revisions.facts} #> ${`{${price.at.join(',')}}`}::text[]`] : [],
  );
  return parts.length === 0 ? sql`NULL` : sql`CASE ${documentList.kind} ${sql.join(parts, sql` `)} END`;
}

/** A page of the office's document list, all states, and the total (search results are counted up to 1,000). */
export async function listDocuments(
  { db, kinds }: { db: ReadDatabase; kinds: Kinds },
  query: DocumentsQuery,
) {
  const total = await count(db, query);
  const { ids, next } = await idsOf(db, query, total);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({
            id: documentList.documentId,
            kind: documentList.kind,
            slug: documentList.slug,
            section: documentList.section,
            titleEn: documentList.titleEn,
            titleBn: documentList.titleBn,
            cover: documentList.cover,
            coverVersion: media.version,
            priced: pricedPart(kinds),
            stateEn: documentList.stateEn,
            stateBn: documentList.stateBn,
            liveEn: documentList.liveEn,
            liveBn: documentList.liveBn,
            trashed: documentList.trashed,
            revision: documentList.revision,
            updatedAt: documentList.updatedAt,
            updatedBy: documentList.updatedBy,
            publishedAt: documentList.publishedAt,
          })
          .from(documentList)
          .leftJoin(media, eq(media.id, documentList.cover))
          .leftJoin(
            revisions,
            and(
              eq(revisions.documentId, documentList.documentId),
              eq(revisions.number, documentList.revision),
            ),
          )
          .where(inArray(documentList.documentId, ids));
  const rows = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total, next };
}
