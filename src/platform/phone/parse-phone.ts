import parsePhoneNumber from 'libphonenumber-js/max';
import { Failure } from '../command/failure.ts';
import { otherPhonesOf, phoneOf, readingOf } from './phone.rules.ts';

/** All of these are in the plan of Bangladesh: thousands are read at once, and the library takes a tenth of a millisecond for each. */
const mobile = /^\+8801[3-9]\d{8}$/;

/**
 * A telephone number in E.164 from any format, or undefined. Stricter than `phoneOf`, which browsers use and which only
 * checks the format: numbers of every country are checked by their numbering plan. Server only: the plans are large.
 */
export function validPhone(typed: string): string | undefined {
  const plain = phoneOf(typed);
  if (plain !== undefined && mobile.test(plain)) {
    return plain;
  }
  const number = plain === undefined ? undefined : parsePhoneNumber(plain, 'BD');
  // Without its sign only a number that is one country's: what is left may be ours with a digit too many.
  const isClear = number?.country !== undefined || readingOf(typed)?.isAbroad === false;
  return number?.isValid() && isClear ? number.number : undefined;
}

/**
 * A telephone number in E.164, however it was typed; undefined when there is none.
 * @throws Failure invalid, with the path of the field, for what is no number.
 */
export function parsePhone(phone: string, path: string): string;
export function parsePhone(phone: string | undefined, path: string): string | undefined;
export function parsePhone(phone: string | undefined, path: string): string | undefined {
  if (phone === undefined) {
    return undefined;
  }
  const number = validPhone(phone);
  if (number === undefined) {
    throw new Failure('invalid', 'phone.number', `${path}: This is no telephone number.`, [
      { path, message: 'This is no telephone number.' },
    ]);
  }
  return number;
}

/** A customer's telephone number as `parsePhone`, with the others that were typed beside it, so that none is lost. @throws as `parsePhone` */
export const parsePhones = (typed: string, path: string) => ({
  phone: parsePhone(typed, path),
  otherPhones: otherPhonesOf(typed),
});
