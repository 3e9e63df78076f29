import type { Transaction } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { knownWords, type SearchText } from './search.rules.ts';
import { liveWords } from './search.table.ts';

/** Rows of one statement. */
const atOnce = 1_000;

/** Adds the words of published texts to those that searches recognize. */
export async function addWords(tx: Transaction, texts: ReadonlyMap<Language, SearchText>): Promise<void> {
  // Always in the same order, so that two publications don't wait for each other.
  const rows = languages.flatMap((language) => {
    const text = texts.get(language);
    return text === undefined ? [] : knownWords(text).map((word) => ({ language, ...word }));
  });
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx
      .insert(liveWords)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoNothing();
  }
}
