import { type Language, pathIn } from '#platform/language.ts';

/** The secret path of an enquiry's page for its visitor, with the language. */
export const enquiryPath = (language: Language, token: string): string =>
  pathIn(language, `/enquiries/${token}`);
