import { z } from 'zod';
import { languages } from '#platform/language.ts';

export const codeRequest = z.strictObject({
  phone: z.string().max(60),
  /** Of the text, and of the list. */
  language: z.enum(languages),
});

export const codeGuess = z.strictObject({ phone: z.string().max(60), code: z.string().max(20) });

/** Nothing is said: not whether the number is known, nor whether anything was sent. */
export const codeRequested = z.strictObject({});

const foundKinds = ['order', 'visa-case', 'fare', 'enquiry'] as const;

/** What is open of a number. */
export const foundList = z.object({
  items: z.array(
    z.object({
      kind: z.enum(foundKinds),
      reference: z.string(),
      /** Of the customer's own page. */
      path: z.string(),
      /** What it is about, in one line. */
      about: z.string(),
    }),
  ),
});
export type FoundItem = z.infer<typeof foundList>['items'][number];
