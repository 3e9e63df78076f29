/** Endings that Bangla hangs on a noun, longest first; cut so that কক্সবাজারের finds কক্সবাজার. */
const banglaEndings = [
  'গুলোর',
  'গুলোতে',
  'গুলো',
  'গুলি',
  'দের',
  'টির',
  'টার',
  'য়ের',
  'ের',
  'তে',
  'কে',
  'টি',
  'টা',
  'ে',
  'র',
];
const englishEndings = ['ings', 'ing', 'ies', 'es', 's'];

/** The word cut to its stem; roughly, but the same for what is stored and what is asked. */
function stem(word: string): string {
  const endings = /\p{Script=Bengali}/u.test(word) ? banglaEndings : englishEndings;
  const ending = endings.find((tail) => word.endsWith(tail) && word.length - tail.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Lower case, NFC, Bangla digits as European ones, marks and signs between words gone. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/['’\u200c\u200d]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The stems of a text, joined by spaces: what the full-text index holds. */
export function searchStems(text: string): string {
  return plainWords(text).map(stem).join(' ');
}

/** What the trigram index holds: the plain words of title and names. */
export function searchLetters(text: string): string {
  return plainWords(text).join(' ').slice(0, 1000);
}

/** A tsquery: every word asked for, the last one as the beginning of a word. Empty when nothing was asked. */
export function searchQuery(asked: string): string {
  const stems = plainWords(asked).slice(0, 12).map(stem);
  return stems.map((word) => `'${word}':*`).join(' & ');
}
