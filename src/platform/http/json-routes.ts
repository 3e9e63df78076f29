import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiVariables } from './gate.ts';
import { problem } from './problem.ts';

export type JsonRoutes = OpenAPIHono<{ Variables: ApiVariables }>;

/** Routes of the JSON API: a request that doesn't fit its schema is answered with the fields that are wrong. */
export function jsonRoutes(): JsonRoutes {
  return new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) {
        return undefined;
      }
      const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      const detail = fields.map((field) => `${field.path}: ${field.message}`).join(' ');
      return problem(400, 'input.invalid', detail, fields);
    },
  });
}
