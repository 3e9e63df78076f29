import type { Language } from '#platform/language.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: what can't be stored is left out here
const unstorable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** Text without what can't be stored, with each run of white space as one space. */
export const joinedText = (text: string): string =>
  text.replace(unstorable, '').replace(/[\s\u00a0]+/gu, ' ');

/** One line, trimmed, as titles are stored. */
export const lineOf = (text: string): string => joinedText(text).trim().normalize('NFC');

/** A text of at most so many characters: it ends with a word, and with … where it was cut. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) {
    return text;
  }
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  // A letter of two halves at the end isn't cut.
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`;
}

/** The language that a text is written in: names and terms in Latin letters stand in many a Bangla text. */
export function writtenIn(text: string): Language {
  const bangla = text.match(/\p{Script=Bengali}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return bangla * 3 > latin ? 'bn' : 'en';
}

/** What `&amp;` and its like stand for in a title: WordPress writes titles as HTML. */
export function plainTitle(title: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: '’',
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  };
  const text = title
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, of: string) => {
      const code = /^#x/i.test(of) ? Number.parseInt(of.slice(2), 16) : Number(of.slice(1));
      if (!of.startsWith('#')) {
        return named[of.toLowerCase()] ?? whole;
      }
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  return lineOf(text);
}
