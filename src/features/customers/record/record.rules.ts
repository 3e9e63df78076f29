import { isEmail } from '#features/identity/account/account.rules.ts';
import { Failure } from '#platform/command/failure.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import type { ContactKind } from '../customers.rules.ts';

/** A number with those that were typed beside it, or an address. @throws Failure invalid with the path of the field. */
export function typedContacts(kind: ContactKind, value: string): string[] {
  if (kind === 'phone') {
    const { phone, otherPhones } = parsePhones(value, 'value');
    return [phone, ...otherPhones];
  }
  if (!isEmail(value)) {
    const message = 'This is no e-mail address.';
    throw new Failure('invalid', 'customers.email', `value: ${message}`, [{ path: 'value', message }]);
  }
  return [value.toLowerCase()];
}
