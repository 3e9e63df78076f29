import type { Policy } from '#platform/command/policy.ts';

/** Everybody has their own till; who may approve payments sees and closes those of all. */
export const canUseTill: Policy<{ readonly clerk: string; readonly ofAll: boolean }, 'till.other'> = (
  actor,
  { clerk, ofAll },
) =>
  clerk === actor.id || ofAll
    ? undefined
    : { kind: 'forbidden', code: 'till.other', message: 'This is the till of somebody else.' };

/** A closed till is opened again by another person: neither by its clerk nor by who closed it. */
export const canReopenTill: Policy<{ readonly clerk: string; readonly closedBy: string }, 'till.own'> = (
  actor,
  { clerk, closedBy },
) =>
  actor.id === clerk || actor.id === closedBy
    ? { kind: 'forbidden', code: 'till.own', message: 'Another person must open this till again.' }
    : undefined;

/** A large difference in one's own till is counted by another person, who may approve payments. */
export const canExplain: Policy<
  { readonly size: number; readonly approvalFrom: number },
  'till.large-difference'
> = (_actor, { size, approvalFrom }) =>
  size >= approvalFrom
    ? {
        kind: 'forbidden',
        code: 'till.large-difference',
        message:
          'So much is missing, or too much, that another person who may approve payments must close this till.',
      }
    : undefined;
