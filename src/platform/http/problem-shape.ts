import { z } from '@hono/zod-openapi';

const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** How a route describes an answer that is a problem. */
export const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemBody } },
});
