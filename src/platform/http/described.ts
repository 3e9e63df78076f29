import { z } from '@hono/zod-openapi';

export const problemShape = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Problem');

/** A body that must be sent as JSON, with an example that is right as it stands. */
export const sent = <Shape extends z.ZodType>(schema: Shape, example: z.input<Shape>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
});

/** A JSON response. */
export const answered = <Shape extends z.ZodType>(description: string, schema: Shape) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A response that is a problem. */
export const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemShape } },
});

/** The error responses of a route, each as a problem. */
export const refused = <Status extends number>(descriptions: Readonly<Record<Status, string>>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([status, description]) => [
      status,
      problemResponse(description),
    ]),
  );

/** The error responses of every route of the office. */
export const usualRefusals = {
  400: 'The request is invalid.',
  401: 'The access token is missing or invalid.',
  403: 'The account lacks the permission.',
} as const;
