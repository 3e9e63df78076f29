import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { errorLabel } from './list-states.tsx';
import type { TableSpec } from './table-spec.ts';
import type { TableView } from './table-view.ts';

/** The largest page size of the API. */
const rowsAtOnce = 100;
/** Beyond this a bulk action would take minutes. */
export const maxFound = 2000;

/** Loads every row that a view finds. It ends early when rows disappear meanwhile. */
export async function loadFound<Row>(spec: Pick<TableSpec<Row>, 'load' | 'idOf'>, view: TableView) {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= maxFound / rowsAtOnce; page += 1) {
    const { items, total } = await spec.load({ ...view, page, size: rowsAtOnce }, undefined);
    for (const row of items) {
      rows.set(spec.idOf(row), row);
    }
    if (items.length < rowsAtOnce || rows.size >= total) {
      break;
    }
  }
  return [...rows.values()];
}

/** All rows that the search and filters find, once the user has selected them; undefined before. */
export function useFoundRows<Row>(spec: TableSpec<Row>, view: TableView) {
  const [rows, setRows] = useState<readonly Row[]>();
  const { q, filters } = view;
  const narrowed = JSON.stringify([q, filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search finds other rows
  useEffect(() => setRows(undefined), [narrowed]);
  return {
    rows,
    choose: async () => {
      try {
        setRows(await loadFound(spec, view));
      } catch (cause) {
        notifications.show({
          color: 'red',
          message: errorLabel(cause instanceof Error ? cause : new Error()),
        });
      }
    },
    forget: () => setRows(undefined),
  };
}
