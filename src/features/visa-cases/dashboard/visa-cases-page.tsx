import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { FilterTabs } from '#dashboard/table/filter-tabs.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { Rows } from '#dashboard/table/rows.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { CaseBoard } from './case-board.tsx';
import { casesKey } from './cases-client.ts';
import { casesTable, tabQuery } from './cases-table-spec.tsx';
import { openTakeOver } from './take-over.tsx';

const nobody: ReadonlySet<string> = new Set();
const owners = ['mine', 'nobody'] as const;
const firstPage: string | undefined = undefined;

/** /dashboard/visacases: visa cases as a table, latest first, or as a board; tab, search, owner and view are in the address. */
export default function VisaCasesPage() {
  const me = useMe();
  const [spec] = useState(casesTable);
  const { view, change } = useTableView(spec);
  const { query: address, change: changeAddress, set } = useAddressQuery();
  const isBoard = address.get('view') === 'board';
  const owner = owners.find((each) => each === address.get('owner'));
  const shared = {
    ...(view.q.trim() === '' ? {} : { q: view.q }),
    ...(owner === undefined ? {} : { owner }),
  };
  const query = { ...tabQuery(view.filters.tab), ...shared };
  const result = useInfiniteQuery({
    queryKey: [...casesKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      read('GET /visa-cases', { ...query, cursor: pageParam, language: officeLanguage() }, signal),
    enabled: !isBoard,
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data, error, refetch } = result;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const empty =
    Object.keys(query).length > 0 ? (
      <ListNothingFound onClear={() => changeAddress(() => new URLSearchParams())} />
    ) : (
      <ListNothing {...spec.nothing} />
    );
  return (
    <PageFrame
      title={m.office_case_title()}
      actions={
        <MayButton
          refused={needsPermission(me, 'visa-cases.write')}
          color="marigold.5"
          leftSection={<Icon of={Plus} />}
          to="/dashboard/visacases/new"
        >
          {m.office_case_new()}
        </MayButton>
      }
    >
      <section className="of-list" aria-label={spec.searchLabel}>
        {!isBoard && <FilterTabs spec={spec} view={view} change={change} counts={undefined} />}
        <div className="of-tools">
          <SearchField label={spec.searchLabel} value={view.q} onSearch={(q) => change({ q })} />
          <NativeSelect
            aria-label={m.office_case_whose()}
            value={owner ?? ''}
            data={[
              { value: '', label: m.office_case_everybody() },
              { value: 'mine', label: m.office_case_mine() },
              { value: 'nobody', label: m.office_case_nobodys() },
            ]}
            onChange={({ currentTarget: { value } }) => set({ owner: value })}
          />
          <SegmentedControl
            aria-label={m.office_case_view()}
            value={isBoard ? 'board' : 'table'}
            data={[
              { value: 'board', label: m.office_case_board() },
              { value: 'table', label: m.office_case_table() },
            ]}
            onChange={(value) => set({ view: value === 'board' ? value : '' })}
          />
        </div>
        {isBoard ? (
          <CaseBoard query={shared} />
        ) : (
          <div className="of-list-sheet" aria-busy={result.isFetching}>
            {rows === undefined &&
              (error === null ? (
                <RowsWaiting columns={spec.columns.length} />
              ) : (
                <ListError cause={error} onRetry={() => void refetch()} />
              ))}
            {rows?.length === 0 && empty}
            {rows !== undefined && rows.length > 0 && (
              <Rows
                {...{ spec, rows, columns: spec.columns, sort: view.sort, chosen: nobody, stale: false }}
                onSort={() => undefined}
                onChoose={() => undefined}
              />
            )}
          </div>
        )}
        {!isBoard && view.filters.tab === 'changed' && rows !== undefined && rows.length > 0 && (
          <MayButton
            refused={needsPermission(me, 'visa-cases.write')}
            variant="default"
            onClick={() => openTakeOver(shared)}
          >
            {m.office_case_take_over_look()}
          </MayButton>
        )}
        {!isBoard && result.hasNextPage && (
          <Button
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
