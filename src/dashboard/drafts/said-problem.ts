import { ApiProblem } from '../api/ask.ts';
import { faultWords } from '../table/list-states.tsx';

/** What went wrong, in the server's words where it has some for people. */
export function problemWords(cause: unknown): string {
  const said = cause instanceof ApiProblem && cause.status >= 409 && cause.status < 500 ? cause.message : '';
  return said || faultWords(cause instanceof Error ? cause : new Error());
}
