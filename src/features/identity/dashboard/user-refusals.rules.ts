import type { Me } from '#dashboard/api/me.ts';
import { actorOf, needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Denial } from '#platform/command/policy.ts';
import type { OfficeUser } from '../users/users.contract.ts';

import { canChangeRole, canDisable } from '../users/users.policy.ts';

/** What the policies need to know about the accounts. */
export interface UserPlace {
  readonly me: Me;
  /** How many accounts can act as owner. */
  readonly owners: number;
}

const isLastOwner = (user: OfficeUser, { owners }: UserPlace) =>
  user.role === 'owner' && user.disabledAt === null && owners <= 1;

const words = {
  'users.own-role': () => m.office_own_role(),
  'users.own-account': () => m.office_own_account(),
  'users.last-owner': () => m.office_last_owner(),
};

/** Runs the command's policy and returns its refusal as the text of a disabled button. */
const worded = (denied: Denial<keyof typeof words> | undefined): RefusalReason =>
  denied && words[denied.code]();

/** Why a role can't be changed. */
export function roleRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  if (refused !== undefined) {
    return refused;
  }
  return worded(canChangeRole(actorOf(place.me), { uid: user.uid, isLastOwner: isLastOwner(user, place) }));
}

/** Why an account can't be disabled. */
export function disableRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  if (refused !== undefined) {
    return refused;
  }
  return worded(canDisable(actorOf(place.me), { uid: user.uid, isLastOwner: isLastOwner(user, place) }));
}

/** Why no link for a new password can be sent. */
export function resetRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  return refused ?? (user.disabledAt === null ? undefined : m.office_enable_first());
}
