import { m } from '#messages/messages.js';
import { overwriteGetLocale } from '#messages/runtime.js';
import { isLanguage, type Language } from '#platform/language.ts';

/** A message, in the office's language or in a given one. */
export type Words = (inputs?: object, options?: { readonly locale?: Language }) => string;

/** Where the choice of language is stored; the office's URLs have no language. */
const key = 'office-language';

/** The office's language in this browser: the chosen one, otherwise Bangla if the browser prefers it. */
export function officeLanguage(): Language {
  const chosen = localStorage.getItem(key) ?? '';
  return isLanguage(chosen) ? chosen : navigator.language.startsWith('bn') ? 'bn' : 'en';
}

/** Stores the choice and reloads the office; a form with unsaved changes warns first. */
export function chooseOfficeLanguage(language: Language): void {
  localStorage.setItem(key, language);
  window.location.reload();
}

/** Sets the language of messages: the office's below /dashboard, the URL's elsewhere. */
export function startOfficeLanguage(): void {
  const chosen = officeLanguage();
  overwriteGetLocale(() => {
    const { pathname } = window.location;
    return pathname.startsWith('/dashboard') ? chosen : pathname.startsWith('/bn') ? 'bn' : 'en';
  });
  document.documentElement.lang = chosen;
}

/** The name of a language. */
export const languageName = (language: Language): string =>
  language === 'en' ? m.office_english() : m.office_bangla();
