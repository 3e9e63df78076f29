import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { inBoth } from '../documents.contract.ts';

const check = z
  .object({
    code: z.string().meta({ example: 'alt-missing' }),
    path: z.string().meta({ example: 'facts.cover' }),
    language: z.enum(languages).nullable().meta({ description: 'The page it is about; null: both.' }),
    severity: z.enum(['stops', 'warns']),
    message: inBoth(z.string()),
  })
  .meta({ id: 'Check' });
/** A problem of a document, in words. */
export type ListedCheck = z.infer<typeof check>;

export const checkResult = z.object({
  revision: z.int(),
  items: z.array(check),
  canPublish: inBoth(z.boolean()),
});
