import type { ExportedList } from '#features/activity/exports/exports.contract.ts';
import { csvLine } from '#platform/format/csv.ts';
import { notedFile } from './noted-file.ts';
import type { Column, TableSpec } from './table-spec.ts';
import type { TableView } from './table-view.ts';

/** The largest page size of the API. */
const rowsAtOnce = 100;

/**
 * Exports all results of a view as CSV, page after page, so that a list may have any length. The log says who did.
 * @param onProgress called with the number of rows written and their total.
 */
export async function exportTable<Row>(
  list: ExportedList,
  { load }: Pick<TableSpec<Row>, 'load'>,
  view: TableView,
  shown: readonly Column<Row>[],
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const columns = shown.filter(({ picture }) => !picture);
  const heads = columns.flatMap(({ label, beside = [] }) => [label(), ...beside.map((each) => each.label())]);
  const parts = [csvLine(heads)];
  let done = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ ...view, page, size: rowsAtOnce }, undefined);
    const cells = (row: Row) =>
      columns.flatMap(({ text, beside = [] }) => [text(row), ...beside.map((each) => each.text(row))]);
    parts.push(items.map((row) => csvLine(cells(row))).join(''));
    done += items.length;
    onProgress(done, total);
    if (items.length === 0 || done >= total) {
      return notedFile({ list, rows: done }, parts);
    }
  }
}

/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
