import { isEmail } from '#features/identity/account/account.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import type { FieldProblem, Reply } from './fare-request.rules.ts';

/** The contact details, as typed. */
export interface TypedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly reply: Reply;
  readonly language: 'en' | 'bn';
  readonly note: string;
}

export type ContactProblem =
  | 'name-missing'
  | 'phone-missing'
  | 'phone-wrong'
  | 'email-missing'
  | 'email-wrong'
  | 'note-long';

/** A telephone number normalised: European digits, no blanks and dashes, `+` for a leading 00. */
export const bareNumber = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\s().\-–]/g, '')
    .replace(/^00/, '+');

/**
 * A typed telephone number as `+8801712345678`: with Bangla digits, blanks, dashes, 00 or no country code. Undefined
 * when it can't be one.
 */
export function plainPhone(text: string): string | undefined {
  const plain = bareNumber(text);
  const mobile = /^(?:\+?880|0)?0?(1[3-9]\d{8})$/.exec(plain)?.[1];
  if (mobile !== undefined) {
    return `+880${mobile}`;
  }
  return /^\+(?!880)[1-9]\d{7,14}$/.test(plain) ? plain : undefined;
}

export const longestNote = 1_000;

/** Validates the contact, in the order of the form. The number is required, the e-mail address only for a reply by e-mail. */
export function contactProblems({
  name,
  phone,
  email,
  reply,
  note,
}: TypedContact): FieldProblem<ContactProblem>[] {
  const found: FieldProblem<ContactProblem>[] = [];
  if (name.trim().length < 2) {
    found.push({ field: 'name', problem: 'name-missing' });
  }
  if (plainPhone(phone) === undefined) {
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
