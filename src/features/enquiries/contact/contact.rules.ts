import { isDay } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { isEmail } from '#features/identity/account/account.rules.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';

/** What visitors can write about. */
export const topics = ['visa', 'package', 'airticket', 'general'] as const;
export type Topic = (typeof topics)[number];

/** The preferred way of reply. */
export const replies = ['phone', 'whatsapp', 'email'] as const;
export type Reply = (typeof replies)[number];

/** The contact form as typed. The last four fields are for visas only. */
export interface TypedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly topic: Topic;
  readonly message: string;
  readonly reply: Reply;
  readonly visakind: string;
  readonly profile: string;
  /** YYYY-MM-DD. */
  readonly travel: string;
  readonly applicants: string;
}

export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'travel' | 'subject';

export type ContactErrorCode =
  | 'name-missing'
  | 'phone-missing'
  | 'phone-wrong'
  | 'email-missing'
  | 'email-wrong'
  | 'message-missing'
  | 'message-long'
  | 'travel-wrong'
  | 'subject-gone';

export interface ContactFieldError {
  readonly field: ContactField;
  readonly problem: ContactErrorCode;
}

export const longestMessage = 2_000;

/**
 * Validates the form, in its order. The address or number for the reply is required, the other one optional, but
 * both must be valid.
 * @param about An enquiry about a visa or a package needs no message. `today` in Asia/Dhaka.
 */
export function contactErrors(
  typed: TypedContact,
  about: { readonly hasSubject: boolean; readonly today: string },
): readonly ContactFieldError[] {
  const { name, phone, email, message, reply, travel } = typed;
  const found: ContactFieldError[] = [];
  if (travel !== '' && !(isDay(travel) && travel >= about.today && travel <= '2099-12-31')) {
    found.push({ field: 'travel', problem: 'travel-wrong' });
  }
  if (name.trim().length < 2) {
    found.push({ field: 'name', problem: 'name-missing' });
  }
  if (phone.trim() === '') {
    if (reply !== 'email') {
      found.push({ field: 'phone', problem: 'phone-missing' });
    }
  } else if (phoneOf(phone) === undefined) {
    found.push({ field: 'phone', problem: 'phone-wrong' });
  }
  if (email.trim() === '') {
    if (reply === 'email') {
      found.push({ field: 'email', problem: 'email-missing' });
    }
  } else if (!isEmail(email)) {
    found.push({ field: 'email', problem: 'email-wrong' });
  }
  if (message.trim().length < 3 && !about.hasSubject) {
    found.push({ field: 'message', problem: 'message-missing' });
  } else if (message.length > longestMessage) {
    found.push({ field: 'message', problem: 'message-long' });
  }
  return found;
}

const errorOf: Readonly<Record<string, ContactFieldError>> = {
  'contact.name': { field: 'name', problem: 'name-missing' },
  'contact.phone': { field: 'phone', problem: 'phone-wrong' },
  'contact.email': { field: 'email', problem: 'email-wrong' },
  message: { field: 'message', problem: 'message-long' },
  travelOn: { field: 'travel', problem: 'travel-wrong' },
};

/** The server's validation errors, by path in the request, as errors of the form. */
export function errorsFrom(paths: readonly string[]): readonly ContactFieldError[] {
  const faults = paths.map(
    (path) => errorOf[path] ?? { field: 'subject' as const, problem: 'subject-gone' as const },
  );
  return faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index);
}
