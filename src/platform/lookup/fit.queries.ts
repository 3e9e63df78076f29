import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface Fitting {
  /** A number or a reference that is the very one. */
  readonly exact: SQL | undefined;
  /** It begins with what was typed. */
  readonly begins: SQL | undefined;
  /** It has what was typed somewhere. */
  readonly holds: SQL | undefined;
}

/** How well a row that is found fits, as a place in `hitFits`. */
export const fitOf = ({ exact, begins, holds }: Fitting): SQL<number> =>
  sql<number>`CASE ${sql.join(
    [
      exact && sql`WHEN ${exact} THEN 0`,
      begins && sql`WHEN ${begins} THEN 1`,
      holds && sql`WHEN ${holds} THEN 2`,
      sql`WHEN false THEN 4`,
    ].filter((condition) => condition !== undefined),
    sql` `,
  )} ELSE 3 END`;

/** The signs of a pattern taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A word anywhere in a text; of one or two letters, which an index doesn't know, only where a word begins. */
export const patternsOf = (word: string): string[] =>
  word.length > 2 ? [`%${literally(word)}%`] : [`${literally(word)}%`, `% ${literally(word)}%`];

/** Whether a text fits any of these patterns; as alternatives, of which an index finds each. */
export const likeAny = (text: SQLWrapper, patterns: readonly string[]): SQL =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${text} LIKE ${pattern}`),
    sql` OR `,
  )})`;

/** Each of these words in a text in lower case; undefined without words. */
export const holdsWords = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => likeAny(text, patternsOf(word))));
