import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { Notice } from '../site-settings.contract.ts';

/** The notices of a day as a page shows them. */
export interface ShownNotices {
  /** Tells these notices from any others: whoever closes them doesn't see them again, but sees the next ones. */
  readonly key: string;
  readonly items: ReadonlyArray<{ readonly text: string; readonly link: string }>;
}

/** A short name for a text, of digits and small letters; FNV-1a. */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** What is said on a day in a language, in the settings' order; null on a day without a notice. */
export function noticesOn(
  notices: readonly Notice[],
  today: CalendarDate,
  language: Language,
): ShownNotices | null {
  const shown = notices.filter(({ from, until }) => from <= today && today <= until);
  return shown.length === 0
    ? null
    : {
        key: shortName(JSON.stringify(shown)),
        items: shown.map(({ texts, link }) => ({ text: texts[language], link })),
      };
}
