import { westernDigits } from '#platform/format/numbers.ts';
import { validPhone } from '#platform/phone/parse-phone.ts';
import { isEmpty, sheetError, shown, tidied } from './empties.rules.ts';
import type { Reading, ValueFault } from './faults.contract.ts';

/** No cell of telephone numbers is longer: what is, is something else. */
const longest = 400;

/** `1.71E+09`: a number with fewer digits than it had. One that has them all, `1.712345678E+9`, is told apart by their count. */
const shortened = /^\+?(\d)[.,]?(\d*)E\+?(\d{1,2})$/i;

/** All digits of a number with an exponent; 'cut' when some are gone; undefined for what has none. */
function wholeNumber(part: string): string | 'cut' | undefined {
  const [, first = '', rest = '', exponent] = shortened.exec(part.replace(/\s/g, '')) ?? [];
  if (exponent === undefined) {
    return undefined;
  }
  return rest.length === Number(exponent) ? first + rest : 'cut';
}

/** The places at which one number ends and the next begins. */
const between = /:::|[/,;|\n]|\s(?:or|and|অথবা|বা|ও|এবং)\s|\s&\s/i;

/** An extension belongs to a number, but isn’t dialled with it. */
const extension = /\b(?:ext|extn|extension|x)\.?\s?\d{1,5}\b/gi;

const digitsOf = (part: string): string => part.replace(/\D/g, '');

/** Two mobile numbers that nothing tells apart but a blank or a dash. */
const several = /^(?:(?:880|0)1[3-9]\d{8}){2,4}$/;

/** The numbers of a part that holds one, or several with nothing between them; undefined when it holds something else. */
function numbersOf(part: string): string[] | undefined {
  const digits = digitsOf(part);
  const parts = several.test(digits) ? (digits.match(/(?:880|0)1[3-9]\d{8}/g) ?? []) : [part];
  const found = parts.map(validPhone);
  return found.every((each) => each !== undefined) ? found : undefined;
}

/** What is wrong with a number: how many digits are wanted is only known of a mobile number of Bangladesh. */
function whyNot(part: string): ValueFault {
  const digits = digitsOf(part);
  const isAbroad = /^\D*(?:\+(?!880)|00(?!880))/.test(part);
  const wanted = digits.startsWith('880') ? 13 : 11;
  return !isAbroad && /^(?:8801|01|1|0$)/.test(digits) && digits.length !== wanted
    ? { code: 'phone-digits', digits: digits.length, wanted }
    : { code: 'phone-none', value: shown(part) };
}

/**
 * The telephone numbers of a cell, in E.164, each once: Bangla digits, `8801…`, `1712…`, several in one cell, words beside them.
 * None is left out: one that isn’t valid is a fault of the cell.
 */
export function phonesIn(cell: string): Reading<readonly string[]> {
  const text = westernDigits(tidied(cell).normalize('NFKC')).replace(/^'/, '');
  const error = sheetError(text);
  if (error !== undefined) {
    return { fault: { code: 'sheet-error', value: error } };
  }
  if (isEmpty(text) || /^0+$/.test(text)) {
    return { value: undefined };
  }
  if (text.length > longest) {
    return { fault: { code: 'phone-none', value: shown(text) } };
  }
  const found: string[] = [];
  for (const raw of text.replace(extension, '').split(between)) {
    const whole = wholeNumber(raw);
    if (whole === 'cut') {
      return { fault: { code: 'cut-number' } };
    }
    // Words beside a number part it from the next one, too.
    const parts = (whole ?? raw.replace(/(\d)\.0+$/, '$1')).split(/\p{L}[\p{L}\p{M}.:]*/u);
    for (const part of parts.filter((each) => /\d/.test(each))) {
      const numbers = numbersOf(part);
      if (numbers === undefined) {
        return { fault: whyNot(part) };
      }
      found.push(...numbers);
    }
  }
  return found.length === 0
    ? { fault: { code: 'phone-none', value: shown(text) } }
    : { value: [...new Set(found)] };
}
