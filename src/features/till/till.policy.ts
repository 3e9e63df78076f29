import type { Policy } from '#platform/command/policy.ts';

/** Everybody has their own till; who may approve payments sees and closes those of all. */
export const canUseTill: Policy<{ readonly clerk: string; readonly ofAll: boolean }, 'till.other'> = (
  actor,
  { clerk, ofAll },
) =>
  clerk === actor.id || ofAll
    ? undefined
    : { kind: 'forbidden', code: 'till.other', message: 'This is the till of somebody else.' };
