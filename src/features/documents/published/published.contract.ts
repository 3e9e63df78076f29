import { z } from '@hono/zod-openapi';
import { languages } from '#platform/language.ts';
import { documentKinds } from '../kinds/kinds.contract.ts';

/** A published document in a list: enough to show and to link to it. */
export const publishedSummary = z
  .object({
    kind: z.enum(documentKinds),
    slug: z.string().openapi({ example: 'thailand' }),
    language: z.enum(languages),
    title: z.string(),
    summary: z.string(),
    url: z.url(),
    publishedAt: z.iso.datetime(),
  })
  .openapi('PublishedSummary');

export const publishedList = z
  .object({
    items: z.array(publishedSummary),
    /** Ask with it for what follows; null at the end. */
    next: z.string().nullable(),
  })
  .openapi('PublishedList');

/** A published document whole: its language-neutral facts, and its texts in one language. */
export const publishedDocument = publishedSummary
  .extend({ facts: z.record(z.string(), z.unknown()), texts: z.record(z.string(), z.unknown()) })
  .openapi('PublishedDocument');

export const publishedQuery = z.object({
  kind: z.enum(documentKinds).optional().openapi({ description: 'Only this kind of document.' }),
  language: z.enum(languages).default('en'),
  q: z
    .string()
    .max(80)
    .optional()
    .openapi({ description: 'Words to find, in the language.', example: 'beach' }),
  cursor: z.uuid().optional().openapi({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
