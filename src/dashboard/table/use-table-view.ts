import { useCallback, useMemo } from 'react';
import { dhakaToday } from '#platform/clock.ts';
import { daysBetweenOf } from '#platform/days-between.rules.ts';
import { useAddressQuery } from './address-query.ts';
import type { RowsSpec } from './table-spec.ts';
import {
  changeView,
  foreignTo,
  parseView,
  type TableShape,
  type TableView,
  writeView,
} from './table-view.ts';

/** The options that the URL may contain. */
export function shapeOf<Row>(spec: RowsSpec<Row>): TableShape {
  return {
    sorts: spec.columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort])),
    defaultSort: spec.defaultSort,
    filters: Object.fromEntries(
      spec.filters.map(({ key, values, days, takes }) => [
        key,
        days === undefined
          ? (takes ?? values.map(({ value }) => value))
          : (value: string) => daysBetweenOf(value, dhakaToday()) !== undefined,
      ]),
    ),
    columns: spec.columns.map(({ key }) => key),
  };
}

/** The visible columns of a view, in the table's order. @param kept those that somebody chose for the list */
export function columnsOf<Row>(spec: RowsSpec<Row>, view: TableView, kept?: readonly string[]) {
  const chosen = view.columns ?? kept;
  return spec.columns.filter(
    ({ key, main, extra }) => main || (chosen === undefined ? !extra : chosen.includes(key)),
  );
}

/**
 * The view in the URL and a function to change it. Each change is a step of the browser's history, except typing into
 * the search, which replaces the last step.
 */
export function useTableView<Row>(spec: RowsSpec<Row>) {
  const { query, change: changeQuery } = useAddressQuery();
  const shape = useMemo(() => shapeOf(spec), [spec]);
  const view = useMemo(() => parseView(query, shape), [query, shape]);
  const change = useCallback(
    (next: Partial<TableView>) =>
      changeQuery(
        (now) =>
          new URLSearchParams([
            ...foreignTo(now, shape),
            ...writeView(changeView(parseView(now, shape), next), shape),
          ]),
        { replace: 'q' in next, preventScrollReset: true },
      ),
    [changeQuery, shape],
  );
  return { view, change };
}
