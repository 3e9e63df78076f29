import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { liveColumn, liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { findSearchTerms, type SearchTerms } from '#features/documents/search/search.queries.ts';
import { termQuery, termsQuery } from '#features/documents/search/search.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { liveDocuments } from '../live-documents.ts';

export interface Found {
  readonly kind: DocumentKind;
  readonly slug: string;
  /** The market of a package, blog or news for a post. */
  readonly section: string | null;
  readonly title: string;
  readonly summary: string;
  /** Its title has all the words. */
  readonly isNamed: boolean;
}

/** Whether a document may be the answer: whoever asks for a visa isn't told of other countries' or of tours. */
const mayBeMeant = (intents: SearchTerms['intents'], kind: DocumentKind, fit: number) =>
  !intents.has('visa') || intents.size > 1 || kind === 'post' || (kind === 'visa' && fit > 0);

const most = 30;

/** Whether a document is of a kind that is asked for. */
const isMeant = ({ intents }: SearchTerms, kind: SQL): SQL =>
  sql`coalesce(${kind} = any(${sql.param([...intents])}::text[]), false)`;

/** How well a document is named by the words: twice for each in its title, once for each in other names, twice for the kind that is meant. */
function fitOf(request: SearchTerms, words: SQL, kind: SQL): SQL {
  const { terms } = request;
  const named = terms.map(
    (term) =>
      sql`CASE WHEN ${words} @@ ${termQuery(term, 'A')}::tsquery THEN 2 WHEN ${words} @@ ${termQuery(term, 'B')}::tsquery THEN 1 ELSE 0 END`,
  );
  const sum = sql`(${sql.join(named, sql` + `)})`;
  return sql`(${sum} + CASE WHEN ${sum} > 0 AND ${isMeant(request, kind)} THEN 2 ELSE 0 END)`;
}

/** Documents whose texts in `searched` have the words, shown in `language`. */
function searchTexts(db: ReadDatabase, language: Language, searched: Language, request: SearchTerms) {
  const all = termsQuery(request.terms);
  // All words anywhere, or some of them in the title: what else was typed may be in no text at all.
  const wanted = `(${all}) | ${termsQuery(request.terms, 'A', '|')}`;
  const fit = fitOf(request, sql`found.words`, sql`found.kind`);
  return db
    .select({
      kind: liveTexts.kind,
      slug: liveSlugs.slug,
      section: liveColumn(liveDocuments, ({ section }) => section).mapWith(z.string().nullable().parse),
      title: liveTexts.title,
      summary: liveTexts.summary,
      fit: sql<number>`best.fit`,
      whole: sql<boolean>`best.whole`,
    })
    .from(sql`(
      SELECT found.document_id, ${fit} AS fit, found.words @@ ${all}::tsquery AS whole,
        ${isMeant(request, sql`found.kind`)} AS meant, found.kind = 'post' AS post, ts_rank(found.words, ${all}::tsquery) AS rank
      FROM ${liveTexts} found WHERE found.language = ${searched} AND found.words @@ ${wanted}::tsquery
      ORDER BY fit DESC, whole DESC, meant DESC, post, rank DESC, found.title
      LIMIT ${most}
    ) best`)
    .innerJoin(
      liveTexts,
      and(eq(liveTexts.documentId, sql`best.document_id`), eq(liveTexts.language, language)),
    )
    .innerJoin(liveSlugs, and(eq(liveSlugs.documentId, liveTexts.documentId), eq(liveSlugs.current, true)))
    .orderBy(
      sql`best.fit DESC, best.whole DESC, best.meant DESC, best.post, best.rank DESC`,
      liveTexts.title,
    );
}

/**
 * Published documents of the language that match, best first. Numbers that are in no text are left out. Words that no text of the language has are looked up by
 * their sound, and then in the other language's texts.
 */
export async function searchSite(
  db: ReadDatabase,
  language: Language,
  query: string,
): Promise<readonly Found[]> {
  const found = await searchIn(db, language, query);
  const wordsAlone = query.replace(/\p{N}+/gu, ' ');
  return found.length > 0 || wordsAlone === query ? found : searchIn(db, language, wordsAlone);
}

async function searchIn(db: ReadDatabase, language: Language, query: string): Promise<readonly Found[]> {
  for (const searched of [language, ...languages.filter((each) => each !== language)]) {
    const request = await findSearchTerms(db, searched, query);
    if (request.terms.length === 0) {
      return [];
    }
    const found = (await searchTexts(db, language, searched, request)).filter(
      ({ kind, fit }) => request.isVague || mayBeMeant(request.intents, kind, fit),
    );
    const best = found[0]?.fit ?? 0;
    // What has some words in its title, but fewer than others, is no answer.
    const fitting = found.filter(({ fit, whole }) => whole || fit >= best);
    if (fitting.length > 0) {
      return fitting.map(({ kind, slug, section, title, summary, fit }) => ({
        kind,
        slug,
        section,
        title,
        summary,
        isNamed: fit >= 2 * request.terms.length,
      }));
    }
  }
  return [];
}
