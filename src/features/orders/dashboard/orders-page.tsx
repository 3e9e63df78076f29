import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { WriteToOrders } from '#features/messages/dashboard/many-form.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { ordersKey } from './orders-client.ts';
import { type Clerk, filterOf, ordersTable } from './orders-table-spec.tsx';
import './orders.css';

const nobody: readonly Clerk[] = [];

/** /dashboard/orders: orders, latest first, with their sums; view, filters and order are in the address. */
export default function OrdersPage() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: [...ordersKey, 'clerks'],
    queryFn: ({ signal }) => read('GET /orders/clerks', {}, signal),
    staleTime: 60_000,
  });
  const clerks = data?.items ?? nobody;
  const spec = useMemo(() => ordersTable(me, clerks), [me, clerks]);
  const { view } = useTableView(spec);
  return (
    <PageFrame
      title={m.office_order_title()}
      actions={
        <>
          <WriteToOrders filter={filterOf(me, view)} />
          <MayButton
            refused={needsPermission(me, 'orders.write')}
            color="marigold.5"
            leftSection={<Icon of={Plus} />}
            to="/dashboard/orders/new"
          >
            {m.office_order_new()}
          </MayButton>
        </>
      }
    >
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}
