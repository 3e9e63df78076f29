import { z } from 'zod';

export type ExportState = 'running' | 'done' | 'failed';

/** How long the ZIP can be fetched, in days; then it is gone. */
export const retainedDays = 3;

export const exportMade = z.object({ id: z.uuid() });

/** “Take everything with you”, as far as it is. */
export const exportSeen = z.object({
  id: z.uuid(),
  state: z.enum(['running', 'done', 'failed']),
  /** Where the ZIP is, below the site; null until it is whole. */
  path: z.string().nullable(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** Its length, once it is whole. */
  bytes: z.int().nullable(),
  /** When the ZIP is gone; null while it is made. */
  until: z.iso.datetime().nullable(),
});
export type ExportSeen = z.output<typeof exportSeen>;

export const exportsSeen = z.object({ items: z.array(exportSeen) });
