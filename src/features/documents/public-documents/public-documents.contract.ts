import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { documentKinds } from '../kinds/kinds.data.ts';

/** A published document in a list. */
export const publishedSummary = z
  .object({
    kind: z.enum(documentKinds),
    slug: z.string().meta({ example: 'thailand' }),
    language: z.enum(languages),
    title: z.string(),
    summary: z.string(),
    url: z.url(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'PublishedSummary' });

export const publishedList = z
  .object({
    items: z.array(publishedSummary),
    /** The cursor of the next page; null at the end. */
    next: z.string().nullable(),
  })
  .meta({ id: 'PublishedList' });

/** A published document: its facts, and its texts in one language. */
export const publishedDocument = publishedSummary
  .extend({ facts: z.record(z.string(), z.unknown()), texts: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PublishedDocument' });

export const publishedQuery = z.object({
  kind: z.enum(documentKinds).optional().meta({ description: 'Only this kind of document.' }),
  language: z.enum(languages).default('en'),
  q: searched(80).optional().meta({ description: 'Words to find, in the language.', example: 'beach' }),
  cursor: z.uuid().optional().meta({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
