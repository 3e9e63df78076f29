import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { actorShape, content, storedTexts } from '../documents.contract.ts';

const revisionShape = z
  .object({
    number: z.int(),
    savedAt: z.iso.datetime(),
    savedBy: actorShape,
    live: z.array(z.enum(languages)).meta({ description: 'The languages in which the public sees it.' }),
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof revisionShape>;

export const wholeRevision = z
  .object({
    number: z.int(),
    savedAt: z.iso.datetime(),
    savedBy: actorShape,
    slug: z.string(),
    facts: content,
    texts: storedTexts,
  })
  .meta({ id: 'WholeRevision' });

export const revisionList = z.object({ items: z.array(revisionShape) });

const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

export const comparison = z
  .object({
    from: z.int(),
    to: z.int(),
    changes: z.array(
      z.object({
        path: z.string().meta({ example: 'texts.en.title' }),
        before: z.unknown().optional(),
        after: z.unknown().optional(),
        words: z.array(piece).optional().meta({ description: 'Of two texts, what differs word by word.' }),
      }),
    ),
  })
  .meta({ id: 'Comparison' });
export type Difference = z.infer<typeof comparison>['changes'][number];
