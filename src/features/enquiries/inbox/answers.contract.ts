import { z } from '@hono/zod-openapi';
import { basedOnOf } from '#platform/http/entity-tag.ts';
import { problemShape } from '#platform/http/problem-shape.ts';

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
  409: refused('It was changed meanwhile (`details` says by whom and what), or can’t be done as it stands'),
  412: refused('If-Match is no ETag of an enquiry'),
  422: refused('Fields are not right'),
  428: refused('Neither If-Match nor a version was sent'),
};

/** The version that the caller looks at; it can stand in If-Match as well. */
export const version = z.int().min(1).optional();

export const ifMatch = z.object({
  'if-match': z
    .string()
    .max(80)
    .optional()
    .openapi({ description: 'The ETag it is based on, in place of `version`.', example: '"3"' }),
});

/**
 * What a request asks of a command, with the version it is based on.
 * @throws HTTPException 428 when it names none, 412 for an ETag that isn't ours.
 */
export const basedOn = <Body extends { readonly version?: number | undefined }>(request: {
  readonly param: { readonly id: string };
  readonly json: Body;
  readonly header: z.infer<typeof ifMatch>;
}) => ({
  ...request.param,
  ...request.json,
  version: request.json.version ?? basedOnOf(request.header['if-match']),
});

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
