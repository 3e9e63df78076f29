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

/** The stem of a word, always its beginning. Endings are cut repeatedly, so that কক্সবাজারে and কক্সবাজারের come out as কক্সবাজার. */
export function stem(word: string): string {
  const endings = /\p{Script=Bengali}/u.test(word) ? banglaEndings : englishEndings;
  const ending = endings.find((tail) => word.endsWith(tail) && word.length - tail.length >= 3);
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}

/** Lower case, NFC, Latin digits, no punctuation or signs between words. */
export function plainWords(text: string): string[] {
  const plain = westernDigits(text.normalize('NFC').toLowerCase()).replace(/['’\u200c\u200d]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Endings of stems that are too short to stand for every word that begins with them. */
const shortBangla = ['', 'র', 'ের', 'ে', 'তে', 'কে', 'য়', 'টি', 'টা'].map((ending) => ending.normalize('NFC'));
const shortEnglish = ['', 's', 'es'];

/** The words that a stem stands for: it and all that begin with it, or, if it is short, it with the usual endings. */
export function formsOf(word: string): { readonly words: readonly string[]; readonly asPrefix: boolean } {
  const isBangla = /\p{Script=Bengali}/u.test(word);
  if (word.length > (isBangla ? 2 : 3)) {
    return { words: [word], asPrefix: true };
  }
  const endings = isBangla ? shortBangla : shortEnglish;
  return { words: endings.map((ending) => `${word}${ending}`), asPrefix: false };
}
