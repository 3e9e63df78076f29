import { z } from 'zod';

/** What a visitor may send to an enquiry. */
export const fileLimits = { bytes: 10 * 1024 * 1024, files: 10 } as const;

/** What the visitor's page says when it comes back from sending a file. */
export const fileResults = ['sent', 'type', 'large', 'many', 'again'] as const;
export type FileResult = (typeof fileResults)[number];

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
