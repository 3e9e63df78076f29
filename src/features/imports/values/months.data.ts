/** Beginnings of the names of months in English, and their names in Bangla as people spell them. */
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const englishWhole =
  'january february march april may june july august september october november december'.split(' ');

const bangla: readonly (readonly string[])[] = [
  ['জানুয়ারি', 'জানুয়ারী', 'জানু'],
  ['ফেব্রুয়ারি', 'ফেব্রুয়ারী', 'ফেব'],
  ['মার্চ'],
  ['এপ্রিল'],
  ['মে'],
  ['জুন'],
  ['জুলাই'],
  ['আগস্ট', 'আগষ্ট', 'অগস্ট'],
  ['সেপ্টেম্বর', 'সেপ্টে', 'সেপ্ট'],
  ['অক্টোবর', 'অক্টো'],
  ['নভেম্বর', 'নভে'],
  ['ডিসেম্বর', 'ডিসে'],
].map((names) => names.map((name) => name.normalize('NFC')));

/** The month of a name, from 1: `Jan`, `january`, `Sept.`, `জানুয়ারি`; undefined for what is none. */
export function monthOf(name: string): number | undefined {
  const text = name.normalize('NFC').toLowerCase();
  const place = bangla.findIndex((names) => names.includes(text));
  if (place !== -1) {
    return place + 1;
  }
  const begins = english.indexOf(text.slice(0, 3));
  return begins !== -1 && (englishWhole[begins] ?? '').startsWith(text) ? begins + 1 : undefined;
}
