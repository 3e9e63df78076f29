import { type Language, pathIn } from '#platform/language.ts';

/** The secret path of an order's page for its customer, with the language. */
export const orderPath = (language: Language, token: string): string => pathIn(language, `/orders/${token}`);
