import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { Rows } from '#dashboard/table/rows.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { openSupplierForm } from './supplier-form.tsx';
import { suppliersKey } from './suppliers-client.ts';
import { suppliersTable } from './suppliers-table-spec.tsx';

const nobody: ReadonlySet<string> = new Set();
const firstPage: string | undefined = undefined;

/** /dashboard/suppliers: by name, with what each is owed; the search is in the address. */
export default function SuppliersPage() {
  const refused = needsPermission(useMe(), 'books.write');
  const [spec] = useState(suppliersTable);
  const { view, change } = useTableView(spec);
  const q = view.q.trim().slice(0, 100);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [...suppliersKey, 'list', q],
      queryFn: ({ signal, pageParam }) =>
        read('GET /suppliers', { q, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal),
      initialPageParam: firstPage,
      getNextPageParam: ({ next }) => next ?? undefined,
    });
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  return (
    <PageFrame
      title={m.office_supplier_title()}
      text={m.office_supplier_text()}
      actions={
        <MayButton refused={refused} leftSection={<Icon of={Plus} />} onClick={openSupplierForm}>
          {m.office_supplier_new()}
        </MayButton>
      }
    >
      <section className="of-list" aria-label={spec.searchLabel}>
        <div className="of-tools">
          <SearchField label={spec.searchLabel} value={view.q} onSearch={(typed) => change({ q: typed })} />
        </div>
        <div className="of-list-sheet" aria-busy={isFetching}>
          {rows === undefined && error !== null ? (
            <ListError cause={error} onRetry={() => void refetch()} />
          ) : rows === undefined ? (
            <RowsWaiting columns={spec.columns.length} />
          ) : rows.length === 0 ? (
            q === '' ? (
              <ListNothing {...spec.nothing} />
            ) : (
              <ListNothingFound onClear={() => change({ q: '' })} />
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
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.office_supplier_more()}
          </Button>
        )}
      </section>
    </PageFrame>
  );
}
