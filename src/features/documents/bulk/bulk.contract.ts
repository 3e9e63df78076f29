import { z } from 'zod';
import { languages } from '#platform/language.ts';

/** The bulk actions. */
export const documentActions = ['publish', 'unpublish', 'trash', 'bring-back'] as const;
export type DocumentAction = (typeof documentActions)[number];

export const bulkChange = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(100),
  action: z.enum(documentActions),
  language: z.enum(languages).optional().meta({ description: 'Absent: every language it is written in.' }),
});

/** The result for each document, in the order of the request. */
export const bulkResults = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      ok: z.boolean(),
      problem: z
        .object({
          status: z.int(),
          code: z.string(),
          detail: z.string(),
          /** The fields that are wrong, and what the checks before publishing found. */
          fields: z.array(z.object({ path: z.string(), message: z.string() })),
          details: z.record(z.string(), z.unknown()),
        })
        .optional(),
    }),
  ),
});
