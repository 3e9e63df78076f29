import { listUsers } from '#dashboard/api/users.ts';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { roleName } from '#dashboard/permission-check.ts';
import type { TableSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { roles } from '../roles/roles.rules.ts';
import { type OfficeUser, userStates } from '../users/users.contract.ts';
import { nameOf, userActions } from './user-actions.ts';
import type { UserPlace } from './user-refusals.rules.ts';

const stateLabel = (user: OfficeUser): string =>
  user.disabledAt !== null
    ? m.office_user_disabled()
    : user.emailVerified
      ? m.office_user_active()
      : m.office_user_unverified();

const stateMark = (user: OfficeUser) =>
  user.disabledAt !== null ? 'trashed' : user.emailVerified ? 'published' : 'draft';

/** The table of accounts. */
export function userTable(place: UserPlace): TableSpec<OfficeUser> {
  return {
    key: 'users',
    exported: 'users',
    columns: [
      {
        key: 'email',
        label: () => m.office_column_user(),
        main: true,
        sort: 'email',
        cell: (user) => (
          <span className="of-titles">
            <strong>{nameOf(user)}</strong>
            {user.name !== null && <span>{user.email}</span>}
          </span>
        ),
        text: ({ email }) => email,
      },
      {
        key: 'name',
        label: () => m.office_column_name(),
        sort: 'name',
        extra: true,
        cell: ({ name }) => name ?? m.office_none(),
        text: ({ name }) => name ?? '',
      },
      {
        key: 'role',
        label: () => m.office_role(),
        sort: 'role',
        cell: ({ role }) => roleName(role),
        text: ({ role }) => roleName(role),
      },
      {
        key: 'state',
        label: () => m.office_filter_state(),
        cell: (user) => (
          <span className="of-state" data-state={stateMark(user)}>
            {stateLabel(user)}
          </span>
        ),
        text: stateLabel,
      },
      {
        key: 'created',
        label: () => m.office_column_created(),
        sort: 'created',
        align: 'end',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
        text: ({ createdAt }) => fullMoment(createdAt),
      },
      {
        key: 'seen',
        label: () => m.office_column_seen(),
        sort: 'seen',
        align: 'end',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? m.office_never() : <Moment at={lastSeenAt} />),
        text: ({ lastSeenAt }) => (lastSeenAt === null ? m.office_never() : fullMoment(lastSeenAt)),
      },
    ],
    filters: [
      {
        key: 'role',
        label: () => m.office_role(),
        tabs: true,
        values: roles.map((role) => ({ value: role, label: () => roleName(role) })),
      },
      {
        key: 'state',
        label: () => m.office_filter_state(),
        values: [
          { value: 'active', label: () => m.office_user_active() },
          { value: 'unverified', label: () => m.office_user_unverified() },
          { value: 'disabled', label: () => m.office_user_disabled() },
        ],
      },
    ],
    defaultSort: '-created',
    searchLabel: m.office_search_users(),
    load: ({ q, sort, page, size, filters }, signal) => {
      const role = roles.find((each) => each === filters.role);
      const state = userStates.find((each) => each === filters.state);
      return listUsers({ q: q.trim(), sort, page, limit: size, role, state }, signal);
    },
    idOf: ({ uid }) => uid,
    nameOf,
    rowActions: (user) => userActions(user, place),
    nothing: { title: m.office_no_users(), text: m.office_no_users_text() },
  };
}
