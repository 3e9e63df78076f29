import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { FilterTabs } from '#dashboard/table/filter-tabs.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { Rows } from '#dashboard/table/rows.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { customersKey } from './customers-client.ts';
import { customersTable } from './customers-table-spec.tsx';
import './customers-page.css';

/** /dashboard/customers: who was heard last first; tab and search are in the address. */
export default function CustomersPage() {
  const mayOrders = needsPermission(useMe(), 'orders.read') === undefined;
  const [spec] = useState(() => customersTable(mayOrders));
  const { view, change } = useTableView(spec);
  const q = view.q.trim().slice(0, 100);
  const query = {
    ...(view.filters.tab === 'owes' && mayOrders ? { owes: 'true' as const } : {}),
    ...(q === '' ? {} : { q }),
  };
  const result = useInfiniteQuery({
    queryKey: [customersKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      read(
        'GET /customers',
        {
          ...query,
          limit: 50,
          language: officeLanguage(),
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = result;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const total = data?.pages.at(-1)?.total;
  const narrowed = Object.keys(query).length > 0;
  return (
    <PageFrame title={m.inbox_customers()}>
      <section className="of-list" aria-label={spec.searchLabel}>
        <FilterTabs spec={spec} view={view} change={change} counts={undefined} />
        <div className="of-tools">
          <SearchField label={spec.searchLabel} value={view.q} onSearch={(typed) => change({ q: typed })} />
        </div>
        <p className="cus-found" role="status">
          {total !== undefined && m.office_rows_found({ count: count(total, officeLanguage()) })}
        </p>
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
            className="cus-more"
            variant="default"
            loading={result.isFetchingNextPage}
            onClick={() => void result.fetchNextPage()}
          >
            {m.office_customer_more()}
          </Button>
        )}
      </section>
    </PageFrame>
  );
}

const nobody: ReadonlySet<string> = new Set();
const firstPage: string | undefined = undefined;
