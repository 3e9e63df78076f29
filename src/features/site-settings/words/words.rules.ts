import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import {
  type LetterPart,
  letterParts,
  type TemplateKind,
  templateGaps,
  templateKinds,
  type WordedLetter,
} from './gaps.rules.ts';
import type { LetterTexts, ReplyTemplate, SavedTexts } from './words.contract.ts';

/** A text with its gaps filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** A message with its gaps left open: each is filled with its own name. */
const open = Object.fromEntries(templateGaps.map((gap) => [gap, `{${gap}}`]));
const gaps = {
  name: open.name ?? '',
  reference: open.reference ?? '',
  subject: open.subject ?? '',
  agency: open.agency ?? '',
  phone: open.phone ?? '',
  hours: open.hours ?? '',
  clerk: open.clerk ?? '',
};

const inBoth = (words: (language: Language) => string) => ({ en: words('en'), bn: words('bn') });

interface OwnTemplate {
  readonly key: string;
  readonly kinds: readonly TemplateKind[];
  readonly title: (fields: object, locale: { locale: Language }) => string;
  readonly body: (fields: typeof gaps, locale: { locale: Language }) => string;
}

const own: readonly OwnTemplate[] = [
  { key: 'received', kinds: templateKinds, title: m.reply_received_title, body: m.reply_received_body },
  { key: 'more', kinds: templateKinds, title: m.reply_more_title, body: m.reply_more_body },
  { key: 'visa-papers', kinds: ['visa'], title: m.reply_papers_title, body: m.reply_papers_body },
  { key: 'package-seats', kinds: ['package'], title: m.reply_seats_title, body: m.reply_seats_body },
  { key: 'package-full', kinds: ['package'], title: m.reply_full_title, body: m.reply_full_body },
  { key: 'fare-options', kinds: ['air-ticket'], title: m.reply_fare_title, body: m.reply_fare_body },
  { key: 'reminder', kinds: templateKinds, title: m.reply_reminder_title, body: m.reply_reminder_body },
  { key: 'thanks', kinds: templateKinds, title: m.reply_thanks_title, body: m.reply_thanks_body },
];

/** The templates that the program comes with. */
export const ownTemplates = (): ReplyTemplate[] =>
  own.map(({ key, kinds, title, body }) => ({
    key,
    kinds: [...kinds],
    names: inBoth((locale) => title({}, { locale })),
    texts: inBoth((locale) => body(gaps, { locale })),
  }));

/** The templates of the agency, or those that the program comes with. */
export const templatesOf = (saved: SavedTexts | undefined): readonly ReplyTemplate[] =>
  saved?.templates ?? ownTemplates();

const empty = { en: '', bn: '' };
const noTexts = { greeting: empty, closing: empty, signature: empty };

/** No own words: each letter is as the program comes. */
export const noLetterTexts: Required<LetterTexts> = {
  confirmation: noTexts,
  reply: noTexts,
  order: noTexts,
  account: noTexts,
};

/** The program's own words of a letter, with open gaps. A closing it has none. */
export function ownText(letter: WordedLetter, part: LetterPart, language: Language): string {
  const locale = { locale: language };
  if (part === 'closing') {
    return '';
  }
  if (letter === 'account') {
    return part === 'greeting' ? m.mail_greeting(gaps, locale) : m.mail_from_agency(gaps, locale);
  }
  return part === 'greeting' ? m.enquiry_mail_greeting(gaps, locale) : m.enquiry_mail_footer(gaps, locale);
}

/** The words of a letter in a language: the agency's, else the program's. */
export function wordsOf(saved: SavedTexts | undefined, letter: WordedLetter, language: Language) {
  const chosen = saved?.letters[letter];
  const word = (part: LetterPart) => chosen?.[part][language] || ownText(letter, part, language);
  return { greeting: word('greeting'), closing: word('closing'), signature: word('signature') };
}

/** Whether a letter has words of the agency, in any language. */
export const hasOwnTexts = (letters: LetterTexts, letter: WordedLetter): boolean =>
  letterParts.some((part) => languages.some((language) => (letters[letter]?.[part][language] ?? '') !== ''));
