import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { countOwners } from '#dashboard/api/users.ts';
import { openForm } from '#dashboard/form/form-frame.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { userTable } from './user-table-spec.tsx';

/** /dashboard/users */
export default function UsersPage() {
  const me = useMe();
  const { data: owners = 1 } = useQuery({
    queryKey: ['users', 'owners'],
    enabled: me.may('users.read'),
    queryFn: ({ signal }) => countOwners(signal),
  });
  const spec = useMemo(() => userTable({ me, owners }), [me, owners]);
  return (
    <PageFrame
      title={m.office_nav_users()}
      text={m.office_users_text()}
      actions={
        <MayButton
          refused={needsPermission(me, 'users.invite')}
          color="marigold.5"
          leftSection={<Icon of={UserPlus} />}
          onClick={() => openForm(m.office_invite(), <InviteForm may={me.may} />)}
        >
          {m.office_invite()}
        </MayButton>
      }
    >
      <OpenInvitations />
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}
