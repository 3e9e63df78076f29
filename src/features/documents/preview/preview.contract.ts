import { z } from 'zod';
import { languages } from '#platform/language.ts';

export const previewRequest = z.strictObject({
  language: z.enum(languages),
  revision: z.int().min(1).optional().meta({ description: 'Absent: the newest.' }),
});

export const previewLink = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
