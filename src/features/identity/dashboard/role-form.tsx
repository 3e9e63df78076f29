import { Radio, Stack } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { roleName } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { roles } from '../roles/roles.rules.ts';
import { type OfficeUser, roleChange } from '../users/users.contract.ts';
import { roleDescriptions } from './role-labels.ts';

/** Gives an account another role, from its next request on. */
export function RoleForm({ user }: { user: OfficeUser }) {
  const start: { role: string } = { role: user.role };
  const form = useOfficeForm({
    start,
    schema: roleChange,
    request: (typed) => typed,
    send: async ({ role }) => {
      await write('PATCH /users/{uid}', { uid: user.uid, role });
      return role;
    },
    changes: ['users'],
    told: (role) => m.office_notify_role({ name: user.name ?? user.email, role: roleName(role) }),
  });
  return (
    <DialogForm form={form} send={m.office_save()} disabled={form.values.role === user.role}>
      <Radio.Group label={m.office_role()} {...form.field('role')}>
        <Stack gap="sm" mt="xs">
          {roles.map((each) => (
            <Radio key={each} value={each} label={roleName(each)} description={roleDescriptions[each]()} />
          ))}
        </Stack>
      </Radio.Group>
    </DialogForm>
  );
}
