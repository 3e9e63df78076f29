import { type Permission, permissionsOf, type Role } from '../roles/roles.rules.ts';

/** Roles that can be given by an invitation. */
export const invitedRoles = [
  'owner',
  'manager',
  'editor',
  'clerk',
  'accountant',
  'visa-officer',
] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

/** How long a link works. */
export const invitationMs = 48 * 60 * 60 * 1000;

/** Whether somebody may give the role: nobody gives rights that they don't have. */
export const mayGive = (may: (permission: Permission) => boolean, role: Role): boolean =>
  [...permissionsOf[role]].every(may);
