import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import type { PolicyActor } from '#platform/command/policy.ts';
import type { Me } from './api/me.ts';

/** Undefined when the action is allowed, otherwise the reason, as a sentence for the user. */
export type RefusalReason = string | undefined;

/** Whether the user's role allows it, with the reason that the disabled button shows. */
export const needsPermission = (me: Me, permission: Permission): RefusalReason =>
  me.may(permission) ? undefined : m.office_may_not({ role: roleName(me.role) });

/** A role as the office names it. */
export function roleName(role: Me['role']): string {
  const names = {
    owner: m.office_role_owner,
    manager: m.office_role_manager,
    editor: m.office_role_editor,
    clerk: m.office_role_clerk,
    accountant: m.office_role_accountant,
    'visa-officer': m.office_role_visa_officer,
    customer: m.office_role_customer,
  };
  return names[role]();
}

/** The signed-in user, as policies take them. */
export const actorOf = ({ uid }: Me): PolicyActor => ({ id: `user:${uid}` });
