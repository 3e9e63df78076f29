import type { Language } from '../language.ts';

/** What our own texts and numbers hold that GSM 03.38 lacks, and what stands for it there. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/৳\s?/gu, 'Tk '],
  [/[‘’ʼ]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—‑−]/gu, '-'],
  [/…/gu, '...'],
  [/[\u00a0\u2007\u2009\u202f]/gu, ' '],
  [/[\u200b-\u200d\u2060\ufeff]/gu, ''],
];

/**
 * A short text for a telephone: who writes, what there is to say, and where to read on. An English one is put so that it fits
 * GSM 03.38 as far as it can: a single typographic sign would more than halve what a part holds.
 */
export function shortText({
  from,
  text,
  link,
  language,
}: {
  /** The short name of the agency. */
  readonly from: string;
  readonly text: string;
  /** Absent: there is nothing to read on. */
  readonly link?: string;
  readonly language: Language;
}): string {
  const whole = `${from}: ${text}${link === undefined ? '' : ` ${link}`}`;
  return language === 'en' ? plain.reduce((so, [sign, instead]) => so.replace(sign, instead), whole) : whole;
}

/** What a short text says, and where it leads; undefined for a text that isn't written so. */
export function partsOfShort(short: string): { readonly said: string; readonly link: string } | undefined {
  const begins = short.indexOf(': ');
  const ends = short.lastIndexOf(' ');
  const link = short.slice(ends + 1);
  return begins > 0 && ends > begins + 2 && URL.canParse(link)
    ? { said: short.slice(begins + 2, ends), link }
    : undefined;
}
