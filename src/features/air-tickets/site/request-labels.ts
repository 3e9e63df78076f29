import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { TypedContact } from '../fare-request/contact.rules.ts';
import { cabinName, flexibleName, tripName } from '../fare-request/fare-names.rules.ts';
import { legsOf, peopleIn, type Reply, type TypedJourney } from '../fare-request/fare-request.rules.ts';

export const replyName: Readonly<Record<Reply, () => string>> = {
  whatsapp: m.air_reply_whatsapp,
  phone: m.air_reply_phone,
  email: m.air_reply_email,
};

export const languageName: Readonly<Record<Language, () => string>> = {
  en: m.air_language_en,
  bn: m.air_language_bn,
};

function passengersLabel(journey: TypedJourney, language: Language): string {
  const counted = (text: string) => ({ count: peopleIn(text), shown: count(peopleIn(text), language) });
  return [
    m.air_adults_count(counted(journey.adults)),
    peopleIn(journey.children) > 0 && m.air_children_count(counted(journey.children)),
    peopleIn(journey.infants) > 0 && m.air_infants_count(counted(journey.infants)),
  ]
    .filter((each) => each !== false)
    .join(', ');
}

/** A valid fare request as readable lines, for WhatsApp and e-mail. */
export function requestLines(
  journey: TypedJourney,
  contact: TypedContact | undefined,
  language: Language,
): string[] {
  const line = (name: string, value: string) => m.air_line({ name, value });
  const flights = legsOf(journey).map(({ from, to, depart }) =>
    m.air_flight_line({ from, to, date: fullDate(depart, language) }),
  );
  const person =
    contact === undefined
      ? []
      : [
          line(m.air_name(), contact.name.trim()),
          line(m.air_phone(), phoneOf(contact.phone) ?? contact.phone),
          ...(contact.email.trim() === '' ? [] : [line(m.air_email(), contact.email.trim())]),
          line(
            m.air_reply(),
            m.air_reply_line({ by: replyName[contact.reply](), language: languageName[contact.language]() }),
          ),
          ...(contact.note.trim() === '' ? [] : [line(m.air_note(), contact.note.trim())]),
        ];
  return [
    line(m.air_trip(), tripName[journey.trip]()),
    ...flights,
    ...(journey.trip === 'return' ? [line(m.air_return(), fullDate(journey.returnOn, language))] : []),
    line(m.air_flexible_line(), flexibleName(journey.flexible, language)),
    line(m.air_cabin(), cabinName[journey.cabin]()),
    line(m.air_passengers(), passengersLabel(journey, language)),
    ...(journey.company.trim() === '' ? [] : [line(m.air_company(), journey.company.trim())]),
    ...(journey.invoice ? [m.air_invoice()] : []),
    ...person,
  ];
}
