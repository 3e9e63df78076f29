import { z } from '@hono/zod-openapi';
import { actorShape } from '#features/documents/documents.contract.ts';

export const activityEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: actorShape,
    action: z.string().openapi({ example: 'visa.publish' }),
    subjectKind: z.string().openapi({ example: 'visa' }),
    subjectId: z.string(),
    subjectTitle: z
      .string()
      .nullable()
      .openapi({ description: 'What a document, a picture, an enquiry or an account is called now.' }),
    difference: z.unknown().openapi({ description: 'What changed; its form depends on the action.' }),
  })
  .openapi('ActivityEntry');

export const activityPage = z
  .object({
    items: z.array(activityEntry),
    total: z.int().openapi({ description: 'How many fit; counted up to 1,000.' }),
    next: z.string().nullable(),
  })
  .openapi('ActivityPage');

const word = z.string().max(200).optional();

export const activityQuery = z.object({
  actor: word.openapi({ description: 'Who did it.', example: 'user:4f1c' }),
  action: word.openapi({ description: 'What was done; `visa.` finds all that was done to visa guides.' }),
  subjectKind: word,
  subjectId: word,
  from: z.iso.date().optional().openapi({ description: 'The first day in Dhaka.' }),
  to: z.iso.date().optional().openapi({ description: 'The last day in Dhaka.' }),
  cursor: z.coerce.number().int().min(1).optional().openapi({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ActivityQuery = z.infer<typeof activityQuery>;
