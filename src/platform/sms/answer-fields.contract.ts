import { z } from 'zod';

/** A code or a reference, which providers write as a number or as a text; undefined when it is neither. */
export const answerText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .optional()
  .catch(undefined);

/** A provider's reference of a message: ours to store, so not longer than a column takes. */
export const referenceOf = (given: string | undefined): string | null =>
  given === undefined || given === '' ? null : given.slice(0, 100);
