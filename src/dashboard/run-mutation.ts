import { notifications } from '@mantine/notifications';
import { queryClient } from './api/query-client.ts';
import { isWorded, refusalText } from './api/refusal-texts.ts';
import { ApiProblem } from './api/request.ts';
import { errorLabel } from './table/list-states.tsx';

/** What went wrong, with a message that is in words for the user already. */
export class WordedError extends Error {}

/** The error message: what was refused and why, or what else went wrong. */
export function errorText(cause: unknown): string {
  if (cause instanceof WordedError) {
    return cause.message;
  }
  return cause instanceof ApiProblem && isRefusal(cause)
    ? refusalText(cause)
    : errorLabel(cause instanceof Error ? cause : new Error());
}

/** Whether what was sent was refused, and not the role or the sign-in. */
const isRefusal = ({ status, code }: ApiProblem): boolean =>
  status === 400 || (status >= 404 && status < 500) || (status === 403 && isWorded(code));

/** Notifies of what went wrong. */
export function notifyError(cause: unknown): void {
  notifications.show({ color: 'red', message: errorText(cause) });
}

/**
 * Runs an action, notifies of its success or failure, and invalidates the cached responses that it may have changed.
 * @param key of the responses in the cache.
 * @param told what is said of its success; a function is asked afterwards.
 * @param refused tells of a failure.
 * @returns whether it was done.
 */
export async function runMutation(
  key: readonly string[],
  told: string | (() => string) | undefined,
  act: () => Promise<unknown>,
  refused = notifyError,
): Promise<boolean> {
  let done = false;
  try {
    await act();
    if (told !== undefined) {
      notifications.show({ message: typeof told === 'string' ? told : told() });
    }
    done = true;
  } catch (cause) {
    refused(cause);
  }
  await queryClient.invalidateQueries({ queryKey: [...key] });
  return done;
}
