import { z } from 'zod';

/** What became of each enquiry. */
export const bulkResults = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      ok: z.boolean(),
      /** Why it couldn't be done. */
      code: z.string().optional(),
      detail: z.string().optional(),
    }),
  ),
});
