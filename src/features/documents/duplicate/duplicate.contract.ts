import { z } from 'zod';

export const duplicateRequest = z
  .strictObject({
    id: z
      .uuid()
      .optional()
      .meta({ description: 'The id of the copy. Sent twice with one id, it is copied once.' }),
  })
  .meta({ id: 'DuplicateRequest' });
