import type { Policy } from '#platform/command/policy.ts';

/** Nobody approves what they asked for. */
export const canDecide: Policy<{ readonly askedBy: string }, 'approvals.own'> = (actor, row) =>
  row.askedBy === actor.id
    ? { kind: 'forbidden', code: 'approvals.own', message: 'Another person must approve this.' }
    : undefined;
