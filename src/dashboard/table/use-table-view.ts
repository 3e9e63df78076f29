import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TableSpec } from './table-spec.ts';
import { changeView, readView, type TableShape, type TableView, writeView } from './table-view.ts';

/** What the address may say of a table. */
export function shapeOf<Row>(spec: TableSpec<Row>): TableShape {
  return {
    sorts: spec.columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort])),
    defaultSort: spec.defaultSort,
    filters: Object.fromEntries(
      spec.filters.map(({ key, values }) => [key, values.map(({ value }) => value)]),
    ),
    columns: spec.columns.map(({ key }) => key),
  };
}

/** The columns that a view shows, in the table's own order. */
export function columnsOf<Row>(spec: TableSpec<Row>, view: TableView) {
  return spec.columns.filter(
    ({ key, main, extra }) => main || (view.columns === undefined ? !extra : view.columns.includes(key)),
  );
}

/**
 * The view in the address and a way to change it. Each change is a step of the browser's history, except letters
 * typed into the search, which replace one another.
 */
export function useTableView<Row>(spec: TableSpec<Row>) {
  const [params, setParams] = useSearchParams();
  const shape = useMemo(() => shapeOf(spec), [spec]);
  const view = useMemo(() => readView(params, shape), [params, shape]);
  const change = useCallback(
    (next: Partial<TableView>) =>
      setParams((now) => writeView(changeView(readView(now, shape), next), shape), {
        replace: 'q' in next,
        preventScrollReset: true,
      }),
    [setParams, shape],
  );
  return { view, change };
}
