import { type Language, pathIn } from '#platform/language.ts';

/** The secret path of the page of fares, with the language. */
export const faresPath = (language: Language, token: string): string => pathIn(language, `/fares/${token}`);
