import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** `8 to 12 working days`, `5 working days`, or no waiting time. */
export function workingDays(min: number, max: number, language: Language): string {
  if (max === 0) {
    return m.visas_no_waiting();
  }
  return min === max
    ? m.visas_days({ count: max, shown: count(max, language) })
    : m.visas_days_range({ min: count(min, language), max: count(max, language) });
}
