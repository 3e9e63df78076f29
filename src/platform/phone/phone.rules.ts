import { westernDigits } from '../format/numbers.ts';

/** A telephone number normalised: European digits, no blanks and dashes, `+` for a leading 00. */
const bareNumber = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\s().\-–]/g, '')
    .replace(/^00/, '+');

/**
 * A telephone number as `+8801712345678`, however it was typed, with Bangla digits too: a mobile number in any format, a
 * foreign number with its country code, or a Bangladeshi landline with its area code. Undefined when it can't be one.
 */
export function phoneOf(text: string): string | undefined {
  const plain = bareNumber(text);
  const mobile = /^(?:\+?880|0)?0?(1[3-9]\d{8})$/.exec(plain)?.[1];
  if (mobile !== undefined) {
    return `+880${mobile}`;
  }
  if (/^\+(?!880)[1-9]\d{7,14}$/.test(plain)) {
    return plain;
  }
  const landline = /^(?:\+?880|0)([2-9]\d{7,9})$/.exec(plain)?.[1];
  return landline === undefined ? undefined : `+880${landline}`;
}
