import { notifications } from '@mantine/notifications';
import { queryClient } from './api/query-client.ts';
import { ApiProblem } from './api/request.ts';
import { faultWords } from './table/list-states.tsx';

/** The error message: the API's own when it refuses for a reason. */
export function problemWords(cause: unknown): string {
  const said = cause instanceof ApiProblem && cause.status >= 409 && cause.status < 500 ? cause.message : '';
  return said || faultWords(cause instanceof Error ? cause : new Error());
}

/**
 * Runs an action, notifies of its success or failure, and invalidates the cached responses that it may have changed.
 * @param key of the responses in the cache.
 * @returns whether it was done.
 */
export async function doing(
  key: readonly string[],
  told: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  let done = false;
  try {
    await act();
    notifications.show({ message: told });
    done = true;
  } catch (cause) {
    notifications.show({ color: 'red', message: problemWords(cause) });
  }
  await queryClient.invalidateQueries({ queryKey: [...key] });
  return done;
}
