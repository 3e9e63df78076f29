/** The languages of the product. English is at the plain URL, Bangla below `/bn`. Their texts are named in `project.inlang`. */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

/** One text in every language, for short names that are always stored together. */
export type Localised = Readonly<Record<Language, string>>;

export function isLanguage(value: string): value is Language {
  return languages.some((each) => each === value);
}

/** A path of the site in a language, from its path in English: `/visa` is `/bn/visa` in Bangla. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;
