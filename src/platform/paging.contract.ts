import { z } from 'zod';

/** Parameters of paged lists: by cursor or by page number. */
export const pagingParameters = {
  cursor: z.string().max(2_000).optional().meta({ description: '`next` of the page before.' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(1)
    .meta({ description: 'In place of a cursor: for a list with numbered pages.' }),
};
