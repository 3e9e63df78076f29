import { z } from 'zod';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { customerEvents } from '#platform/messages/events.data.ts';
import { channels } from '#platform/messages/messages.rules.ts';
import { plainLines } from '#platform/plain-text.contract.ts';
import { attached } from '../attachments/attachments.contract.ts';

/** A text of staff: longer ones belong into a letter. */
const text = plainLines(1_000, 1);
const template = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{0,79}$/, 'No such template.')
  .meta({
    example: 'payment.reminder',
    description: 'An event, or a reply template of the settings, as GET /messages/templates names them.',
  });

const said = { channel: z.enum(channels), template: template.optional(), text: text.optional() };

/** What staff send: a text of their own, or a template with its facts filled in. */
export const handText = z
  .strictObject(said)
  .refine((given) => (given.template === undefined) !== (given.text === undefined), {
    path: ['text'],
    message: 'Give a text, or a template.',
  });

type Along = { readonly file?: unknown; readonly paper?: unknown; readonly number?: unknown };
const hasAlong = ({ file, paper }: Along) => file !== undefined || paper !== undefined;

/** The same to one customer, by WhatsApp also with a file or a paper; the text then stands below it, and need not be. */
export const handBody = z
  .strictObject({ ...said, ...attached, key: idempotencyKey })
  .refine(
    (given) =>
      hasAlong(given)
        ? given.template === undefined
        : (given.template === undefined) !== (given.text === undefined),
    { path: ['text'], message: 'Give a text, or a template; with a file at most a text.' },
  )
  .refine((given) => given.file === undefined || given.paper === undefined, {
    path: ['file'],
    message: 'One file, or one paper.',
  })
  .refine((given) => (given.paper === undefined) === (given.number === undefined), {
    path: ['number'],
    message: 'A paper has a kind and a number.',
  })
  .refine((given) => !hasAlong(given) || given.channel === 'whatsapp', {
    path: ['channel'],
    message: 'Files go by WhatsApp.',
  });
export const handMessage = handBody.safeExtend({
  kind: z.enum(['order', 'case', 'fare', 'enquiry']),
  id: z.uuid(),
});

export const previewBody = z
  .strictObject({
    event: z.enum(customerEvents).optional(),
    text: z.string().max(10_000).optional(),
    language: z.enum(languages),
    facts: z.record(z.string(), z.string().max(500)).optional(),
  })
  .refine((given) => (given.event === undefined) !== (given.text === undefined), {
    path: ['text'],
    message: 'Give a text, or an event.',
  });

export const preview = z.object({
  text: z.string(),
  encoding: z.enum(['gsm7', 'ucs2']),
  units: z.int().meta({ description: 'Septets of GSM-7, or UTF-16 code units.' }),
  parts: z.int(),
  cost: z.int().meta({ description: 'In poisha, as the settings price a part.' }),
});

const inBoth = z.object({ en: z.string(), bn: z.string() });

export const templateList = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['event', 'reply']),
      title: inBoth.nullable().meta({ description: 'What the agency calls it; null for an event.' }),
      text: inBoth.meta({ description: 'With its facts in braces, such as `{reference}`.' }),
      about: z.array(z.enum(['order', 'case', 'fare', 'enquiry'])),
    }),
  ),
});
