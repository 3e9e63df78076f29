import { cabinName, tripName } from '#features/air-tickets/fare-request/fare-names.rules.ts';
import { partyFrom } from '#features/tour-packages/party/party-parts.rules.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import { partyLabel, topicName } from './summary-labels.rules.ts';

/** One field of an enquiry's summary, with its label. */
export interface SummaryLine {
  readonly name: string;
  readonly value: string;
}

type Of<Kind extends EnquiryDetails['kind']> = Extract<EnquiryDetails, { kind: Kind }>;

function visaLines(details: Of<'visa'>, language: Language): SummaryLine[] {
  const locale = { locale: language };
  const { title, visaKind, profile, travelOn, applicants, fee } = details;
  return [
    { name: m.contact_about_visa({}, locale), value: title },
    { name: m.contact_visa_kind({}, locale), value: visaKind.name },
    ...(profile === undefined
      ? []
      : [{ name: m.contact_profile({}, locale), value: profileName[profile]({}, locale) }]),
    { name: m.contact_applicants({}, locale), value: count(applicants, language) },
    ...(travelOn === undefined
      ? []
      : [{ name: m.contact_travel({}, locale), value: fullDate(travelOn, language) }]),
    ...(fee.total === 0
      ? []
      : [{ name: m.enquiry_summary_fee({}, locale), value: taka(fee.total, language) }]),
  ];
}

function packageLines(details: Of<'package'>, language: Language): SummaryLine[] {
  const locale = { locale: language };
  const { title, departure, nights, party, quote } = details;
  return [
    { name: m.contact_about_package({}, locale), value: title },
    ...(departure === undefined
      ? []
      : [
          {
            name: m.enquiry_summary_dates({}, locale),
            value:
              departure.departsOn === departure.returnsOn
                ? fullDate(departure.departsOn, language)
                : m.contact_dates(
                    {
                      from: fullDate(departure.departsOn, language),
                      to: fullDate(departure.returnsOn, language),
                    },
                    locale,
                  ),
          },
        ]),
    { name: m.enquiry_summary_party({}, locale), value: partyLabel(partyFrom(party), nights, language) },
    ...(quote === undefined
      ? []
      : [{ name: m.enquiry_summary_price({}, locale), value: taka(quote.total, language) }]),
  ];
}

function ticketLines({ journey }: Of<'air-ticket'>, language: Language): SummaryLine[] {
  const locale = { locale: language };
  const { trip, cabin, legs, returnOn, flexibleDays, passengers, company, invoice } = journey;
  const place = ({ code, text }: { code?: string | undefined; text: string }) =>
    code === undefined ? text : `${text} (${code})`;
  const counted = (number: number) => ({ count: number, shown: count(number, language) });
  const { adults, children, infants } = passengers;
  return [
    { name: m.air_trip({}, locale), value: tripName[trip]({}, locale) },
    ...legs.map(({ from, to, depart }, index) => ({
      name: m.air_flight_number({ number: count(index + 1, language) }, locale),
      value: m.air_flight_line(
        { from: place(from), to: place(to), date: fullDate(depart, language) },
        locale,
      ),
    })),
    ...(returnOn === undefined
      ? []
      : [{ name: m.air_return({}, locale), value: fullDate(returnOn, language) }]),
    {
      name: m.air_flexible_line({}, locale),
      value:
        flexibleDays === 0
          ? m.air_flexible_none({}, locale)
          : m.air_flexible_days(counted(flexibleDays), locale),
    },
    { name: m.air_cabin({}, locale), value: cabinName[cabin]({}, locale) },
    {
      name: m.air_passengers({}, locale),
      value: [
        m.air_adults_count(counted(adults), locale),
        ...(children > 0 ? [m.air_children_count(counted(children), locale)] : []),
        ...(infants > 0 ? [m.air_infants_count(counted(infants), locale)] : []),
      ].join(', '),
    },
    ...(company === undefined ? [] : [{ name: m.air_company({}, locale), value: company }]),
    ...(invoice === true
      ? [{ name: m.air_invoice_line({}, locale), value: m.air_invoice_wanted({}, locale) }]
      : []),
  ];
}

/** The summary of an enquiry without its message, in a language: for the visitor's page, the office and its sheet. */
export function summaryLines(details: EnquiryDetails, language: Language): readonly SummaryLine[] {
  switch (details.kind) {
    case 'contact':
      return [
        {
          name: m.contact_line_about({}, { locale: language }),
          value: topicName[details.topic]({}, { locale: language }),
        },
        ...(details.travelOn === undefined
          ? []
          : [
              {
                name: m.contact_travel({}, { locale: language }),
                value: fullDate(details.travelOn, language),
              },
            ]),
        ...(details.travellers === undefined
          ? []
          : [
              {
                name: m.contact_travellers({}, { locale: language }),
                value: count(details.travellers, language),
              },
            ]),
      ];
    case 'visa':
      return visaLines(details, language);
    case 'package':
      return packageLines(details, language);
    default:
      return ticketLines(details, language);
  }
}
