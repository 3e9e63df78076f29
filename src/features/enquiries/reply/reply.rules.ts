import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import type { EnquiryKind } from '../enquiries.rules.ts';

/** The values of a template's placeholders. */
export interface Filling {
  readonly name: string;
  readonly reference: string;
  readonly subject: string;
  readonly agency: string;
  /** The agency's telephone. */
  readonly phone: string;
  /** Opening hours as text. */
  readonly hours: string;
  /** The sender. */
  readonly clerk: string;
}

type Locale = { locale: Language };

interface Template {
  readonly key: string;
  /** Kinds of enquiry for which it is offered; absent: all. */
  readonly kinds?: readonly EnquiryKind[];
  readonly title: (fields: object, locale: Locale) => string;
  readonly body: (filling: Filling, locale: Locale) => string;
}

const templates: readonly Template[] = [
  { key: 'received', title: m.reply_received_title, body: m.reply_received_body },
  { key: 'more', title: m.reply_more_title, body: m.reply_more_body },
  { key: 'visa-papers', kinds: ['visa'], title: m.reply_papers_title, body: m.reply_papers_body },
  { key: 'package-seats', kinds: ['package'], title: m.reply_seats_title, body: m.reply_seats_body },
  { key: 'package-full', kinds: ['package'], title: m.reply_full_title, body: m.reply_full_body },
  { key: 'fare-options', kinds: ['air-ticket'], title: m.reply_fare_title, body: m.reply_fare_body },
  { key: 'reminder', title: m.reply_reminder_title, body: m.reply_reminder_body },
  { key: 'thanks', title: m.reply_thanks_title, body: m.reply_thanks_body },
];

export interface FilledTemplate {
  readonly key: string;
  readonly title: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** The same for WhatsApp: shorter at its end. */
  readonly whatsapp: string;
}

/** A link that opens WhatsApp with a text to somebody. @param phone E.164 */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`;

/** The templates for a kind of enquiry, in both languages, filled in. */
export function fillTemplates(
  kind: EnquiryDetails['kind'],
  filling: (language: Language) => Filling,
): FilledTemplate[] {
  return templates
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .flatMap(({ key, title, body }) =>
      (['en', 'bn'] as const).map((language): FilledTemplate => {
        const locale = { locale: language };
        const filled = filling(language);
        const phone = digits(groupedPhone(filled.phone), language);
        return {
          key,
          title: title({}, locale),
          language,
          subject: m.reply_subject({ subject: filled.subject, reference: filled.reference }, locale),
          body: [
            m.reply_greeting({ name: filled.name }, locale),
            body(filled, locale),
            // A user without a name signs as the agency.
            m.reply_close({ ...filled, phone }, locale).replace(/^, /m, ''),
          ].join('\n\n'),
          whatsapp: [
            m.reply_greeting({ name: filled.name }, locale),
            body(filled, locale),
            m.reply_whatsapp_close(filled, locale).replace(/^, /m, ''),
          ].join('\n\n'),
        };
      }),
    );
}
