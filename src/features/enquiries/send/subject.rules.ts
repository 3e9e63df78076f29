import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import { topicName } from '../summary/summary-labels.rules.ts';

const longest = 200;

/** One line that names what an enquiry is about, such as `Thailand: Tourist e-visa`. */
export function subjectLine(details: EnquiryDetails, language: Language): string {
  const locale = { locale: language };
  switch (details.kind) {
    case 'contact':
      return m.enquiry_subject_contact({ topic: topicName[details.topic]({}, locale) }, locale);
    case 'visa':
      return m.contact_line({ name: details.title, value: details.visaKind.name }, locale).slice(0, longest);
    case 'package':
      return (
        details.departure
          ? m.enquiry_subject_package(
              { title: details.title, date: longDate(details.departure.departsOn, language) },
              locale,
            )
          : details.title
      ).slice(0, longest);
    default: {
      const { legs } = details.journey;
      const [first] = legs;
      const date = longDate(first?.depart ?? '', language);
      if (legs.length > 1) {
        const stops = legs.flatMap(({ from, to }) => [from.text, to.text]);
        const title = stops.filter((stop, index) => stop !== stops[index - 1]).join(' – ');
        return m.enquiry_subject_package({ title, date }, locale).slice(0, longest);
      }
      const words = { from: first?.from.text ?? '', to: first?.to.text ?? '', date };
      return m.enquiry_subject_ticket(words, locale).slice(0, longest);
    }
  }
}
