import { emptyWords, type Intent, intentWords, landTerms } from './search-intent.data.ts';
import { skeletonOf, soundOf } from './sound.rules.ts';
import { formsOf, plainWords, stem } from './words.rules.ts';

/** The search terms of a document by weight; `a` is highest. */
export interface SearchText {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

/** Counts up when the words of documents are made in another way; published texts with another number are indexed anew. */
export const indexVersion = 2;

/** PostgreSQL's limits of a lexeme and of a position. */
const longestWord = 100;
const lastPlace = 16_383;

/** Neighbours written as one word, too, since people write coxsbazar and কক্স বাজার alike. */
const withPairs = (words: readonly string[]) =>
  words.flatMap((word, index) => {
    const next = words[index + 1];
    return next === undefined || /\d/.test(word + next) ? [[word]] : [[word, `${word}${next}`]];
  });

const wordsOf = (
  weighted: SearchText,
): ReadonlyArray<readonly [weight: string, words: readonly string[]]> => [
  ...withPairs(plainWords(weighted.a)).map((words) => ['A', words] as const),
  ...plainWords(weighted.b).map((word) => ['B', [word]] as const),
  ...plainWords(weighted.c).map((word) => ['C', [word]] as const),
];

/** A document's words as a tsvector. Not to_tsvector: how that splits Bangla words depends on the server's locale. */
export function searchVector(weighted: SearchText): string {
  return wordsOf(weighted)
    .flatMap(([weight, words], index) =>
      words.map((word) => `'${word.slice(0, longestWord)}':${Math.min(index + 1, lastPlace)}${weight}`),
    )
    .join(' ');
}

/** A word that searches recognize. */
export interface KnownWord {
  readonly word: string;
  readonly sound: string;
  readonly skeleton: string;
}

/** The stems of a document's words, each once, without numbers. */
export function knownWords(weighted: SearchText): KnownWord[] {
  const stems = new Set(
    wordsOf(weighted)
      .flatMap(([, words]) => words)
      .filter((word) => !/\d/.test(word) && word.length > 1 && word.length <= 40)
      .map(stem),
  );
  return [...stems].sort().map((word) => {
    const sound = soundOf(word);
    return { word, sound, skeleton: skeletonOf(sound) };
  });
}

/** Marks the skeletons in the text of the office's search. */
const skeletonMark = '#';

/** The text that the office's list is searched in: words by their sound, and each word's consonants. */
export function searchLetters(text: string): string {
  const heard = plainWords(text).map(soundOf);
  return [...heard, ...heard.map((sound) => `${skeletonMark}${skeletonOf(sound)}`)].join(' ').slice(0, 1000);
}

/** What `searchLetters` must contain, any of them, for each word of a search. */
export function letterPatterns(text: string): string[][] {
  return plainWords(text)
    .slice(0, 8)
    .map(soundOf)
    .map((sound) => {
      const skeleton = skeletonOf(sound);
      return [`%${sound}%`, ...(skeleton.length < 3 ? [] : [`%${skeletonMark}${skeleton}%`])];
    });
}

/** One word of a search: any of these words, each alone or as the beginning of others; `split` are words that together mean the same. */
export interface Term {
  readonly any: readonly string[];
  readonly split?: readonly Term[];
}

const lexemes = (word: string, weights: string) => {
  const { words, asPrefix } = formsOf(word);
  const flags = `${asPrefix ? '*' : ''}${weights}`;
  return words.map((each) => `'${each.slice(0, longestWord)}'${flags === '' ? '' : `:${flags}`}`).join(' | ');
};

/** A term as a tsquery. @param weights Of the words that count, such as `A` for titles; all by default. */
export function termQuery({ any, split = [] }: Term, weights = ''): string {
  const whole = any.map((word) => lexemes(word, weights));
  const parts = split.map((part) => termQuery(part, weights)).join(' & ');
  return `(${[...whole, ...(parts === '' ? [] : [`(${parts})`])].join(' | ')})`;
}

/** A tsquery of texts that have all terms, or with `|` any of them. */
export const termsQuery = (terms: readonly Term[], weights = '', between: '&' | '|' = '&') =>
  terms.map((term) => termQuery(term, weights)).join(` ${between} `);

const soundsOf = (words: readonly string[]) =>
  new Set(words.map((word) => soundOf(stem(word.normalize('NFC')))));
const empty = soundsOf(emptyWords);
const land = soundsOf(landTerms);
const intents: ReadonlyArray<readonly [Intent, ReadonlySet<string>]> = [
  ['visa', soundsOf(intentWords.visa)],
  ['tour-package', soundsOf(intentWords['tour-package'])],
  ['air-ticket', soundsOf(intentWords['air-ticket'])],
  ['post', soundsOf(intentWords.post)],
];

/** The sort of page that a word asks for, if it does that. */
const intentOf = (word: string): Intent | undefined =>
  intents.find(([, sounds]) => sounds.has(soundOf(word)))?.[0];

/** Whether a word of a search names nothing: it asks for a sort of page, or says nothing about it. */
export function namesNothing(word: string): boolean {
  const asked = stem(word);
  return intentOf(asked) !== undefined || empty.has(soundOf(asked));
}

/** What is asked for. */
export interface SearchRequest {
  /** Stems of the words that name something; those that say what sort of page is meant only if there are no others. */
  readonly words: readonly string[];
  readonly intents: ReadonlySet<Intent>;
  /** Whether no word names anything, as in "cheap flight". */
  readonly isVague: boolean;
}

/** Words of a search beyond these are ignored. */
const maxTerms = 12;

/** Reads a search. */
export function parseSearch(text: string): SearchRequest {
  const stems = plainWords(text).slice(0, maxTerms).map(stem);
  const isLand = stems.some((word) => land.has(soundOf(word)));
  const meant = stems.map((word) => {
    const intent = intentOf(word);
    return isLand && intent === 'air-ticket' ? undefined : intent;
  });
  const naming = stems.filter(
    (word, index) => meant[index] === undefined && !empty.has(soundOf(word)) && !/^\d{1,2}$/.test(word),
  );
  return {
    words: naming.length > 0 ? naming : stems,
    intents: new Set(meant.filter((each) => each !== undefined)),
    isVague: naming.length === 0,
  };
}
