import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { FieldError } from '../command/failure.ts';
import type { ApiVariables } from './gate.ts';
import { problem } from './problem.ts';

export type JsonRoutes = OpenAPIHono<{ Variables: ApiVariables }>;

/** So many fields are named at most: a body may have a hundred thousand that nobody knows. */
export const maxNamed = 100;

/** Validation errors by field; an unknown field is named itself, not its parent. */
const fieldErrors = (issue: z.core.$ZodIssue): FieldError[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .slice(0, maxNamed)
        .map((key) => ({ path: [...issue.path, key].join('.'), message: 'There is no such field.' }))
    : [{ path: issue.path.join('.'), message: issue.message }];

/** Routes of the JSON API: a request that doesn't match its schema gets a response with the invalid fields. */
export function jsonRoutes(): JsonRoutes {
  return new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) {
        return undefined;
      }
      const fields = result.error.issues.slice(0, maxNamed).flatMap(fieldErrors).slice(0, maxNamed);
      const detail = fields.map((field) => `${field.path}: ${field.message}`).join(' ');
      return problem(400, 'input.invalid', detail, fields);
    },
  });
}
