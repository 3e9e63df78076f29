import type { Policy } from '#platform/command/policy.ts';
import type { Permission } from '../roles/roles.rules.ts';
import { type InvitedRole, mayGive } from './invitations.rules.ts';

interface Giving {
  readonly role: InvitedRole;
  /** What the actor may do. */
  readonly may: (permission: Permission) => boolean;
}

/** Inviting with a role, sending such an invitation again, and taking it back. */
export const canGive: Policy<Giving, 'invitations.role'> = (_actor, { role, may }) =>
  mayGive(may, role)
    ? undefined
    : {
        kind: 'forbidden',
        code: 'invitations.role',
        message: 'Nobody gives a role that may do more than their own.',
        path: 'role',
      };
