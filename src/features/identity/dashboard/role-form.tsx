import { Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { roleName } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { type Role, roles } from '../roles/roles.rules.ts';
import type { OfficeUser } from '../users/users.contract.ts';
import { roleDescriptions } from './role-labels.ts';

/** Gives an account another role, from its next request on. */
export function RoleForm({ user }: { user: OfficeUser }) {
  const [role, setRole] = useState<Role>(user.role);
  const { isPending, send } = useDialogSend();
  function save(event: FormEvent) {
    event.preventDefault();
    const told = m.office_notify_role({ name: user.name ?? user.email, role: roleName(role) });
    void send(['users'], told, () => write('PATCH /users/{uid}', { uid: user.uid, role }));
  }
  return (
    <form onSubmit={save}>
      <Stack>
        <Radio.Group
          label={m.office_role()}
          value={role}
          onChange={(value) => setRole(roles.find((each) => each === value) ?? role)}
        >
          <Stack gap="sm" mt="xs">
            {roles.map((each) => (
              <Radio key={each} value={each} label={roleName(each)} description={roleDescriptions[each]()} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogEnd send={m.office_save()} isPending={isPending} disabled={role === user.role} />
      </Stack>
    </form>
  );
}
