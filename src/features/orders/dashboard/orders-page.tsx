import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { FilterTabs } from '#dashboard/table/filter-tabs.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { Rows } from '#dashboard/table/rows.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { ordersKey } from './orders-client.ts';
import { ordersTable, tabQuery } from './orders-table-spec.tsx';
import './orders.css';

/** /dashboard/orders: orders, latest first. How many there are isn't counted, so pages follow one another by cursor. */
export default function OrdersPage() {
  const me = useMe();
  const [spec] = useState(ordersTable);
  const { view, change } = useTableView(spec);
  const query = { ...tabQuery(view.filters.tab), ...(view.q.trim() === '' ? {} : { q: view.q }) };
  const result = useInfiniteQuery({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      read('GET /orders', { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = result;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const narrowed = Object.keys(query).length > 0;
  return (
    <PageFrame
      title={m.office_order_title()}
      actions={
        <MayButton
          refused={needsPermission(me, 'orders.write')}
          color="marigold.5"
          leftSection={<Icon of={Plus} />}
          to="/dashboard/orders/new"
        >
          {m.office_order_new()}
        </MayButton>
      }
    >
      <section className="of-list" aria-label={spec.searchLabel}>
        <FilterTabs spec={spec} view={view} change={change} counts={undefined} />
        <div className="of-tools">
          <SearchField label={spec.searchLabel} value={view.q} onSearch={(q) => change({ q })} />
        </div>
        <div className="of-list-sheet" aria-busy={result.isFetching}>
          {rows === undefined && result.error !== null ? (
            <ListError cause={result.error} onRetry={() => void result.refetch()} />
          ) : rows === undefined ? (
            <RowsWaiting columns={spec.columns.length} />
          ) : rows.length === 0 ? (
            narrowed ? (
              <ListNothingFound onClear={() => change({ q: '', filters: {} })} />
            ) : (
              <ListNothing {...spec.nothing} />
            )
          ) : (
            <Rows
              spec={spec}
              columns={spec.columns}
              rows={rows}
              sort={view.sort}
              onSort={() => undefined}
              chosen={nobody}
              onChoose={() => undefined}
              stale={false}
            />
          )}
        </div>
        {result.hasNextPage && (
          <Button
            className="ord-more"
            variant="default"
            loading={result.isFetchingNextPage}
            onClick={() => void result.fetchNextPage()}
          >
            {m.office_order_more()}
          </Button>
        )}
      </section>
    </PageFrame>
  );
}

const nobody: ReadonlySet<string> = new Set();
const firstPage: string | undefined = undefined;
