import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { liveTexts } from '../documents.table.ts';
import { parseSearch, type SearchRequest, type Term, termsQuery } from './search.rules.ts';
import { liveWords } from './search.table.ts';
import { isMeant, skeletonOf, soundDistance, soundOf } from './sound.rules.ts';
import { formsOf, stem } from './words.rules.ts';

/** After all words that have one beginning. */
const last = '\u{10ffff}';

/** What is asked for in the words of a language. */
const inLanguage = (language: Language, word: string) => `${language} ${word}`;

/** Which of these stems are in use in each language, alone or as the beginning of longer ones. */
async function listKnown(db: ReadDatabase, spokenIn: readonly Language[], words: readonly string[]) {
  const rows = words.map(
    (word): SQL => sql`(${word}::text, ${formsOf(word).asPrefix ? `${word}${last}` : word}::text)`,
  );
  const { language, word } = liveWords;
  const known = await db
    .select({
      language: sql<Language>`spoken.language`,
      word: sql`typed.word`.mapWith(String),
    })
    .from(
      sql`(VALUES ${sql.join(rows, sql`, `)}) typed (word, last), unnest(${sql.param(spokenIn)}::text[]) spoken (language)`,
    )
    .where(sql`EXISTS (
      SELECT FROM ${liveWords} WHERE ${language} = spoken.language
      AND ${word} >= typed.word COLLATE "C" AND ${word} <= typed.last COLLATE "C"
    )`);
  return new Set(known.map((row) => inLanguage(row.language, row.word)));
}

type Heard = readonly [word: string, sound: string];

const near = z.array(z.tuple([z.string(), z.string()]));

/** A stem that isn't in use in a language. */
type Unknown = readonly [language: Language, word: string];

/** Stems of each one's language with its consonants, or with a similar sound. */
async function listNear(
  db: ReadDatabase,
  unknown: readonly Unknown[],
): Promise<ReadonlyMap<string, readonly Heard[]>> {
  if (unknown.length === 0) {
    return new Map();
  }
  const rows = unknown.map(([language, word]): SQL => {
    const heard = soundOf(word);
    return sql`(${language}::text, ${word}::text, ${heard}::text, ${skeletonOf(heard)}::text)`;
  });
  const { language, word, sound, skeleton } = liveWords;
  const found = await db
    .select({
      language: sql<Language>`typed.language`,
      typed: sql`typed.word`.mapWith(String),
      near: sql`coalesce((
      SELECT json_agg(json_build_array(near.word, near.sound)) FROM (
        SELECT ${word}, ${sound} FROM ${liveWords}
        WHERE ${language} = typed.language AND (${skeleton} = typed.skeleton OR ${sound} % typed.sound)
        ORDER BY ${skeleton} = typed.skeleton DESC, similarity(${sound}, typed.sound) DESC, ${word} LIMIT 40
      ) near), '[]'::json)`.mapWith(near.parse),
    })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) typed (language, word, sound, skeleton)`);
  return new Map(found.map((row) => [inLanguage(row.language, row.typed), row.near]));
}

/** The words that may have been meant, nearest first. */
function meantBy(typed: string, near: readonly Heard[]): string[] {
  const heard = soundOf(typed);
  const ranked = near
    .filter(([, sound]) => isMeant(heard, sound))
    .map(([word, sound]) => ({ word, distance: soundDistance(heard, sound) }))
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length);
  const best = ranked[0]?.distance ?? 0;
  return ranked
    .filter(({ distance }) => distance <= best + 0.3)
    .slice(0, 6)
    .map(({ word }) => word);
}

/** Numbers have no sound: another one is never meant, and to look for it costs as much as all other work on a search. */
const isSpoken = (word: string) => /\p{L}/u.test(word);

export interface SearchTerms extends SearchRequest {
  readonly terms: readonly Term[];
  /** Whether a word isn't in use as it was written, and others stand for it. */
  readonly corrected: boolean;
}

/** The words of a search, and each of them with the next one as one word. */
const pairsOf = (words: readonly string[]) =>
  words.slice(0, -1).map((word, index) => stem(`${word}${words[index + 1]}`));

/** What has to be looked for by its sound. */
function requestedSounds(language: Language, words: readonly string[], known: ReadonlySet<string>): string[] {
  const isKnown = (word: string) => known.has(inLanguage(language, word));
  // Two words in use are taken for one only if that is in use, too.
  const strangePairs = pairsOf(words).filter((pair, index) => {
    const both = words.slice(index, index + 2);
    return !isKnown(pair) && both.every(isSpoken) && both.some((word) => !isKnown(word));
  });
  const unknown = words.filter((word) => !isKnown(word));
  return [...new Set([...unknown.filter(isSpoken), ...strangePairs])];
}

/**
 * The terms of a search in texts of each of these languages: words in use as they are, others by their sound. Two words that
 * are one in the texts, or the other way round, are found as well.
 */
const listSearchTerms = readOnce(
  async (
    db,
    asked: readonly Language[],
    query: string,
  ): Promise<ReadonlyArray<SearchTerms & { readonly language: Language }>> => {
    const request = parseSearch(query);
    const { words } = request;
    if (words.length === 0) {
      return asked.map((language) => ({ language, ...request, terms: [], corrected: false }));
    }
    const pairs = pairsOf(words);
    const known = await listKnown(db, asked, [...new Set([...words, ...pairs])]);
    const heard = await listNear(
      db,
      asked.flatMap((language) =>
        requestedSounds(language, words, known).map((word): Unknown => [language, word]),
      ),
    );
    return asked.map((language) => {
      const meant = (word: string) => meantBy(word, heard.get(inLanguage(language, word)) ?? []);
      const single = (word: string): Term => {
        const instead = meant(word);
        return { any: instead.length > 0 ? instead : [word] };
      };
      const terms: Term[] = [];
      for (let index = 0; index < words.length; index += 1) {
        const [word = '', next] = words.slice(index, index + 2);
        const pair = pairs[index] ?? '';
        const joined = known.has(inLanguage(language, pair)) ? [pair] : meant(pair);
        if (next !== undefined && joined.length > 0) {
          terms.push({ any: joined, split: [single(word), single(next)] });
          index += 1;
        } else {
          terms.push(single(word));
        }
      }
      const corrected = words.some((word) => !known.has(inLanguage(language, word)));
      return { language, ...request, terms, corrected };
    });
  },
);

/** The terms of a search in texts of one language. */
export async function findSearchTerms(
  db: ReadDatabase,
  language: Language,
  query: string,
): Promise<SearchTerms> {
  const [terms] = await listSearchTerms(db, [language], query);
  return terms ?? { ...parseSearch(query), terms: [], corrected: false };
}

/** A tsquery of texts in the language that have all words of a search, corrected where needed; empty for an empty search. */
export async function findSearchQuery(db: ReadDatabase, language: Language, query: string): Promise<string> {
  return termsQuery((await findSearchTerms(db, language, query)).terms);
}

/**
 * A condition on `live_texts` in either language: all words of a search. Corrected words count only if neither language
 * knows those that were written. Undefined for a search without words.
 * @param weights Of the words that count, such as `AB` for titles and names; all by default.
 */
export async function findMatchingTexts(
  db: ReadDatabase,
  query: string,
  weights = '',
): Promise<{ readonly texts: SQL; readonly corrected: boolean } | undefined> {
  const read = await listSearchTerms(db, languages, query);
  const known = read.filter(({ corrected }) => !corrected);
  const used = known.length > 0 ? known : read;
  const texts = or(
    ...used
      .filter(({ terms }) => terms.length > 0)
      .map(({ language, terms }) =>
        and(
          eq(liveTexts.language, language),
          sql`${liveTexts.words} @@ ${termsQuery(terms, weights)}::tsquery`,
        ),
      ),
  );
  return texts && { texts, corrected: known.length === 0 };
}
