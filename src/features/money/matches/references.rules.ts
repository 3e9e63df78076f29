import { parseReference } from '#features/enquiries/send/reference.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';

const code = 6;

/** The letters and digits of a text, in which a reference is found however it was written. */
const plainText = (text: string) =>
  westernDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/**
 * The references of orders that a payer's text names, as they are stored: `tour sf 7k3m-9q thanks`, and the code alone where it is a
 * word of its own. Of what looks like one the check character decides; the same once.
 */
export function referencesIn(text: string): string[] {
  const plain = plainText(text);
  const behind = [...plain.matchAll(/SF/g)].map(({ index }) => plain.slice(index + 2, index + 2 + code));
  const words = text
    .toUpperCase()
    .split(/[\s:;,/#()]+/)
    .map(plainText)
    // A code of digits alone is a sum or a date sooner than a reference.
    .filter((word) => word.length === code && /[A-Z]/.test(word));
  return [...new Set([...behind, ...words].flatMap((each) => parseReference(each) ?? []))];
}

/** The references that a text writes out, with our letters before the code: they are meant as such. */
export const writtenReferences = (text: string): string[] =>
  referencesIn(text).filter((reference) => plainText(text).includes(plainText(reference)));
