import { refusalOf } from './refusals.rules.ts';
import type { FileRefusal, FileTable, TableFormat, TableRow } from './tables.contract.ts';
import { tableLimits } from './tables.contract.ts';

/** A row as its file has it. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** `C` for 2, `AB` for 27. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

/** Names of columns, each once. */
export function headsOf(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, place) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `Column ${columnLetters(place)}`;
    let head = name;
    for (let times = 2; taken.has(head); times += 1) {
      head = `${name} (${times})`;
    }
    taken.add(head);
    return head;
  });
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;
const width = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

/** Which row holds the heads: the first one, or that below a title: one filled cell above rows of several. */
function headRow(rows: readonly RawRow[]): number {
  const several = rows.slice(0, 20).findIndex(({ cells }) => filled(cells) > 1);
  return several === rows.length - 1 ? 0 : Math.max(0, several);
}

/**
 * The table of rows that have something in them.
 * @param slips whether a filled cell behind the last head has slipped there (CSV), or is a column without a head (a sheet)
 */
export function* tableOf(
  format: TableFormat,
  rows: readonly RawRow[],
  slips: boolean,
): Generator<undefined, FileTable | FileRefusal> {
  const at = headRow(rows);
  const head = rows[at];
  const below = rows.slice(at + 1);
  if (head === undefined || below.length === 0) {
    return refusalOf('imports.empty');
  }
  if (below.length > tableLimits.rows) {
    return refusalOf('imports.too-many-rows');
  }
  const ownWidth = width(head.cells);
  const used = below.reduce((most, { cells }) => Math.max(most, width(cells)), ownWidth);
  const widest = slips ? Math.min(used, head.cells.length) : used;
  if (widest > tableLimits.columns) {
    return refusalOf('imports.too-wide');
  }
  const places = Array.from({ length: widest }, (_, place) => place);
  const heads = headsOf(places.map((place) => head.cells[place] ?? ''));
  const read: TableRow[] = [];
  for (const { row, cells } of below) {
    const more = filled(cells.slice(widest));
    const own = places.map((place) => cells[place] ?? '');
    read.push({ row, cells: own, ...(more > 0 ? { more } : {}) });
    if (read.length % 2_000 === 0) {
      yield;
    }
  }
  return { format, heads, rows: read };
}
