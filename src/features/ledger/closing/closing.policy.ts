import type { Policy } from '#platform/command/policy.ts';

/** What is closed is opened again by the owner alone. */
export const canReopen: Policy<{ readonly mayReopen: boolean }, 'books.reopen'> = (_actor, { mayReopen }) =>
  mayReopen
    ? undefined
    : { kind: 'forbidden', code: 'books.reopen', message: 'Only the owner opens a closed period again.' };
