import { contactErrors, type Reply, replies } from '#features/enquiries/contact/contact.rules.ts';
import type { PartyMisfit } from '#features/tour-packages/party/party.contract.ts';
import { misfitsOf } from '#features/tour-packages/party/party.rules.ts';
import {
  maxOfAKind,
  type Party,
  partsBy,
  partyBy,
  partyParts,
} from '#features/tour-packages/party/party-parts.rules.ts';
import { numberIn } from '#features/tour-packages/price/price.rules.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { NewBooking } from '../bookings.contract.ts';

const personFields = ['name', 'phone', 'email', 'reply'] as const;

/** The fields of the checkout's form. */
export const checkoutFields = [...partyParts, ...personFields] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** The form as typed. */
export type TypedCheckout = Readonly<Record<CheckoutField, string>>;

export type CheckoutErrorCode =
  | 'number-wrong'
  | 'adult-missing'
  | 'name-missing'
  | 'phone-missing'
  | 'phone-wrong'
  | 'email-missing'
  | 'email-wrong'
  | PartyMisfit;

export interface CheckoutFieldError {
  readonly field: CheckoutField;
  readonly problem: CheckoutErrorCode;
}

/** Fields by name, merged over `usual`. */
export function parseCheckout(value: (name: string) => unknown, usual: TypedCheckout): TypedCheckout {
  const text = (name: CheckoutField) => {
    const given = value(name);
    return typeof given === 'string' ? given.slice(0, 200) : usual[name];
  };
  return {
    ...partsBy(text),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    reply: text('reply'),
  };
}

/** A typed number of people; an empty field is nobody, and undefined is no such number. */
function peopleIn(text: string): number | undefined {
  const number = text.trim() === '' ? 0 : numberIn(text);
  return number !== undefined && number <= maxOfAKind ? number : undefined;
}

/** The party as typed; what can't be read is nobody. */
export const partyIn = (typed: TypedCheckout): Party => partyBy((part) => peopleIn(typed[part]) ?? 0);

const replyIn = (typed: TypedCheckout): Reply => replies.find((each) => each === typed.reply) ?? 'phone';

const fieldOf: Readonly<Record<PartyMisfit, CheckoutField>> = {
  'bigger-than-group': 'adults',
  'infants-without-lap': 'infants',
  'singles-without-adult': 'single',
};

/** What is wrong with the party; whether seats are left is told apart. */
export function partyErrors(typed: TypedCheckout, groupMax: number): readonly CheckoutFieldError[] {
  const unread = partyParts.filter((part) => peopleIn(typed[part]) === undefined);
  if (unread.length > 0) {
    return unread.map((field) => ({ field, problem: 'number-wrong' }));
  }
  const party = partyIn(typed);
  return party.adults === 0
    ? [{ field: 'adults', problem: 'adult-missing' }]
    : misfitsOf(party, groupMax).map((problem) => ({ field: fieldOf[problem], problem }));
}

/** What is wrong with who books. A number is always needed: we call when something changes. */
export function personErrors(typed: TypedCheckout): readonly CheckoutFieldError[] {
  const { name, phone, email } = typed;
  const contact = { name, phone, email, reply: replyIn(typed) };
  const rest = {
    topic: 'package',
    message: '',
    visakind: '',
    profile: '',
    travel: '',
    applicants: '',
  } as const;
  const found = contactErrors({ ...rest, ...contact }, { hasSubject: true, today: '' }).flatMap(
    ({ field, problem }): CheckoutFieldError[] => {
      switch (problem) {
        case 'name-missing':
        case 'phone-missing':
        case 'phone-wrong':
        case 'email-missing':
        case 'email-wrong':
          return field === 'name' || field === 'phone' || field === 'email' ? [{ field, problem }] : [];
        default:
          return [];
      }
    },
  );
  const isMissing = phone.trim() === '' && found.every(({ field }) => field !== 'phone');
  return isMissing ? [...found, { field: 'phone', problem: 'phone-missing' }] : found;
}

/** A valid form as the command takes it. */
export function bookingOf(
  typed: TypedCheckout,
  chosen: { readonly package: string; readonly departure: string; readonly language: Language },
): Omit<NewBooking, 'key'> {
  const email = typed.email.trim().toLowerCase();
  return {
    ...chosen,
    party: partyIn(typed),
    contact: {
      name: typed.name.trim(),
      phone: phoneOf(typed.phone) ?? typed.phone.trim(),
      ...(email === '' ? {} : { email }),
      reply: replyIn(typed),
    },
  };
}

const errorOf: Readonly<Record<string, CheckoutFieldError>> = {
  'contact.name': { field: 'name', problem: 'name-missing' },
  'contact.phone': { field: 'phone', problem: 'phone-wrong' },
  'contact.email': { field: 'email', problem: 'email-wrong' },
  party: { field: 'adults', problem: 'bigger-than-group' },
  'party.infants': { field: 'infants', problem: 'infants-without-lap' },
  'party.singleRooms': { field: 'single', problem: 'singles-without-adult' },
};

/** The refusals of the command, by their paths in its request. */
export const errorsFrom = (paths: readonly string[]): readonly CheckoutFieldError[] =>
  paths.flatMap((path) => errorOf[path] ?? []);
