import type { z } from 'zod';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Language, type Localised, languages } from '#platform/language.ts';
import { shownPictures } from '../document-list/document-list.rules.ts';

/** What a check looks at beside the facts: the texts that are written, and the day in Dhaka. */
export interface CheckedTexts {
  readonly texts: Partial<Record<Language, unknown>>;
  readonly today: CalendarDate;
}

/** One thing to mend before a revision is published. */
export interface Fault {
  readonly code: string;
  /** The field, as in a validation error: `facts.bands.1.key`. */
  readonly path: string;
  /** The language whose page it is about; null: both. */
  readonly language: Language | null;
  /** What stops keeps the page from being published; what warns is for a person to judge. */
  readonly severity: 'stops' | 'warns';
  readonly message: (language: Language) => string;
}

type Message = (inputs: Record<string, never>, options: { locale: Language }) => string;

const faultOf =
  (severity: Fault['severity']) =>
  (code: string, path: string, message: Message, language: Language | null = null): Fault => ({
    ...{ code, path, language, severity },
    message: (locale) => message({}, { locale }),
  });
export const stops = faultOf('stops');
export const warns = faultOf('warns');

/** Looks at facts that may not be whole yet. */
export type Check = (facts: unknown, around: CheckedTexts) => readonly Fault[];

/**
 * A check of some of the facts. It is made as soon as these are whole, whatever else is missing, so that the form says
 * at once what publishing would refuse.
 * @param part The schema of the facts it needs; others beside them are allowed.
 */
export const checkOf =
  <Facts>(part: z.ZodType<Facts>, find: (facts: Facts, around: CheckedTexts) => readonly Fault[]): Check =>
  (facts, around) => {
    const read = part.safeParse(facts);
    return read.success ? find(read.data, around) : [];
  };

/** Places in a list at which a key stands that stood before. */
export const repeated = (path: string, list: ReadonlyArray<{ readonly key: string }>): Fault[] =>
  list.flatMap(({ key }, place) =>
    list.findIndex((each) => each.key === key) < place
      ? [stops('key-twice', `${path}.${place}.key`, m.documents_check_key_twice)]
      : [],
  );

/** Promises that nobody can keep. */
const promise =
  /\bguaranteed\b|\b(?:we|I)\s(?:can\s|will\s)?guarantee\b|\bguarantees?\s(?:you\s)?(?:your\s|an?\s|the\s)?(?:visas?|approval)\b|\bvisa\sguarantee\b|\b(?:assured|sure)\svisa|\b100\s?%\s(?:visa|approval|success)|(?:১০০%|শতভাগ)\s(?:নিশ্চিত|নিশ্চয়তা|গ্যারান্টি|ভিসা|সাফল্য)|নিশ্চিত\sভিসা|ভিসার?\s(?:নিশ্চয়তা|গ্যারান্টি)|গ্যারান্টিড/iu;
/** "Never guaranteed" and the like are honest; they don't excuse a promise elsewhere in the text. */
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

function findTextFaults(texts: CheckedTexts['texts']): Fault[] {
  return languages.flatMap((language) => {
    const other = language === 'en' ? 'bn' : 'en';
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

/** Pictures that are gone from the library, or have no alternative text where they are shown. */
export function findPictureFaults(
  { facts, texts }: { readonly facts: unknown; readonly texts: CheckedTexts['texts'] },
  alternatives: ReadonlyMap<string, Localised>,
): Fault[] {
  const written = languages.filter((language) => texts[language] !== undefined);
  return shownPictures({ facts, texts }).flatMap(({ path, id }) => {
    const alt = alternatives.get(id);
    const shownIn = languageIn(path);
    if (!alt) {
      return [stops('picture-missing', path, m.documents_check_picture_missing, shownIn)];
    }
    return (shownIn === null ? written : [shownIn]).flatMap((language) =>
      alt[language] === '' ? [stops('alt-missing', path, m.documents_check_alt_missing, language)] : [],
    );
  });
}

/** What should be mended in a document of a kind with these checks. Pictures are looked up by the server. */
export const findFaults = (checks: readonly Check[], facts: unknown, around: CheckedTexts): Fault[] => [
  ...findTextFaults(around.texts),
  ...checks.flatMap((check) => check(facts, around)),
];

/** The faults that stop publishing in a language. */
export const stopping = (faults: readonly Fault[], language: Language): Fault[] =>
  faults.filter(
    (fault) => fault.severity === 'stops' && (fault.language === null || fault.language === language),
  );

/** A fault in words, in both languages. */
export const inWords = ({ message, ...fault }: Fault) => ({
  ...fault,
  message: { en: message('en'), bn: message('bn') },
});
