import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportFault } from '../faults.contract.ts';
import type { FileTable } from '../files/tables.contract.ts';
import { isRefusal, readTable } from '../files/tables.rules.ts';
import type {
  ImportKind,
  MadeRow,
  OpenedColumn,
  OpenedImport,
  Opening,
  Tried,
} from '../import-kinds.writes.ts';
import { faultyRows } from '../import-rows.rules.ts';
import type { TableKindName } from '../values/columns.data.ts';
import { plainHead, proposeColumns } from '../values/columns.rules.ts';
import { daysIn } from '../values/days.rules.ts';
import { type ReadRow, type RowCells, rowCells } from './cells.rules.ts';

/** A kind of thing that stands in rows of a table. */
export interface TableKind<Value> extends Omit<ImportKind, 'open' | 'name'> {
  readonly name: TableKindName;
  readonly fields: readonly string[];
  /** The fields that hold days. */
  readonly days: readonly string[];
  /** What a row says; undefined when it has faults. Pure. */
  readRow(cells: RowCells): Value | undefined;
  /** What the rows would do by what is there. @param headOf the head of a field, for a fault's column */
  attempt(
    db: ReadDatabase,
    rows: readonly ReadRow<Value>[],
    how: { readonly language: Language; readonly today: CalendarDate; headOf(field: string): string | null },
  ): Promise<TriedRows>;
}

/** What rows would do, and how that is done. */
export interface TriedRows {
  readonly faults: readonly ImportFault[];
  /** By outcome how many rows. */
  readonly willAdd: number;
  readonly willJoin: number;
  readonly willSkip: number;
  write(context: CommandContext, done: (rows: number) => Promise<void>): Promise<readonly MadeRow[]>;
}

/** Which field each column has: as somebody chose now, else the last time, else by its head. */
function columnsOf(
  { fields, name }: Pick<TableKind<unknown>, 'fields' | 'name'>,
  { heads }: FileTable,
  { columns, remembered }: Opening,
): OpenedColumn[] {
  const proposed = proposeColumns(name, heads, remembered);
  return heads.map((head) => {
    const given = columns[head];
    if (given === null || (given !== undefined && fields.includes(given))) {
      return { name: head, field: given, by: 'given' };
    }
    const field = proposed.get(head) ?? null;
    const isKnown = remembered.has(plainHead(head));
    return { name: head, field, by: isKnown ? 'remembered' : field === null ? null : 'proposed' };
  });
}

const refusals = { 413: 'too-large', 415: 'unsupported', 422: 'invalid' } as const;

/** @throws Failure of a file that is no table, is too large or damaged */
async function tableOf(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<FileTable> {
  const read = await readTable(file);
  if (isRefusal(read)) {
    const { refused, status, message } = read;
    throw new Failure(refusals[status], refused, message, [{ path: 'file', message }]);
  }
  return read;
}

/** So many rows are read before everything else has its turn. */
const slice = 100;

interface ReadTableRows<Value> {
  readonly good: readonly ReadRow<Value>[];
  readonly faults: readonly ImportFault[];
}

function* readRows<Value>(
  kind: TableKind<Value>,
  { heads, rows }: FileTable,
  columns: readonly OpenedColumn[],
  how: Parameters<typeof rowCells>[2],
): Generator<undefined, ReadTableRows<Value>> {
  const good: ReadRow<Value>[] = [];
  const faults: ImportFault[] = [];
  for (const [index, { row, cells, more }] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const byField = Map.groupBy(
      columns.flatMap(({ field }, place) =>
        field === null ? [] : [{ field, head: heads[place] ?? '', text: cells[place] ?? '' }],
      ),
      ({ field }) => field,
    );
    const read = rowCells(row, byField, how);
    if (more !== undefined) {
      read.refuse(null, { code: 'more-cells', more });
    }
    const value = kind.readRow(read);
    if (value !== undefined && read.faults.length === 0) {
      good.push({ row, value });
    }
    faults.push(...read.faults);
  }
  return { good, faults };
}

/** How tables of a kind are brought along: read, tried and written alike, whatever stands in their rows. */
export function tableKind<Value>(kind: TableKind<Value>): ImportKind {
  const open: ImportKind['open'] = async (file, opening): Promise<OpenedImport> => {
    const table = await tableOf(file);
    const columns = columnsOf(kind, table, opening);
    const dayCells = columns.flatMap(({ field }, place) =>
      field !== null && kind.days.includes(field) ? table.rows.map(({ cells }) => cells[place] ?? '') : [],
    );
    const said = daysIn(dayCells);
    const order = opening.dates ?? said.order;
    const asks: readonly 'dates'[] =
      opening.dates === undefined && said.ambiguous !== undefined ? ['dates'] : [];
    const read = await inSlices(readRows(kind, table, columns, { order, today: opening.today }));
    // What is asked for is no fault yet: the rows are counted as if the day stood first.
    const told = read.faults.filter(({ fault }) => asks.length === 0 || fault.code !== 'day-unclear');
    const isFaulty = faultyRows(told);
    const counted =
      asks.length === 0
        ? read
        : await inSlices(readRows(kind, table, columns, { order: 'dmy', today: opening.today }));
    const good = counted.good.filter(({ row }) => !isFaulty.has(row));
    const headOf = (field: string) => columns.find((column) => column.field === field)?.name ?? null;
    return {
      rows: table.rows.length,
      fields: kind.fields,
      columns,
      first: table.rows.map(({ cells }) => cells),
      cellsOf: (row) => table.rows.find((each) => each.row === row)?.cells ?? [],
      faults: told,
      asks,
      dropped: [],
      attempt: (db, language): Promise<Tried> =>
        kind.attempt(db, good, { language, today: opening.today, headOf }),
    };
  };
  const { name, permissions, standing, undo } = kind;
  return { name, permissions, standing, undo, open };
}
