import type { z } from 'zod';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Language, type Localised, languages } from '#platform/language.ts';
import { pictureViews } from '../document-list/document-list.rules.ts';

/** The input of a check beside the facts: the available texts, and today in Dhaka. */
export interface CheckedTexts {
  readonly texts: Partial<Record<Language, unknown>>;
  readonly today: CalendarDate;
}

/** A problem of a revision. */
export interface Finding {
  readonly code: string;
  /** The path of the field, as in a validation error: `facts.bands.1.key`. */
  readonly path: string;
  /** The affected language; null: both. */
  readonly language: Language | null;
  /** Errors prevent publishing; warnings are for a person to judge. */
  readonly severity: 'stops' | 'warns';
  readonly message: (language: Language) => string;
}

type Message = (inputs: Record<string, never>, options: { locale: Language }) => string;

const errorOf =
  (severity: Finding['severity']) =>
  (code: string, path: string, message: Message, language: Language | null = null): Finding => ({
    code,
    path,
    language,
    severity,
    message: (locale) => message({}, { locale }),
  });
export const stops = errorOf('stops');
export const warns = errorOf('warns');

/** Checks facts that may be incomplete. */
export type Check = (facts: unknown, around: CheckedTexts) => readonly Finding[];

/** A check of some facts, run once these are complete, whatever else is missing. @param part The schema of those facts. */
export const checkOf =
  <Facts>(part: z.ZodType<Facts>, find: (facts: Facts, around: CheckedTexts) => readonly Finding[]): Check =>
  (facts, around) => {
    const read = part.safeParse(facts);
    return read.success ? find(read.data, around) : [];
  };

/** The indexes of repeated keys in a list. */
export const repeated = (path: string, list: ReadonlyArray<{ readonly key: string }>): Finding[] =>
  list.flatMap(({ key }, place) =>
    list.findIndex((each) => each.key === key) < place
      ? [stops('key-twice', `${path}.${place}.key`, m.documents_check_key_twice)]
      : [],
  );

/** Promises that nobody can keep. */
const promise =
  /\bguaranteed\b|\b(?:we|I)\s(?:can\s|will\s)?guarantee\b|\bguarantees?\s(?:you\s)?(?:your\s|an?\s|the\s)?(?:visas?|approval)\b|\bvisa\sguarantee\b|\b(?:assured|sure)\svisa|\b100\s?%\s(?:visa|approval|success)|(?:১০০%|শতভাগ)\s(?:নিশ্চিত|নিশ্চয়তা|গ্যারান্টি|ভিসা|সাফল্য)|নিশ্চিত\sভিসা|ভিসার?\s(?:নিশ্চয়তা|গ্যারান্টি)|গ্যারান্টিড/iu;
/** Allows "never guaranteed" and the like, but not a promise elsewhere in the text. */
const denied =
  /\b(?:not|never|no|nobody|cannot|isn.t|can.t|don.t)\b[^.!?]{0,40}\bguarantee[ds]?\b(?:\s(?:you\s)?(?:your\s|an?\s|the\s)?(?:visas?|approval)\b)?|[^।]{0,30}(?:নিশ্চয়তা|গ্যারান্টি)[^।]{0,30}(?:নেই|নয়|না)/giu;

function promises(path: string, value: unknown): string[] {
  if (typeof value === 'string') {
    return promise.test(value.replaceAll(denied, '')) ? [path] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => promises(`${path}.${name}`, each))
    : [];
}

const languageIn = (path: string): Language | null =>
  languages.find((language) => path.startsWith(`texts.${language}.`)) ?? null;

const missing = { bn: m.documents_check_bangla_missing, en: m.documents_check_english_missing };

function checkTexts(texts: CheckedTexts['texts']): Finding[] {
  return languages.flatMap((language) => {
    const other = language === 'en' ? 'bn' : 'en';
    if (texts[language] === undefined && texts[other] === undefined) {
      return [];
    }
    return texts[language] === undefined
      ? [
          warns(
            language === 'bn' ? 'bangla-missing' : 'english-missing',
            `texts.${language}`,
            missing[language],
            other,
          ),
        ]
      : promises(`texts.${language}`, texts[language]).map((path) =>
          stops('guaranteed', path, m.documents_check_guaranteed, language),
        );
  });
}

const noAlternative = { bn: m.documents_check_alt_missing_bn, en: m.documents_check_alt_missing_en };

/** Pictures that were deleted, or lack alternative text where they are shown. */
export function checkPictures(
  { facts, texts }: { readonly facts: unknown; readonly texts: CheckedTexts['texts'] },
  alternatives: ReadonlyMap<string, Localised>,
): Finding[] {
  const written = languages.filter((language) => texts[language] !== undefined);
  return pictureViews({ facts, texts }).flatMap(({ path, id }) => {
    const alt = alternatives.get(id);
    const visibleIn = languageIn(path);
    if (!alt) {
      return [stops('picture-missing', path, m.documents_check_picture_missing, visibleIn)];
    }
    return (visibleIn === null ? written : [visibleIn]).flatMap((language) =>
      alt[language] === '' ? [stops('alt-missing', path, noAlternative[language], language)] : [],
    );
  });
}

/** The problems of a document. Pictures are checked on the server. */
export const findFindings = (checks: readonly Check[], facts: unknown, around: CheckedTexts): Finding[] => [
  ...checkTexts(around.texts),
  ...checks.flatMap((check) => check(facts, around)),
];

/** The errors that prevent publishing in a language. */
export const stopping = (faults: readonly Finding[], language: Language): Finding[] =>
  faults.filter(
    (fault) => fault.severity === 'stops' && (fault.language === null || fault.language === language),
  );

/** A problem's text in both languages. */
export const inWords = ({ message, ...fault }: Finding) => ({
  ...fault,
  message: { en: message('en'), bn: message('bn') },
});
