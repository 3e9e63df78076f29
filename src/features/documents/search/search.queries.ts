import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { liveTexts } from '../documents.table.ts';
import { readSearch, type SearchRequest, type Term, termsQuery } from './search.rules.ts';
import { liveWords } from './search.table.ts';
import { isMeant, skeletonOf, soundDistance, soundOf } from './sound.rules.ts';
import { formsOf, stem } from './words.rules.ts';

/** After all words that have one beginning. */
const last = '\u{10ffff}';

/** Which of these stems are in use in the language, alone or as the beginning of longer ones. */
async function listKnown(db: ReadDatabase, language: Language, words: readonly string[]) {
  const rows = words.map(
    (word): SQL => sql`(${word}::text, ${formsOf(word).asPrefix ? `${word}${last}` : word}::text)`,
  );
  const { language: spoken, word } = liveWords;
  const known = await db
    .select({ word: sql`typed.word`.mapWith(String) })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) typed (word, last)`)
    .where(sql`EXISTS (
      SELECT FROM ${liveWords} WHERE ${spoken} = ${language}
      AND ${word} >= typed.word COLLATE "C" AND ${word} <= typed.last COLLATE "C"
    )`);
  return new Set(known.map((row) => row.word));
}

type Heard = readonly [word: string, sound: string];

const near = z.array(z.tuple([z.string(), z.string()]));

/** Stems of the language with the consonants of each of these, or with a similar sound. */
async function listNear(
  db: ReadDatabase,
  language: Language,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly Heard[]>> {
  if (words.length === 0) {
    return new Map();
  }
  const rows = words.map((word): SQL => {
    const heard = soundOf(word);
    return sql`(${word}::text, ${heard}::text, ${skeletonOf(heard)}::text)`;
  });
  const { language: spoken, word, sound, skeleton } = liveWords;
  const found = await db
    .select({
      typed: sql`typed.word`.mapWith(String),
      near: sql`coalesce((
      SELECT json_agg(json_build_array(near.word, near.sound)) FROM (
        SELECT ${word}, ${sound} FROM ${liveWords}
        WHERE ${spoken} = ${language} AND (${skeleton} = typed.skeleton OR ${sound} % typed.sound)
        ORDER BY ${skeleton} = typed.skeleton DESC, similarity(${sound}, typed.sound) DESC, ${word} LIMIT 40
      ) near), '[]'::json)`.mapWith(near.parse),
    })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) typed (word, sound, skeleton)`);
  return new Map(found.map((row) => [row.typed, row.near]));
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

/**
 * The terms of a search in texts of the language: words in use as they are, others by their sound. Two words that are
 * one in the texts, or the other way round, are found as well.
 */
export async function findSearchTerms(
  db: ReadDatabase,
  language: Language,
  query: string,
): Promise<SearchTerms> {
  const request = readSearch(query);
  const { words } = request;
  if (words.length === 0) {
    return { ...request, terms: [], corrected: false };
  }
  const pairs = words.slice(0, -1).map((word, index) => stem(`${word}${words[index + 1]}`));
  const known = await listKnown(db, language, [...new Set([...words, ...pairs])]);
  const unknown = words.filter((word) => !known.has(word));
  // Two words in use are taken for one only if that is in use, too.
  const strangePairs = pairs.filter((pair, index) => {
    const both = words.slice(index, index + 2);
    return !known.has(pair) && both.every(isSpoken) && both.some((word) => !known.has(word));
  });
  const heard = await listNear(db, language, [...new Set([...unknown.filter(isSpoken), ...strangePairs])]);
  const single = (word: string): Term => {
    const meant = meantBy(word, heard.get(word) ?? []);
    return { any: meant.length > 0 ? meant : [word] };
  };
  const terms: Term[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next] = words.slice(index, index + 2);
    const pair = pairs[index] ?? '';
    const joined = known.has(pair) ? [pair] : meantBy(pair, heard.get(pair) ?? []);
    if (next !== undefined && joined.length > 0) {
      terms.push({ any: joined, split: [single(word), single(next)] });
      index += 1;
    } else {
      terms.push(single(word));
    }
  }
  return { ...request, terms, corrected: unknown.length > 0 };
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
  const read = await Promise.all(
    languages.map(async (language) => ({ language, ...(await findSearchTerms(db, language, query)) })),
  );
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
