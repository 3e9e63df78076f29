import { partsOf } from '#features/tour-packages/party/party-parts.rules.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { replies, type Topic, type TypedContact, topics } from '../contact/contact.rules.ts';
import type { SendForm } from '../send/send.contract.ts';
import type { Subject } from './contact-subject.server.ts';

/** The empty form. */
export function emptyContact(subject: Subject | undefined, about: Topic | undefined): TypedContact {
  return {
    name: '',
    phone: '',
    email: '',
    topic: about ?? 'general',
    message: '',
    reply: 'whatsapp',
    visakind: '',
    profile: '',
    travel: '',
    applicants: '',
    ...(subject?.kind === 'visa' ? subject.chosen : {}),
  };
}

/** The posted fields by name, merged over `usual`; unknown options are ignored. */
export function parseContact(value: (name: string) => unknown, usual: TypedContact): TypedContact {
  const text = (name: keyof TypedContact) => {
    const given = value(name);
    return typeof given === 'string' ? given.slice(0, 10_000) : usual[name];
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    topic: topics.find((each) => each === text('topic')) ?? usual.topic,
    reply: replies.find((each) => each === text('reply')) ?? usual.reply,
    visakind: text('visakind'),
    profile: text('profile'),
    travel: text('travel'),
    applicants: text('applicants'),
  };
}

/** A valid form as the server takes it. */
export function contactRequest(
  typed: TypedContact,
  subject: Subject | undefined,
  language: Language,
): SendForm {
  const { name, reply, message, topic } = typed;
  const email = typed.email.trim();
  const everyEnquiry = {
    language,
    contact: {
      name,
      ...(typed.phone.trim() === '' ? {} : { phone: phoneOf(typed.phone) ?? typed.phone }),
      ...(email === '' ? {} : { email }),
      reply,
    },
    message,
  };
  if (subject === undefined) {
    return { kind: 'contact', topic, ...everyEnquiry };
  }
  if (subject.kind === 'package') {
    const { slug, departure, party } = subject;
    return {
      kind: 'package',
      package: slug,
      ...(departure === undefined ? {} : { departure: departure.key }),
      party: partsOf(party),
      ...everyEnquiry,
    };
  }
  const profile = subject.profiles.find((each) => each === typed.profile);
  const visaKind = subject.kinds.find(({ key }) => key === typed.visakind)?.key;
  const applicants = Number(typed.applicants);
  return {
    kind: 'visa',
    visa: subject.slug,
    ...(visaKind === undefined ? {} : { visaKind }),
    ...(profile === undefined ? {} : { profile }),
    ...(typed.travel === '' ? {} : { travelOn: typed.travel }),
    applicants: Number.isInteger(applicants) && applicants >= 1 && applicants <= 40 ? applicants : 1,
    ...everyEnquiry,
  };
}
