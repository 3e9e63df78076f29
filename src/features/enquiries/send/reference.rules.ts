import { crockford as alphabet } from '#platform/crockford.ts';

/** Doubles an element of the field with 32 elements (x^5 + x^2 + 1). */
const doubled = (value: number) => (value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1);

const folded = (digits: readonly number[]) => digits.reduce((sum, digit) => doubled(sum) ^ digit, 0);

/**
 * A reference such as `SF-7K3M-9Q` of five random digits and a check digit, which detects every single wrong character
 * and every swap of neighbours.
 * @param random five numbers; each counts modulo 32.
 */
export function referenceOf(random: readonly number[]): string {
  const digits = Array.from({ length: 5 }, (_, index) => (random[index] ?? 0) & 31);
  const check = doubled(folded(digits));
  const text = [...digits, check].map((digit) => alphabet[digit]).join('');
  return `SF-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** The stored form of a typed reference; undefined when it can't be one. */
export function parseReference(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    // Only in front of the code: a code may begin with the same letters.
    .replace(/^SF(?=.{6}$)/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const digits = [...plain].map((sign) => alphabet.indexOf(sign));
  if (digits.length !== 6 || digits.includes(-1) || folded(digits) !== 0) {
    return undefined;
  }
  return `SF-${plain.slice(0, 4)}-${plain.slice(4)}`;
}

/** A new secret token of a customer's link, in lower-case base 32: 130 random bits. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => alphabet[byte & 31])
    .join('')
    .toLowerCase();

/** Whether a text has the shape of a token. */
export const isToken = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
