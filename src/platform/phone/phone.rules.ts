import { westernDigits } from '../format/numbers.ts';

/** Between two numbers, and before an extension or words about a number. */
const after = /[/,;|\n]|\p{L}/u;

/** A telephone number normalised: European digits, no blanks and dashes, `+` for a leading 00, nothing that stands behind it. */
function bareNumber(text: string): string {
  const plain = westernDigits(text.normalize('NFKC'));
  // What stands before the number: `WhatsApp: 01712…`.
  const number = plain.replace(/^[^\d+]*?(?=\(?\+?\d)/, '');
  const end = number.search(after);
  return (end < 0 ? number : number.slice(0, end))
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\s().\-\u2010-\u2015\u2212]/g, '')
    .replace(/^00/, '+');
}

/**
 * A telephone number as `+8801712345678`, however it was typed, with Bangla digits too, and whatever stands beside it, such as a
 * second number or an extension: a mobile number in any format, a foreign number with its country code, or a Bangladeshi landline
 * with its area code. Undefined when it can't be one.
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
  // Without a sign a number from abroad is longer than ours, and doesn't begin as ours do.
  if (/^(?!880)[2-9]\d{10,13}$/.test(plain)) {
    return `+${plain}`;
  }
  const landline = /^(?:\+?880|0)([2-9]\d{7,9})$/.exec(plain)?.[1];
  return landline === undefined ? undefined : `+880${landline}`;
}
