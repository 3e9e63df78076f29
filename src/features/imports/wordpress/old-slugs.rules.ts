import { slugOf } from '#platform/slug-text.ts';

/** Bangla letters in Latin ones, as people write them in addresses. */
const consonants = new Map(
  'ক k খ kh গ g ঘ gh ঙ ng চ ch ছ chh জ j ঝ jh ঞ n ট t ঠ th ড d ঢ dh ণ n ত t থ th দ d ধ dh ন n প p ফ ph ব b ভ bh ম m য j র r ল l শ sh ষ sh স s হ h য় y ড় r ঢ় rh'
    .normalize('NFC')
    .split(' ')
    .flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? ''] as const] : [])),
);
const vowels = new Map(
  'অ o আ a ই i ঈ i উ u ঊ u ঋ ri এ e ঐ oi ও o ঔ ou া a ি i ী i ু u ূ u ৃ ri ে e ৈ oi ো o ৌ ou ং ng ৎ t ঃ h'
    .split(' ')
    .flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? ''] as const] : [])),
);
const virama = '\u09cd';

/** A Bangla word in Latin letters: `সাজেক ভ্রমণ` is `sajek bhromon`. Other letters stay. */
export function inLatin(text: string): string {
  const letters = text.normalize('NFC').match(/[\u09a1\u09a2\u09af]\u09bc|[\s\S]/gu) ?? [];
  return letters
    .map((letter, place) => {
      const next = letters[place + 1] ?? '';
      const consonant = letter === 'য' && letters[place - 1] === virama ? 'y' : consonants.get(letter);
      if (consonant === undefined) {
        const digit = letter >= '০' && letter <= '৯' ? String(letter.charCodeAt(0) - 0x09e6) : undefined;
        return vowels.get(letter) ?? digit ?? (/[\u0981\u09bc\u09cd\u200c\u200d]/.test(letter) ? '' : letter);
      }
      // Between two consonants an o is heard that isn't written.
      const isOpen = consonants.has(next) && next !== virama;
      return `${consonant}${isOpen ? 'o' : ''}`;
    })
    .join('');
}

/** Percent-encoded text decoded as far as it goes: WordPress cuts long names in the middle of a letter. */
export function decodedName(name: string): string {
  const bytes = Buffer.from(
    name
      .replace(/%(?![\da-f]{2})/gi, '')
      .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    /%[\da-f]{2}/i.test(name) ? 'latin1' : 'utf8',
  );
  return new TextDecoder().decode(bytes).replaceAll('\ufffd', '').normalize('NFC');
}

/** The slug of a former name or title. @param otherwise what it is called when nothing can be said in Latin letters */
export function newSlug(names: readonly string[], otherwise: string): string {
  const slugs = names.map((name) => slugOf(inLatin(decodedName(name))));
  return slugs.find((slug) => slug.length > 1) ?? otherwise;
}

/** The slug, or the first with a number behind it that isn't taken. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted;
  for (let number = 2; isTaken(slug); number += 1) {
    slug = `${wanted.slice(0, 74).replace(/(?<!-)-+$/, '')}-${number}`;
  }
  return slug;
}
