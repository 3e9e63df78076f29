import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import type { Option, TypedSegment } from '../fares.contract.ts';
import { routeOf } from '../fares.rules.ts';
import { airlineName } from '../paste/airlines.rules.ts';

interface About extends Worded {
  readonly language: Language;
  readonly reference: string;
  readonly name: string;
  /** To the customer's page. */
  readonly link: string;
}

/** The letter that says which fares can be had, each with its airline, route, price in full and time limit. */
export async function optionsLetter(about: About & { readonly options: readonly Option[] }): Promise<Letter> {
  const { language, reference, agencyName, link, options } = about;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  return letter({
    language,
    agencyName,
    closing,
    footer,
    subject: m.fares_mail_subject({ reference, agency: agencyName }, locale),
    heading: m.fares_mail_heading({}, locale),
    greeting: greeting(about.name),
    paragraphs: [m.fares_mail_text({}, locale)],
    // Those that are over, withdrawn or replaced keep their numbers.
    facts: options.flatMap(({ segments, total, timeLimit, isOver, ended }, index) =>
      isOver || ended !== null
        ? []
        : [
            {
              name: m.fares_mail_option({ number: count(index + 1, language) }, locale),
              value: m.fares_mail_offer(
                {
                  airlines: [...new Set(segments.map(({ airline }) => airlineName(airline) ?? airline))].join(
                    ', ',
                  ),
                  route: routeOf(segments),
                  total: taka(total, language),
                  until: formatUntil(new Date(timeLimit), language),
                },
                locale,
              ),
            },
          ],
    ),
    action: { label: m.fares_mail_button({}, locale), link, linkToo: m.mail_link_too({}, locale) },
    notes: [m.fares_mail_keep_link({}, locale)],
  });
}

/** The letter that says that every passenger has a ticket. */
export async function ticketedLetter(
  about: About & { readonly pnr: string | null; readonly segments: readonly TypedSegment[] },
): Promise<Letter> {
  const { language, reference, agencyName, link, pnr, segments } = about;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  return letter({
    language,
    agencyName,
    closing,
    footer,
    subject: m.fares_mail_ticketed_subject({ reference, agency: agencyName }, locale),
    heading: m.fares_mail_ticketed_heading({}, locale),
    greeting: greeting(about.name),
    paragraphs: [m.fares_mail_ticketed_text({}, locale)],
    facts: [
      { name: m.fares_mail_ticketed_route({}, locale), value: routeOf(segments) },
      ...(pnr === null ? [] : [{ name: m.fares_mail_ticketed_code({}, locale), value: pnr }]),
    ],
    action: { label: m.fares_mail_ticketed_button({}, locale), link, linkToo: m.mail_link_too({}, locale) },
    notes: [m.mail_calendar({ link: `${link}.ics` }, locale), m.fares_mail_keep_link({}, locale)],
  });
}
