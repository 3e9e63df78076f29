import { useLocation } from 'react-router';
import type { Language } from '#platform/language.ts';

/** The language of the current page: Bangla is below /bn. */
export function usePageLanguage(): Language {
  return /^\/bn(?:\/|$)/.test(useLocation().pathname) ? 'bn' : 'en';
}

/** The URL of a page in a language, from its path in English such as `/visaservices?sort=fee`. */
export function pageHref(language: Language, path: string): string {
  if (language === 'en') {
    return path;
  }
  return path === '/' ? '/bn' : `/bn${path.startsWith('/?') ? path.slice(1) : path}`;
}
