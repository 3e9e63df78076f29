import { isEmail } from '#features/identity/account/account.rules.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { FieldError, Reply } from './fare-request.rules.ts';

/** The contact details, as typed. */
export interface TypedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly reply: Reply;
  readonly language: 'en' | 'bn';
  readonly note: string;
}

export type ContactErrorCode =
  | 'name-missing'
  | 'phone-missing'
  | 'phone-wrong'
  | 'email-missing'
  | 'email-wrong'
  | 'note-long';

export const longestNote = 1_000;

/** Validates the contact, in the order of the form. The number is required, the e-mail address only for a reply by e-mail. */
export function contactErrors({
  name,
  phone,
  email,
  reply,
  note,
}: TypedContact): FieldError<ContactErrorCode>[] {
  const found: FieldError<ContactErrorCode>[] = [];
  if (name.trim().length < 2) {
    found.push({ field: 'name', problem: 'name-missing' });
  }
  if (phoneOf(phone) === undefined) {
    found.push({ field: 'phone', problem: phone.trim() === '' ? 'phone-missing' : 'phone-wrong' });
  }
  if (email.trim() === '' ? reply === 'email' : !isEmail(email)) {
    found.push({ field: 'email', problem: email.trim() === '' ? 'email-missing' : 'email-wrong' });
  }
  if (note.length > longestNote) {
    found.push({ field: 'note', problem: 'note-long' });
  }
  return found;
}
