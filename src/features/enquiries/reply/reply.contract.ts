import { z } from 'zod';
import { languages } from '#platform/language.ts';

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
