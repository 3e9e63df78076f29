import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { plainLine, plainLines } from '#platform/plain-text.contract.ts';
import { settableStates } from '../enquiries.rules.ts';

/** A reply by e-mail. */
export const newReply = z.strictObject({
  /** Made by the client: sending the same reply twice is idempotent. */
  replyId: z.uuid(),
  language: z.enum(languages),
  subject: plainLine(160, 3),
  body: plainLines(10_000, 3),
  /** The state afterwards; absent: a new one becomes in progress, others stay. */
  state: z.enum(settableStates).optional(),
});

export const replyTemplates = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      language: z.enum(languages),
      subject: z.string(),
      body: z.string(),
      /** The text for WhatsApp. */
      whatsapp: z.string(),
    }),
  ),
});
