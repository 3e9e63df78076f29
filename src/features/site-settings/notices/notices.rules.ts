import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { Notice } from '../site-settings.contract.ts';

/** The notices of a day. */
export interface VisibleNotices {
  /** Identifies this set of notices: closing them hides these but not the next ones. */
  readonly key: string;
  readonly items: ReadonlyArray<{ readonly text: string; readonly link: string }>;
}

/** A short hash of a text, in base 36; FNV-1a. */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The notices of a day in a language, in the settings' order; null when there are none. */
export function noticesOn(
  notices: readonly Notice[],
  today: CalendarDate,
  language: Language,
): VisibleNotices | null {
  const shown = notices.filter(({ from, until }) => from <= today && today <= until);
  return shown.length === 0
    ? null
    : {
        key: shortName(JSON.stringify(shown)),
        items: shown.map(({ texts, link }) => ({ text: texts[language], link })),
      };
}
