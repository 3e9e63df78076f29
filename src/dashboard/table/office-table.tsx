import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterTabs } from './filter-tabs.tsx';
import { ListError, ListNothing, ListNothingFound } from './list-states.tsx';
import { Pager } from './pager.tsx';
import { Rows } from './rows.tsx';
import { RowsWaiting } from './rows-waiting.tsx';
import type { TableSpec } from './table-spec.ts';
import { TableTools } from './table-tools.tsx';
import { maxFound, useFoundRows } from './use-found-rows.ts';
import { useListViews } from './use-list-views.ts';
import { columnsOf, useTableView } from './use-table-view.ts';
import { ViewTabs } from './view-tabs.tsx';

/** A list of the office: search, filters, rows, bulk actions, paging and export, all described by the spec. */
export function OfficeTable<Row>({ spec }: { spec: TableSpec<Row> }) {
  const { view, change } = useTableView(spec);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const kept = useListViews(spec.list);
  const columns = useMemo(() => columnsOf(spec, view, kept.columns), [spec, view, kept.columns]);
  const query = { ...view, columns: undefined };
  const result = useQuery({
    queryKey: spec.scope === undefined ? [spec.key, query] : [spec.key, query, spec.scope],
    queryFn: ({ signal }) => spec.load(view, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = result;
  const found = useFoundRows(spec, view);
  const narrowed = view.q.trim() !== '' || Object.keys(view.filters).length > 0;
  const lastPage = data === undefined ? undefined : Math.max(1, Math.ceil(data.total / view.size));

  // Only visible rows are selected, unless the user asks for all that were found.
  const shown = data?.items;
  useEffect(() => {
    if (shown !== undefined) {
      const there = new Set(shown.map(spec.idOf));
      setChosen((before) => new Set([...before].filter((id) => there.has(id))));
    }
  }, [shown, spec]);

  // The URL can have a page number that no longer exists.
  useEffect(() => {
    if (lastPage !== undefined && !result.isPlaceholderData && view.page > lastPage) {
      change({ page: lastPage });
    }
  }, [lastPage, view.page, result.isPlaceholderData, change]);

  return (
    <section className="of-list" aria-label={spec.searchLabel}>
      <ViewTabs spec={spec} kept={kept} />
      <FilterTabs spec={spec} view={view} change={change} counts={data?.counts} />
      <TableTools spec={spec} view={view} change={change} columns={columns} kept={kept} />
      <p className="vh" role="status">
        {data !== undefined && m.office_rows_found({ count: count(data.total, officeLanguage()) })}
      </p>
      <div className="of-list-sheet" aria-busy={result.isFetching}>
        {data === undefined && result.error !== null ? (
          <ListError cause={result.error} onRetry={() => void result.refetch()} />
        ) : data === undefined ? (
          <RowsWaiting columns={columns.length} />
        ) : data.items.length === 0 ? (
          narrowed ? (
            <ListNothingFound onClear={() => change({ q: '', filters: {} })} />
          ) : (
            <ListNothing {...spec.nothing} />
          )
        ) : (
          <Rows
            spec={spec}
            columns={columns}
            rows={data.items}
            foot={data.foot}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            chosen={chosen}
            onChoose={(next) => {
              found.forget();
              setChosen(next);
            }}
            stale={result.isPlaceholderData}
          />
        )}
      </div>
      {data !== undefined && data.total > 0 && (
        <Pager
          page={view.page}
          size={view.size}
          total={data.total}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      )}
      <BulkBar
        spec={spec}
        rows={found.rows ?? (data?.items ?? []).filter((row) => chosen.has(spec.idOf(row)))}
        chooseFound={
          data !== undefined &&
          found.rows === undefined &&
          chosen.size === data.items.length &&
          data.total > data.items.length &&
          data.total <= maxFound
            ? { total: data.total, choose: found.choose }
            : undefined
        }
        onDone={() => {
          found.forget();
          setChosen(new Set());
        }}
      />
    </section>
  );
}
