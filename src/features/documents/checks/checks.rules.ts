import { m } from '#messages/messages.js';
import { type Language, type Localised, languages } from '#platform/language.ts';
import { shownPictures } from '../document-list/document-list.rules.ts';

/** What is looked at: a revision, and the alternative texts of its pictures by their ids. */
export interface Checked {
  readonly facts: unknown;
  readonly texts: Partial<Record<Language, unknown>>;
  readonly alternatives: ReadonlyMap<string, Localised>;
}

/** One thing to mend, before it is said in words. */
export interface Fault {
  readonly code: keyof typeof checks;
  /** The field, as in a validation error: `facts.departures.3`. */
  readonly path: string;
  /** The language whose page it is about; null: both. */
  readonly language: Language | null;
}

/** Each check: whether it stops publishing, and what it says. */
export const checks = {
  'picture-missing': { severity: 'stops', message: m.documents_check_picture_missing },
  'alt-missing': { severity: 'stops', message: m.documents_check_alt_missing },
  'departure-past': { severity: 'warns', message: m.documents_check_departures_past },
  'departures-none': { severity: 'warns', message: m.documents_check_departures_none },
  'departure-backwards': { severity: 'stops', message: m.documents_check_departure_backwards },
  'departure-overfull': { severity: 'stops', message: m.documents_check_departure_overfull },
  'departure-band': { severity: 'stops', message: m.documents_check_departure_band },
  'key-twice': { severity: 'stops', message: m.documents_check_key_twice },
  'itinerary-length': { severity: 'stops', message: m.documents_check_itinerary_length },
  guaranteed: { severity: 'stops', message: m.documents_check_guaranteed },
  'fee-unchecked': { severity: 'warns', message: m.documents_check_fee_unchecked },
  'fee-future': { severity: 'stops', message: m.documents_check_fee_future },
  'kind-unnamed': { severity: 'stops', message: m.documents_check_kind_unnamed },
  'paper-unnamed': { severity: 'stops', message: m.documents_check_paper_unnamed },
  'bangla-missing': { severity: 'warns', message: m.documents_check_bangla_missing },
  'english-missing': { severity: 'warns', message: m.documents_check_english_missing },
} as const;

/** A promise nobody can keep; "never guaranteed" and the like are honest. */
const promise =
  /\bguaranteed\b|\b100\s?%\s(?:visa|approval|success)|(?:১০০%|শতভাগ)\s(?:নিশ্চিত|নিশ্চয়তা|গ্যারান্টি|ভিসা)|ভিসার?\s(?:নিশ্চয়তা|গ্যারান্টি)|গ্যারান্টিড/iu;
const denied =
  /\b(?:not|never|no|nobody|cannot|isn.t|can.t)\b[^.!?]{0,40}\bguaranteed\b|(?:নিশ্চয়তা|গ্যারান্টি)[^।]{0,30}(?:নেই|নয়|না)/iu;

function promises(path: string, value: unknown): string[] {
  if (typeof value === 'string') {
    return promise.test(value) && !denied.test(value) ? [path] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => promises(`${path}.${name}`, each))
    : [];
}

const languageIn = (path: string): Language | null =>
  languages.find((language) => path.startsWith(`texts.${language}.`)) ?? null;

function findCommonFaults({ facts, texts, alternatives }: Checked): Fault[] {
  const written = languages.filter((language) => texts[language] !== undefined);
  const ofPictures = shownPictures({ facts, texts }).flatMap(({ path, id }): Fault[] => {
    const alt = alternatives.get(id);
    if (!alt) {
      return [{ code: 'picture-missing', path, language: languageIn(path) }];
    }
    const shownIn = languageIn(path);
    return (shownIn === null ? written : [shownIn]).flatMap((language): Fault[] =>
      alt[language] === '' ? [{ code: 'alt-missing', path, language }] : [],
    );
  });
  const ofWords = written.flatMap((language) =>
    promises(`texts.${language}`, texts[language]).map(
      (path): Fault => ({ code: 'guaranteed', path, language }),
    ),
  );
  const missing = languages.flatMap((language): Fault[] =>
    texts[language] === undefined
      ? [
          {
            code: language === 'bn' ? 'bangla-missing' : 'english-missing',
            path: `texts.${language}`,
            language: language === 'bn' ? 'en' : 'bn',
          },
        ]
      : [],
  );
  return [...ofPictures, ...ofWords, ...missing];
}

/** What should be mended in any document. @param own what its kind finds. @returns what stops publishing first. */
export function findFaults(checked: Checked, own: readonly Fault[]): Fault[] {
  const weight = ({ code }: Fault) => (checks[code].severity === 'stops' ? 0 : 1);
  return [...findCommonFaults(checked), ...own].toSorted((a, b) => weight(a) - weight(b));
}

/** Places in a list at which a key stands that stood before. */
export function repeated(path: string, list: ReadonlyArray<{ readonly key: string }>): Fault[] {
  return list.flatMap(({ key }, place): Fault[] =>
    list.findIndex((each) => each.key === key) < place
      ? [{ code: 'key-twice', path: `${path}.${place}.key`, language: null }]
      : [],
  );
}

/** The faults that stop publishing in a language. */
export const stopping = (faults: readonly Fault[], language: Language): Fault[] =>
  faults.filter(
    (fault) =>
      checks[fault.code].severity === 'stops' && (fault.language === null || fault.language === language),
  );

/** A fault in words, in both languages. */
export const inWords = ({ code, path, language }: Fault) => ({
  code,
  path,
  language,
  severity: checks[code].severity,
  message: { en: checks[code].message({}, { locale: 'en' }), bn: checks[code].message({}, { locale: 'bn' }) },
});
