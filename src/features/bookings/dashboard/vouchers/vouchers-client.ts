import type { Language } from '#platform/language.ts';

/** The page that prints all vouchers of a departure, a document of its own. */
export const printPath = (id: string, language: Language): string =>
  `/dashboard/departures/${id}/vouchers/print?language=${language}`;
