import type { SavedTexts } from '#features/site-settings/words/words.contract.ts';
import { filled, templatesOf, wordsOf } from '#features/site-settings/words/words.rules.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';

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

/**
 * The templates for a kind of enquiry, in both languages, filled in.
 * @param saved the agency's templates and words of letters, if it has any
 */
export function fillTemplates(
  kind: EnquiryDetails['kind'],
  saved: SavedTexts | undefined,
  filling: (language: Language) => Filling,
): FilledTemplate[] {
  return templatesOf(saved)
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ key, names, texts }) =>
      languages.map((language): FilledTemplate => {
        const locale = { locale: language };
        const values = filling(language);
        const phone = groupedPhone(values.phone);
        const greeting = filled(wordsOf(saved, 'reply', language).greeting, { name: values.name });
        const body = filled(texts[language], { ...values, phone });
        return {
          key,
          title: names[language],
          language,
          subject: m.reply_subject({ subject: values.subject, reference: values.reference }, locale),
          // A user without a name signs as the agency.
          body: [greeting, body, m.reply_close({ ...values, phone }, locale).replace(/^, /m, '')].join(
            '\n\n',
          ),
          whatsapp: [greeting, body, m.reply_whatsapp_close(values, locale).replace(/^, /m, '')].join('\n\n'),
        };
      }),
    );
}
