import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likeAny, patternsOf } from '#platform/lookup/fit.queries.ts';
import { searchLetters } from './search.rules.ts';
import { skeletonOf, soundOf } from './sound.rules.ts';
import { plainWords } from './words.rules.ts';

/** What names sound like, as a row keeps it to be found by. */
export const soundsOf = (...names: readonly string[]): string => searchLetters(names.join(' '));

/** The words of a search for names, at most eight. */
export const nameWords = (typed: string): string[] => plainWords(typed).slice(0, 8);

/** What `soundsOf` holds of a word: its sound, and its consonants if there are three. None of a number. */
function soundPatterns(word: string): string[] {
  const sound = soundOf(word);
  const skeleton = skeletonOf(sound);
  return /\d/.test(word) || sound === ''
    ? []
    : [...patternsOf(sound), ...(skeleton.length < 3 ? [] : [`%#${skeleton}%`])];
}

/**
 * Rows whose text has each word of a name, or whose sounds have what it sounds like: `malek` finds মালেক and Maleque. Undefined without
 * words. @param text in lower case
 */
export const nameLike = (
  typed: string,
  { text, sounds }: { readonly text: SQLWrapper; readonly sounds: SQLWrapper },
): SQL | undefined =>
  and(
    ...nameWords(typed).map((word) => {
      const patterns = soundPatterns(word);
      const bySound = patterns.length === 0 ? undefined : likeAny(sounds, patterns);
      if (bySound !== undefined && /\p{Script=Bengali}/u.test(word)) {
        // The index knows no letters of Bengali; who is written so has the sound, too.
        return bySound;
      }
      const byText = likeAny(text, patternsOf(word));
      return bySound === undefined ? byText : sql`(${byText} OR ${bySound})`;
    }),
  );
