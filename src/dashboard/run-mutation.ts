import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { m } from '#messages/messages.js';
import { queryClient } from './api/query-client.ts';
import { isWorded, refusalText } from './api/refusal-texts.ts';
import { ApiProblem } from './api/request.ts';
import { errorLabel } from './table/list-states.tsx';
import { UndoLine } from './undo-line.tsx';

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

/** What is told of a success; a function is asked afterwards. With `undo` the message has a button that takes it back. */
export type Told =
  | string
  | (() => string)
  | { readonly text: string | (() => string); readonly undo: () => Promise<unknown> };

/** For so long a message can be undone. */
const undoMilliseconds = 10_000;

/** Notifies of what was done. @param key of the responses in the cache that undoing it may change */
export function notifyDone(key: readonly string[], told: Told): void {
  const { text, undo } = typeof told === 'object' ? told : { text: told, undo: undefined };
  const message = typeof text === 'string' ? text : text();
  if (undo === undefined) {
    notifications.show({ message });
    return;
  }
  const id = crypto.randomUUID();
  const onUndo = () => {
    notifications.hide(id);
    void runMutation(key, m.office_undone(), undo);
  };
  notifications.show({
    id,
    autoClose: undoMilliseconds,
    message: createElement(UndoLine, { text: message, onUndo }),
  });
}

/**
 * Runs an action, notifies of its success or failure, and invalidates the cached responses that it may have changed.
 * @param key of the responses in the cache.
 * @param told what is said of its success, and how it is undone.
 * @param refused tells of a failure.
 * @returns whether it was done.
 */
export async function runMutation(
  key: readonly string[],
  told: Told | undefined,
  act: () => Promise<unknown>,
  refused = notifyError,
): Promise<boolean> {
  let done = false;
  try {
    await act();
    if (told !== undefined) {
      notifyDone(key, told);
    }
    done = true;
  } catch (cause) {
    refused(cause);
  }
  await queryClient.invalidateQueries({ queryKey: [...key] });
  return done;
}
