import { z } from 'zod';
import { actorShape } from '#features/documents/documents.contract.ts';

export const activityEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: actorShape,
    action: z.string().meta({ example: 'visa.publish' }),
    subjectKind: z.string().meta({ example: 'visa' }),
    subjectId: z.string(),
    subjectTitle: z
      .string()
      .nullable()
      .meta({ description: 'What a document, a picture, an enquiry or an account is called now.' }),
    difference: z.unknown().meta({ description: 'What changed; its form depends on the action.' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityPage = z
  .object({
    items: z.array(activityEntry),
    total: z.int().meta({ description: 'How many fit; counted up to 1,000.' }),
    next: z.string().nullable(),
  })
  .meta({ id: 'ActivityPage' });

const word = z.string().max(200).optional();

export const activityQuery = z.object({
  actor: word.meta({ description: 'Who did it.', example: 'user:4f1c' }),
  action: word.meta({ description: 'What was done; `visa.` finds all that was done to visa guides.' }),
  subjectKind: word,
  subjectId: word,
  from: z.iso.date().optional().meta({ description: 'The first day in Dhaka.' }),
  to: z.iso.date().optional().meta({ description: 'The last day in Dhaka.' }),
  cursor: z.coerce.number().int().min(1).optional().meta({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ActivityQuery = z.infer<typeof activityQuery>;
