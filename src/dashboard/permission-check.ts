import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import type { PolicyActor } from '#platform/command/policy.ts';
import type { Me } from './api/me.ts';

/** Undefined when something may be done, else why not, as a sentence for who would like to. */
export type RefusalReason = string | undefined;

/** Whether somebody's role allows it, with the reason that the disabled button shows. */
export const needsPermission = (me: Me, permission: Permission): RefusalReason =>
  me.may(permission) ? undefined : m.office_may_not({ role: roleName(me.role) });

/** A role as the office names it. */
export function roleName(role: Me['role']): string {
  const names = {
    owner: m.office_role_owner,
    manager: m.office_role_manager,
    editor: m.office_role_editor,
    clerk: m.office_role_clerk,
    customer: m.office_role_customer,
  };
  return names[role]();
}

/** Who sits before the screen, as the policies of commands ask it. */
export const actorOf = ({ uid }: Me): PolicyActor => ({ id: `user:${uid}` });
