import { z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { problem } from './problem.ts';

/** A revision as an ETag. */
export const entityTag = (revision: number): string => `"${revision}"`;

/** The header of a request that changes something. */
export const ifMatch = (description = 'The ETag it is based on.') =>
  z.object({ 'if-match': z.string().max(80).optional().openapi({ description, example: '"3"' }) });

/** Ends the request with a problem whose status no kind of failure has. */
function refuse(status: 412 | 428, code: string, detail: string): never {
  throw new HTTPException(status, { message: detail, res: problem(status, code, detail) });
}

/**
 * The revision that a change is based on, from If-Match. `*` is refused: with it one editor would overwrite another
 * unknowingly.
 * @throws HTTPException 428 without it (RFC 6585), 412 for an ETag that isn't ours.
 */
export function basedOnOf({ 'if-match': tag }: z.output<ReturnType<typeof ifMatch>>): number {
  if (tag === undefined || tag.trim() === '*') {
    return refuse(
      428,
      'revision.needed',
      'Say in If-Match what the change is based on: the ETag that reading answered.',
    );
  }
  const [, digits] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(tag) ?? [];
  return digits === undefined
    ? refuse(412, 'revision.unknown', 'If-Match is no ETag of this address.')
    : Number(digits);
}
