import { z } from 'zod';
import { drawnKinds } from '#features/papers/papers.rules.ts';
import { aboutKinds } from '#platform/messages/messages.rules.ts';

/** What WhatsApp takes at most, in bytes. */
export const attachmentLimits = { picture: 5 * 1024 * 1024, document: 100 * 1024 * 1024 } as const;

/** A serial number, as papers print it. */
const number = z.string().max(40).meta({ example: 'MR-2026-27-000123' });

/** What goes along with a message by WhatsApp: a file, or a paper by its kind and number. */
export const attached = {
  file: z
    .uuid()
    .optional()
    .meta({ description: 'A file of the same order or fare, as GET /messages/attachments lists them.' }),
  paper: z.enum(drawnKinds).optional(),
  number: number.optional().meta({ description: 'Of the paper.' }),
};

export const attachmentQuery = z.strictObject({ kind: z.enum(aboutKinds), id: z.uuid() });

const attachment = z
  .object({
    file: z.uuid().nullable(),
    paper: z.enum(drawnKinds).nullable(),
    number: number.nullable(),
    name: z.string().meta({ description: 'Of the file; empty for a paper.' }),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

export const attachmentList = z.object({ items: z.array(attachment) });
