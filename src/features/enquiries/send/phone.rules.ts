import parsePhoneNumber from 'libphonenumber-js/max';
import { phoneOf } from '../contact/contact.rules.ts';

/**
 * A telephone number in E.164 from any format, or undefined. Stricter than `phoneOf`, which browsers use and which only
 * checks the format: numbers of every country are checked by their numbering plan. Server only: the plans are large.
 */
export function e164(typed: string): string | undefined {
  const plain = phoneOf(typed);
  const number = plain === undefined ? undefined : parsePhoneNumber(plain, 'BD');
  return number?.isValid() ? number.number : undefined;
}
