import { type OpenAPIHono, z } from '@hono/zod-openapi';

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
export const sent = <Shape extends z.ZodType>(schema: Shape, example?: z.input<Shape>) => ({
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

/** Of a route whose command needs a recent sign-in. */
export const recentRefusals = {
  ...usualRefusals,
  403: 'The account lacks the permission, or its last sign-in is too old (`access.sign-in-again`): sign in again, then repeat the request. `details.maxAge` says in seconds how old it may be.',
} as const;

/** Refusals that come before a route's own work: of any request, of one with parameters, and of one with a body. */
const early = [
  { of: 'any', status: 503, name: 'Away', description: 'Not now. Retry-After says when to try again.' },
  {
    of: 'any',
    status: 400,
    name: 'NotReadable',
    description: 'The request is invalid, or has a parameter that this route doesn’t know.',
  },
  {
    of: 'parameters',
    status: 422,
    name: 'NotStorable',
    description: 'A text has a character that can’t be stored.',
  },
  { of: 'body', status: 411, name: 'NoLength', description: 'Content-Length is missing.' },
  { of: 'body', status: 413, name: 'TooLarge', description: 'The body is too large.' },
  {
    of: 'body',
    status: 415,
    name: 'NotAccepted',
    description: 'The body is of a type that is not taken here.',
  },
] as const;

/** Adds to every route the refusals that come before its own work, where it doesn't describe them itself. */
export function describeRefusals(registry: OpenAPIHono['openAPIRegistry']): void {
  const schema = { $ref: '#/components/schemas/Problem' };
  for (const { name, description } of early) {
    const content = { 'application/problem+json': { schema } };
    registry.registerComponent('responses', name, { description, content });
  }
  for (const definition of registry.definitions) {
    if (definition.type === 'route') {
      const { route } = definition;
      const has = { any: true, parameters: route.request !== undefined, body: route.method !== 'get' };
      const refusals = early
        .filter(({ of }) => has[of])
        .map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]);
      route.responses = { ...Object.fromEntries(refusals), ...route.responses };
    }
  }
}

/**
 * For JSON.stringify: patterns of a description come with the flag of ours, and with what needs it. JSON schemas have no
 * flags; unpaired surrogates are no text in JSON, and refused.
 */
export const plainPatterns = (key: string, value: unknown): unknown =>
  key === 'pattern' && typeof value === 'string'
    ? value.replace(/\$\/u$/, '$').replace('\\p{Cs}', '')
    : value;
