import type { TypedContact } from '#features/air-tickets/fare-request/contact.rules.ts';
import type { FormError } from '#features/air-tickets/fare-request/error-texts.rules.ts';
import {
  cabins,
  flexibilities,
  legField,
  maxLegs,
  replies,
  type TypedJourney,
  type TypedLeg,
  trips,
} from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { journeyFrom } from '#features/air-tickets/journey/journey.rules.ts';
import type { Language } from '#platform/language.ts';
import type { SendForm } from '../send/send.contract.ts';

export interface TypedFare {
  readonly journey: TypedJourney;
  readonly contact: TypedContact;
}

export const emptyFareContact = (language: Language): TypedContact => ({
  name: '',
  phone: '',
  email: '',
  reply: 'whatsapp',
  language,
  note: '',
});

/** The posted fields by name, merged over `usual`. Empty flights at the end are left out. */
export function parseFareForm(value: (name: string) => unknown, usual: TypedFare): TypedFare {
  const text = (name: string, otherwise: string) => {
    const given = value(name);
    return typeof given === 'string' ? given.slice(0, 4_000) : otherwise;
  };
  const one = <Value extends string>(name: string, of: readonly Value[], otherwise: Value) =>
    of.find((each) => each === value(name)) ?? otherwise;
  const { journey, contact } = usual;
  const legs = Array.from({ length: maxLegs }, (_, index): TypedLeg => {
    const field = (name: keyof TypedLeg) =>
      text(legField(name, index + 1), journey.legs[index]?.[name] ?? '').trim();
    return { from: field('from'), to: field('to'), depart: field('depart') };
  });
  const used = 1 + legs.findLastIndex(({ from, to, depart }) => `${from}${to}${depart}` !== '');
  return {
    journey: {
      trip: one('trip', trips, journey.trip),
      legs: legs.slice(0, Math.max(2, used)),
      returnOn: text('return', journey.returnOn),
      cabin: one('cabin', cabins, journey.cabin),
      flexible: one('flexible', flexibilities, journey.flexible),
      adults: text('adults', journey.adults),
      children: text('children', journey.children),
      infants: text('infants', journey.infants),
      company: text('company', journey.company),
      invoice: value('invoice') === undefined ? journey.invoice : value('invoice') === 'yes',
    },
    contact: {
      name: text('name', contact.name),
      phone: text('phone', contact.phone),
      email: text('email', contact.email),
      reply: one('reply', replies, contact.reply),
      language: one('language', ['en', 'bn'] as const, contact.language),
      note: text('note', contact.note),
    },
  };
}

/** A valid form as the server takes it. */
export function fareRequest({ journey, contact }: TypedFare): SendForm {
  const email = contact.email.trim();
  return {
    kind: 'air-ticket',
    journey: journeyFrom(journey),
    message: contact.note,
    language: contact.language,
    contact: {
      name: contact.name,
      phone: contact.phone,
      ...(email === '' ? {} : { email }),
      reply: contact.reply,
    },
  };
}

/** The server's errors, by the fields of the form: the server checks more than the form can. */
export function fareErrorsFrom(fields: readonly string[]): FormError[] {
  const problems = fields.map((field): FormError => {
    switch (true) {
      case field === 'name':
        return { field, problem: 'name-missing' };
      case field === 'email':
        return { field, problem: 'email-wrong' };
      case /^(?:depart\d?|return)$/.test(field):
        return { field, problem: 'date-wrong' };
      case /^from\d?$/.test(field):
        return { field, problem: 'from-missing' };
      case /^to\d?$/.test(field):
        return { field, problem: 'to-missing' };
      case /^(?:adults|children|infants)$/.test(field):
        return { field, problem: 'number-wrong' };
      case field === 'company':
        return { field, problem: 'company-long' };
      case field === 'note':
        return { field, problem: 'note-long' };
      default:
        return { field: 'phone', problem: 'phone-wrong' };
    }
  });
  return problems.filter((each, index) => problems.findIndex(({ field }) => field === each.field) === index);
}
