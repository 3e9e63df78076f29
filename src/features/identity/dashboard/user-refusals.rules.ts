import type { Me } from '#dashboard/api/me.ts';
import type { OfficeUser } from '#dashboard/api/users.ts';
import { needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';

/** What has to be known of the accounts to tell what may be done with one. */
export interface UserPlace {
  readonly me: Me;
  /** How many owners can act as such. */
  readonly owners: number;
}

const isLastOwner = (user: OfficeUser, { owners }: UserPlace) =>
  user.role === 'owner' && user.disabledAt === null && owners <= 1;

/** Why somebody can't be given another role. */
export function roleRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  if (refused !== undefined) {
    return refused;
  }
  if (isLastOwner(user, place)) {
    return m.office_last_owner();
  }
  return user.uid === place.me.uid ? m.office_own_role() : undefined;
}

/** Why an account can't be disabled. */
export function disableRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  if (refused !== undefined) {
    return refused;
  }
  if (isLastOwner(user, place)) {
    return m.office_last_owner();
  }
  return user.uid === place.me.uid ? m.office_own_account() : undefined;
}

/** Why no link for a new password can be sent. */
export function resetRefusal(user: OfficeUser, place: UserPlace): RefusalReason {
  const refused = needsPermission(place.me, 'users.write');
  return refused ?? (user.disabledAt === null ? undefined : m.office_enable_first());
}
