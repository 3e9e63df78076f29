import { westernDigits } from '../format/numbers.ts';

/** The first number of a text, up to a second one, an extension or words about it. */
const first = /\+?\(?\+?\d[^/,;|\p{L}]*/u;

/** A telephone number normalised: European digits alone, with `+` also for a leading 00. */
function bareNumber(text: string): string {
  const [number = ''] = first.exec(westernDigits(text.normalize('NFKC'))) ?? [];
  return number.replace(/[^\d+]/g, '').replace(/^00/, '+');
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
  // Without a sign a number from abroad is longer than ours, and doesn't begin as ours do.
  if (/^(?!\+?880)(?:\+[1-9]\d{7,14}|[2-9]\d{10,13})$/.test(plain)) {
    return `+${plain.replace('+', '')}`;
  }
  const landline = /^(?:\+?880|0)([2-9]\d{7,9})$/.exec(plain)?.[1];
  return landline === undefined ? undefined : `+880${landline}`;
}

/** The numbers that stand behind the first one: the second of `01712345678 / 01911223344`. */
export function otherPhonesOf(text: string): string[] {
  const plain = westernDigits(text.normalize('NFKC'));
  const found = plain.split(/[/,;|\n]|\p{L}+/u).flatMap((part) => phoneOf(part) ?? []);
  return [...new Set(found)].filter((number) => number !== phoneOf(text));
}

/**
 * How a text was read, for who typed it: the number, the others beside it, whether it is from abroad without its `+`, and whether
 * nothing was left out or put in. Undefined when it can't be one.
 */
export function readingOf(text: string) {
  const phone = phoneOf(text);
  if (phone === undefined) {
    return undefined;
  }
  const plain = westernDigits(text.normalize('NFKC'));
  const others = otherPhonesOf(text);
  const isAbroad = !phone.startsWith('+880') && !/^\D*(?:\+|00)/.test(plain);
  const isPlain = !isAbroad && others.length === 0 && !/[/,;|\p{L}]/u.test(plain);
  return { phone, others, isAbroad, isPlain };
}

/** A customer's numbers as they may be typed in one field: none of them is lost when it is sent again. */
export const phonesTyped = (phone: string | null | undefined, others: readonly string[] = []): string =>
  [phone ?? [], ...others].flat().join(' / ');
