import type { WordedLetter } from '#features/site-settings/words/gaps.rules.ts';
import type { SavedTexts } from '#features/site-settings/words/words.contract.ts';
import { filled, wordsOf } from '#features/site-settings/words/words.rules.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { EnquiryDetails } from './enquiries.contract.ts';
import type { EnquiryKind, ReviewReason } from './enquiries.rules.ts';
import { reviewReasonLabels } from './summary/review-texts.rules.ts';
import { summaryLines } from './summary/summary.rules.ts';

/** The parts of an enquiry that mails contain. */
export interface LetterEnquiry {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly inReview: boolean;
  readonly reviewReasons: readonly ReviewReason[];
  readonly details: EnquiryDetails;
}

/** Anybody can enter a stranger's address: a name that reads like an advertisement isn't mailed to it. */
const isPlainName = (name: string) => name.length <= 60 && !/[/:@\\<>]|\p{L}\.\p{L}{2}|\d{5}/u.test(name);

/** The details without what a stranger could have us carry to somebody's address: a place is a plain name, or left out. */
const mailable = (details: EnquiryDetails): EnquiryDetails => {
  if (details.kind !== 'air-ticket') {
    return details;
  }
  const { company: _company, ...journey } = details.journey;
  const plain = <Place extends { readonly text: string }>(place: Place): Place => ({
    ...place,
    text: isPlainName(place.text) ? place.text : '…',
  });
  const legs = journey.legs.map((leg) => ({ ...leg, from: plain(leg.from), to: plain(leg.to) }));
  return { ...details, journey: { ...journey, legs } };
};

/** What the agency says around a letter to a customer. */
export interface Worded {
  readonly agencyName: string;
  /** The agency's, E.164. */
  readonly phone: string;
  /** The agency's own words, if it has any. */
  readonly words: SavedTexts | undefined;
}

/** Greeting, farewell and signature of a letter to a customer; a name that reads like an advertisement isn't said. */
export function letterFrame(
  { agencyName: agency, phone, words }: Worded,
  letter: WordedLetter,
  language: Language,
) {
  const { greeting, closing, signature } = wordsOf(words, letter, language);
  return {
    greeting: (name: string) =>
      isPlainName(name)
        ? filled(greeting, { name })
        : m.enquiry_mail_greeting_nameless({}, { locale: language }),
    closing: filled(closing, { agency }),
    footer: filled(signature, { agency, phone: groupedPhone(phone) }),
  };
}

/**
 * Confirms to the visitor that the enquiry has arrived, with the reference to quote and the link to its page. What is asked about an
 * order has the order's reference alone: a second one would be a riddle.
 */
export async function confirmationLetter(
  about: Worded & {
    readonly enquiry: LetterEnquiry;
    readonly link: string;
    readonly order?: string | undefined;
  },
): Promise<Letter> {
  const { enquiry, agencyName, link, order } = about;
  const { language, subject } = enquiry;
  const reference = order ?? enquiry.reference;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'confirmation', language);
  return letter({
    language,
    agencyName,
    subject: (order === undefined ? m.enquiry_mail_sent_subject : m.enquiry_mail_sent_order_subject)(
      { reference, agency: agencyName },
      locale,
    ),
    heading: m.enquiry_mail_sent_heading({}, locale),
    greeting: greeting(enquiry.name),
    // The message itself isn't repeated: our mails carry no text of a stranger to an unverified address.
    paragraphs: [
      m.enquiry_mail_sent_about(
        { subject: enquiry.kind === 'air-ticket' ? m.enquiry_kind_air_ticket({}, locale) : subject },
        locale,
      ),
      m.enquiry_mail_sent_next({ reference }, locale),
    ],
    facts: summaryLines(mailable(enquiry.details), language),
    action: {
      label: m.enquiry_mail_state_button({}, locale),
      link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.enquiry_mail_keep_link({}, locale), m.enquiry_mail_not_you({ agency: agencyName }, locale)],
    closing,
    footer,
  });
}

/** Tells the staff about a new enquiry, and why it is in review if it is. */
export async function noticeLetter(about: {
  readonly enquiry: LetterEnquiry;
  readonly agencyName: string;
  /** The enquiry's page in the office. */
  readonly link: string;
}): Promise<Letter> {
  const { enquiry, agencyName, link } = about;
  const locale = { locale: 'en' as const };
  return letter({
    language: 'en',
    agencyName,
    subject: (enquiry.inReview ? m.enquiry_mail_review_subject : m.enquiry_mail_notice_subject)(
      { reference: enquiry.reference, subject: enquiry.subject },
      locale,
    ),
    heading: enquiry.subject,
    greeting: m.enquiry_mail_notice_who(
      {
        name: enquiry.name,
        contact: [enquiry.phone && groupedPhone(enquiry.phone), enquiry.email].filter(Boolean).join(', '),
      },
      locale,
    ),
    paragraphs: [
      ...(enquiry.inReview
        ? [
            m.enquiry_mail_review_why(
              { reasons: enquiry.reviewReasons.map((why) => reviewReasonLabels[why]({}, locale)).join(', ') },
              locale,
            ),
          ]
        : []),
      ...enquiry.message.split(/\n+/).filter((line) => line !== ''),
    ],
    facts: summaryLines(enquiry.details, 'en'),
    action: {
      label: m.enquiry_mail_notice_button({}, locale),
      link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [],
    footer: m.enquiry_mail_notice_footer({ agency: agencyName }, locale),
  });
}

/** A reply of the staff, as a mail. */
export async function replyLetter(
  about: Worded & {
    readonly language: Language;
    readonly reference: string;
    readonly subject: string;
    readonly body: string;
    readonly link: string;
  },
): Promise<Letter> {
  const { language, agencyName, reference, subject, body, link } = about;
  const locale = { locale: language };
  const { closing, footer } = letterFrame(about, 'reply', language);
  const [greeting = '', ...paragraphs] = body.split(/\n{2,}/);
  return letter({
    language,
    agencyName,
    subject: subject.includes(reference) ? subject : `${subject} [${reference}]`,
    heading: subject,
    greeting,
    paragraphs,
    action: {
      label: m.enquiry_mail_state_button({}, locale),
      link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.enquiry_mail_answer_here({ reference }, locale)],
    closing,
    footer,
  });
}

/** Tells the staff what a customer has added to an enquiry. */
export async function messageLetter(about: {
  readonly enquiry: Pick<LetterEnquiry, 'reference' | 'subject' | 'name'>;
  readonly text: string;
  /** The address of a sender that isn't the enquiry's. */
  readonly stranger: string | undefined;
  readonly agencyName: string;
  /** The enquiry's page in the office. */
  readonly link: string;
}): Promise<Letter> {
  const { enquiry, text, stranger, agencyName, link } = about;
  const locale = { locale: 'en' as const };
  return letter({
    language: 'en',
    agencyName,
    subject: m.enquiry_mail_message_subject(
      { reference: enquiry.reference, subject: enquiry.subject },
      locale,
    ),
    heading: m.enquiry_mail_message_heading({ name: enquiry.name }, locale),
    greeting: enquiry.subject,
    paragraphs: [
      ...(stranger === undefined ? [] : [m.enquiry_mail_message_stranger({ address: stranger }, locale)]),
      ...text.split(/\n+/).filter((line) => line !== ''),
    ],
    action: {
      label: m.enquiry_mail_notice_button({}, locale),
      link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [],
    footer: m.enquiry_mail_notice_footer({ agency: agencyName }, locale),
  });
}
