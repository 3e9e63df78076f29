import { z } from 'zod';

/** A file as the office sees it, with everybody who has opened it. */
export const enquiryFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  at: z.iso.datetime(),
  opened: z.array(z.object({ by: z.string(), at: z.iso.datetime() })),
});

/** The answer to a file that was sent. */
export const fileTaken = z.object({ name: z.string(), bytes: z.int() });
