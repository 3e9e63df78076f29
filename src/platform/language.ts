/** The languages the product speaks. English lives at the plain URL, Bangla below `/bn`. */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

/** One text in every language, for short names that are always written together. */
export type Localised = Readonly<Record<Language, string>>;

export function isLanguage(value: string): value is Language {
  return value === 'en' || value === 'bn';
}
