import { HTTPException } from 'hono/http-exception';
import { problem } from './problem.ts';

/** A revision as an ETag. */
export const entityTag = (revision: number): string => `"${revision}"`;

/** Ends the request with a problem whose status no kind of failure has. */
function refuse(status: 412 | 428, code: string, detail: string): never {
  throw new HTTPException(status, { message: detail, res: problem(status, code, detail) });
}

/**
 * The revision that a change is based on, from If-Match. `*` names none: with it, one editor would overwrite another
 * unseen.
 * @throws HTTPException 428 without it (RFC 6585), 412 for an ETag that isn't ours.
 */
export function basedOnOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.trim() === '*') {
    return refuse(
      428,
      'revision.needed',
      'Say in If-Match what the change is based on: the ETag that reading answered.',
    );
  }
  const [, digits] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch) ?? [];
  return digits === undefined
    ? refuse(412, 'revision.unknown', 'If-Match is no ETag of this address.')
    : Number(digits);
}
