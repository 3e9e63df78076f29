import { notifications } from '@mantine/notifications';
import { queryClient } from './api/query-client.ts';
import { isWorded, refusalWords } from './api/refusal-words.ts';
import { ApiProblem } from './api/request.ts';
import { faultWords } from './table/list-states.tsx';

/** What went wrong, with a message that is in words for the user already. */
export class WordedError extends Error {}

/** The error message: what was refused and why, or what else went wrong. */
export function problemWords(cause: unknown): string {
  if (cause instanceof WordedError) {
    return cause.message;
  }
  return cause instanceof ApiProblem && isRefusal(cause)
    ? refusalWords(cause)
    : faultWords(cause instanceof Error ? cause : new Error());
}

/** Whether what was sent was refused, and not the role or the sign-in. */
const isRefusal = ({ status, code }: ApiProblem): boolean =>
  status === 400 || (status >= 404 && status < 500) || (status === 403 && isWorded(code));

/** Notifies of what went wrong. */
export function tellProblem(cause: unknown): void {
  notifications.show({ color: 'red', message: problemWords(cause) });
}

/**
 * Runs an action, notifies of its success or failure, and invalidates the cached responses that it may have changed.
 * @param key of the responses in the cache.
 * @param told what is said of its success; a function is asked afterwards.
 * @returns whether it was done.
 */
export async function doing(
  key: readonly string[],
  told: string | (() => string) | undefined,
  act: () => Promise<unknown>,
): Promise<boolean> {
  let done = false;
  try {
    await act();
    if (told !== undefined) {
      notifications.show({ message: typeof told === 'string' ? told : told() });
    }
    done = true;
  } catch (cause) {
    tellProblem(cause);
  }
  await queryClient.invalidateQueries({ queryKey: [...key] });
  return done;
}
