// How words sound, so that shundorban finds সুন্দরবন and Sundarbans: one spelling in Latin letters for both alphabets.

/** Bangla letters by their sound; letters that are often confused share one. */
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
  k: 'কখ',
  g: 'গঘ',
  c: 'চছ',
  j: 'জঝয',
  t: 'টঠতথৎ',
  d: 'ডঢদধ',
  n: 'ঞণন',
  p: 'পফ',
  b: 'বভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'শষস',
  h: 'হ',
};
const sounds = new Map(
  Object.entries(lettersBySound).flatMap(([sound, letters]) =>
    [...letters].map((letter): [string, string] => [letter, sound]),
  ),
);

/** Two code points each, also in NFC. */
const dotted = /[যডঢ]\u09bc/g;
const dottedSounds: Readonly<Record<string, string>> = { য: 'y', ড: 'r', ঢ: 'r' };

/** What joined letters sound like, where that differs from the letters one by one. */
const joined: ReadonlyArray<readonly [RegExp, string]> = [
  [/ক্ষ/g, 'ক'],
  [/জ্ঞ/g, 'গ'],
  // The second letter is silent: হজ্ব, বিশ্ব, ঐতিহ্য.
  [/(?<=[শষসজতদ])\u09cdব/g, ''],
  [/\u09cdয/g, ''],
  [/ঙ(?=\u09cd[কখগঘ])/g, 'ন'],
];

/** How people write Bangla sounds in Latin letters, longest first; z and j, v and bh, f and ph are the same to them. */
const latin: ReadonlyArray<readonly [RegExp, string]> = [
  [/ksh/g, 'k'],
  [/chh|tch|ch/g, 'C'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/([tdkgbj])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/w/g, 'y'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
];

const replaced = (text: string, rules: ReadonlyArray<readonly [RegExp, string]>) =>
  rules.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);

/** The sound of a plain word (`plainWords`) in Latin letters. Digits and letters of other scripts stay as they are. */
export function soundOf(word: string): string {
  const bangla = replaced(
    word.replace(dotted, (letter) => dottedSounds[letter.charAt(0)] ?? ''),
    joined,
  );
  const plain = /\p{Script=Bengali}/u.test(word)
    ? bangla.replace(/\p{Script=Bengali}/gu, (letter) => sounds.get(letter) ?? '')
    : replaced(word.normalize('NFD').replace(/\p{M}/gu, ''), latin);
  return plain.replace(/(.)\1+/gu, '$1').replace(/(?<=.)h$/, '');
}

/** The consonants of a sound. Vowels are what people write differently; a first one is kept as `a`. */
export function skeletonOf(sound: string): string {
  return sound
    .replace(/^[aeiouy]+/, 'A')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
    .toLowerCase();
}

/** What a wrong letter costs: a vowel or a breath less than a consonant. */
const costOf = (letter: string | undefined) => (/[aeiouyh]/.test(letter ?? '') ? 0.3 : 1);

/** How far two sounds are from each other: wrong, missing, added and swapped letters. */
export function soundDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = [0];
  for (let j = 1; j <= b.length; j += 1) {
    row.push((row[j - 1] ?? 0) + costOf(b[j - 1]));
  }
  for (let i = 1; i <= a.length; i += 1) {
    const next = [(row[0] ?? 0) + costOf(a[i - 1])];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : Math.max(costOf(a[i - 1]), costOf(b[j - 1]));
      let least = Math.min(
        (row[j] ?? 0) + costOf(a[i - 1]),
        (next[j - 1] ?? 0) + costOf(b[j - 1]),
        (row[j - 1] ?? 0) + change,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Whether a word may have been meant by another sound: the shorter it is, the closer it must be. */
export function isMeant(asked: string, sound: string): boolean {
  const consonants = skeletonOf(asked).length;
  const most = consonants < 2 ? 0 : consonants < 3 ? 0.6 : consonants < 4 ? 0.95 : consonants < 6 ? 1.6 : 2.2;
  return soundDistance(asked, sound) <= most;
}
