import { modals } from '@mantine/modals';
import { Ban, KeyRound, LogOut, UserCheck, UserCog } from 'lucide-react';
import { createElement } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { RowAction } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import type { OfficeUser } from '../users/users.contract.ts';
import { openDisabling } from './disable-form.tsx';
import { RoleForm } from './role-form.tsx';
import { disableRefusal, resetRefusal, roleRefusal, type UserPlace } from './user-refusals.rules.ts';

export const nameOf = ({ name, email }: OfficeUser): string => name ?? email;

/** Asks for confirmation, because it takes effect at once. */
function confirm(title: string, question: string, act: () => Promise<unknown>): void {
  modals.openConfirmModal({
    title,
    children: question,
    labels: { confirm: title, cancel: m.office_cancel() },
    confirmProps: { color: 'red' },
    onConfirm: () => void act(),
  });
}

/** The actions on an account, each with the reason when it is disabled. */
export function userActions(user: OfficeUser, place: UserPlace): readonly RowAction<OfficeUser>[] {
  const { uid } = user;
  const name = nameOf(user);
  return [
    {
      key: 'role',
      label: m.office_change_role(),
      icon: UserCog,
      refused: roleRefusal(user, place),
      run: () => {
        modals.open({ title: m.office_role_of({ name }), children: createElement(RoleForm, { user }) });
      },
    },
    {
      key: 'reset',
      label: m.office_send_reset(),
      icon: KeyRound,
      refused: resetRefusal(user, place),
      run: () =>
        runMutation(['users'], m.office_notify_reset({ email: user.email }), () =>
          write('POST /users/{uid}/send-reset', { uid }, { query: { language: officeLanguage() } }),
        ),
    },
    {
      key: 'sign-out',
      label: m.office_sign_out_everywhere(),
      icon: LogOut,
      refused: needsPermission(place.me, 'users.write'),
      run: () =>
        confirm(m.office_sign_out_everywhere(), m.office_confirm_sign_out({ name }), () =>
          runMutation(['users'], m.office_notify_signed_out({ name }), () =>
            write('POST /users/{uid}/sign-out-everywhere', { uid }),
          ),
        ),
    },
    user.disabledAt === null
      ? {
          key: 'disable',
          label: m.office_disable(),
          icon: Ban,
          danger: true,
          refused: disableRefusal(user, place),
          run: () => openDisabling(user),
        }
      : {
          key: 'enable',
          label: m.office_enable(),
          icon: UserCheck,
          refused: needsPermission(place.me, 'users.write'),
          run: () =>
            runMutation(['users'], m.office_notify_enabled({ name }), () =>
              write('POST /users/{uid}/enable', { uid }),
            ),
        },
  ];
}
