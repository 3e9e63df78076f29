import type { Policy } from '#platform/command/policy.ts';

/** Nobody approves what they want to move themselves. */
export const canApprove: Policy<{ readonly by: string }, 'books.own'> = (actor, { by }) =>
  actor.id === by
    ? { kind: 'forbidden', code: 'books.own', message: 'Another person must approve this.' }
    : undefined;

/** Money that leaves is decided by who may approve it, also where other requests are decided by more people. */
export const canDecide: Policy<{ readonly mayApprove: boolean }, 'books.decide'> = (
  _actor,
  { mayApprove },
) =>
  mayApprove
    ? undefined
    : { kind: 'forbidden', code: 'books.decide', message: 'A manager or the owner decides about this.' };

/** What is large is taken back by who may decide about it. */
export const canUndo: Policy<{ readonly isLarge: boolean; readonly mayApprove: boolean }, 'books.large'> = (
  _actor,
  { isLarge, mayApprove },
) =>
  isLarge && !mayApprove
    ? {
        kind: 'forbidden',
        code: 'books.large',
        message: 'It is so large that somebody must undo it who may approve it.',
      }
    : undefined;
