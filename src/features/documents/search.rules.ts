import { westernDigits } from '#platform/format/numbers.ts';

/** Bangla noun endings, longest first. */
const banglaEndings = [
  'গুলোর',
  'গুলোতে',
  'গুলোয়',
  'গুলো',
  'গুলি',
  'দেরকে',
  'দের',
  'টির',
  'টার',
  'টিতে',
  'টাতে',
  'য়ের',
  'য়ে',
  'ের',
  'তে',
  'কে',
  'টি',
  'টা',
  'য়',
  'ে',
  'র',
].map((ending) => ending.normalize('NFC'));
const englishEndings = ['ings', 'ing', 'ies', 'es', 's'];

/** The stem of a word. Endings are cut repeatedly, so that কক্সবাজারে, কক্সবাজারের and কক্সবাজার come out the same. */
function stem(word: string): string {
  const endings = /\p{Script=Bengali}/u.test(word) ? banglaEndings : englishEndings;
  const ending = endings.find((tail) => word.endsWith(tail) && word.length - tail.length >= 3);
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}

/** Lower case, NFC, Latin digits, no punctuation or signs between words. */
export function plainWords(text: string): string[] {
  const plain = westernDigits(text.normalize('NFC').toLowerCase()).replace(/['’\u200c\u200d]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** PostgreSQL's limits of a lexeme and of a position. */
const longestWord = 100;
const lastPlace = 16_383;

/** A document's words as a tsvector. Not to_tsvector: how that splits Bangla words depends on the server's locale. */
export function searchVector(weighted: { a: string; b: string; c: string }): string {
  let place = 0;
  return Object.entries({ A: weighted.a, B: weighted.b, C: weighted.c })
    .flatMap(([weight, text]) =>
      plainWords(text).map((word) => {
        place = Math.min(place + 1, lastPlace);
        return `'${word.slice(0, longestWord)}':${place}${weight}`;
      }),
    )
    .join(' ');
}

/** A tsquery that matches every word as a prefix. Empty for an empty search. */
export function searchQuery(text: string): string {
  const stems = plainWords(text).slice(0, 12).map(stem);
  return stems.map((word) => `'${word.slice(0, longestWord)}':*`).join(' & ');
}

/** Latin sounds of Bangla letters; often confused letters share a sound. */
const lettersBySound = {
  o: 'অও\u09cb',
  a: 'আ\u09be',
  i: 'ইঈ\u09bf\u09c0',
  u: 'উঊ\u09c1\u09c2',
  ri: 'ঋ\u09c3',
  e: 'এ\u09c7',
  oi: 'ঐ\u09c8',
  ou: 'ঔ\u09cc',
  ng: 'ঙ\u0982',
  j: 'জয',
  n: 'ঞণন',
  t: 'টতৎ',
  th: 'ঠথ',
  d: 'ডদ',
  dh: 'ঢধ',
  s: 'শষস',
  h: 'হ\u0983',
  k: 'ক',
  kh: 'খ',
  g: 'গ',
  gh: 'ঘ',
  ch: 'চছ',
  jh: 'ঝ',
  p: 'প',
  ph: 'ফ',
  b: 'ব',
  bh: 'ভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
};
const sounds = new Map(
  Object.entries(lettersBySound).flatMap(([sound, letters]) =>
    [...letters].map((letter): [string, string] => [letter, sound]),
  ),
);

/** Two code points each, also in NFC. */
const dotted = /[যডঢ]\u09bc/g;
const dottedSounds: Readonly<Record<string, string>> = { য: 'y', ড: 'r', ঢ: 'r' };

/** The trigram index's text: words of title and names, Bangla in Latin sounds, since trigrams depend on the server's locale. */
export function searchLetters(text: string): string {
  return plainWords(text)
    .join(' ')
    .replace(dotted, (letter) => dottedSounds[letter.charAt(0)] ?? '')
    .replace(/\p{Script=Bengali}/gu, (letter) => sounds.get(letter) ?? '')
    .slice(0, 1000);
}
