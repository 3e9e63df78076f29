import { m } from '#messages/messages.js';
import { overwriteGetLocale } from '#messages/runtime.js';
import { isLanguage, type Language } from '#platform/language.ts';

/** Where a member of staff's choice is kept; the office's own words have no language in their address. */
const key = 'office-language';

/** The language the office speaks in this browser: the one chosen, else the browser's own if it is Bangla. */
export function officeLanguage(): Language {
  const chosen = localStorage.getItem(key) ?? '';
  return isLanguage(chosen) ? chosen : navigator.language.startsWith('bn') ? 'bn' : 'en';
}

/** Keeps the choice and starts the office anew in it; a form with something unsaved asks first. */
export function chooseOfficeLanguage(language: Language): void {
  localStorage.setItem(key, language);
  window.location.reload();
}

/** Makes messages speak the office's language below /dashboard and the address's language elsewhere. */
export function startOfficeLanguage(): void {
  const chosen = officeLanguage();
  overwriteGetLocale(() => {
    const { pathname } = window.location;
    return pathname.startsWith('/dashboard') ? chosen : pathname.startsWith('/bn') ? 'bn' : 'en';
  });
  document.documentElement.lang = chosen;
}

/** A language as the office calls it. */
export const languageName = (language: Language): string =>
  language === 'en' ? m.office_english() : m.office_bangla();
