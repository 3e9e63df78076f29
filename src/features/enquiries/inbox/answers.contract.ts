import { z } from '@hono/zod-openapi';
import { problemShape } from '#platform/http/described.ts';

const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemShape } },
});

/** What every route of the office can answer besides what it is for. */
export const refusals = {
  400: refused('Fields are not right'),
  401: refused('Nobody is signed in'),
  403: refused('The permission is missing'),
};

export const notFound = { 404: refused('There is no such enquiry') };

export const conflicts = {
  409: refused('It was changed meanwhile, or can’t be done as it stands'),
  422: refused('Fields are not right'),
};

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const body = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

export const idParams = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/** What a change answers: the version that the next change builds on. */
export const changed = z.object({ id: z.uuid(), version: z.int() }).openapi('EnquiryChanged');
