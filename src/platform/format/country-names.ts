import type { Language } from '../language.ts';

const names: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  bn: new Intl.DisplayNames('bn', { type: 'region' }),
};

/** A country by its ISO 3166-1 alpha-2 code, as the language names it: `Türkiye`, `তুরস্ক`. */
export function countryName(code: string, language: Language): string {
  return names[language].of(code) ?? code;
}
