import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { countOwners } from '#dashboard/api/users.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
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
    <PageFrame title={m.office_nav_users()} text={m.office_users_text()}>
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}
