import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** `3 nights`, `Day trip`. */
export const nightsLabel = (nights: number, language: Language): string =>
  nights === 0 ? m.packages_day_trip() : m.packages_nights({ count: nights, shown: count(nights, language) });
