import type { z } from 'zod';

/** Paths of fields that a schema doesn't take, with why. @param at where the value stands */
export const issuesOf = (at: readonly string[], error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path, code }) => ({
    path: [...at, ...path].join('.'),
    code: code === 'too_big' ? 'too-long' : 'incomplete',
  }));
