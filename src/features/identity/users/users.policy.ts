import type { Policy } from '#platform/command/policy.ts';

/** An account, and whether it is the only one that can act as owner. */
export interface Account {
  readonly uid: string;
  readonly isLastOwner: boolean;
}

/** Deleting an account: the last owner can't, because nobody could give access to others. */
export const canDelete: Policy<Account, 'users.last-owner'> = (_actor, { isLastOwner }) =>
  isLastOwner
    ? {
        kind: 'conflict',
        code: 'users.last-owner',
        message: 'This is the last owner. Make somebody else owner first.',
      }
    : undefined;

/** Changing a role: of another account, and never of the last owner. */
export const canChangeRole: Policy<Account, 'users.own-role' | 'users.last-owner'> = (actor, account) =>
  actor.id === `user:${account.uid}`
    ? {
        kind: 'conflict',
        code: 'users.own-role',
        message: 'Nobody changes their own role. Ask another owner.',
      }
    : canDelete(actor, account);

/** Disabling an account: another one, and never the last owner's. */
export const canDisable: Policy<Account, 'users.own-account' | 'users.last-owner'> = (actor, account) =>
  actor.id === `user:${account.uid}`
    ? {
        kind: 'conflict',
        code: 'users.own-account',
        message: 'Nobody disables their own account. Ask another owner.',
      }
    : canDelete(actor, account);
