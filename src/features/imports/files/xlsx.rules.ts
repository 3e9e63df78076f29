import { inSlices } from '#platform/slices.ts';
import { openArchive, UnreadableArchive } from '#platform/workbook/archive.ts';
import {
  isUnreadable,
  openWorkbook,
  type Workbook,
  type WorkbookLimits,
  type WorkbookRow,
  workbookRows,
} from '#platform/workbook/workbook.ts';
import { tableOf } from './heads.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import { type FileRefusal, type FileTable, tableLimits } from './tables.contract.ts';

const megabyte = 1024 * 1024;

/** 50,000 rows of 30 columns are some 60 MB of XML; what unpacks to more isn’t unpacked. */
const limits: WorkbookLimits = {
  archive: { entries: 2_000, bytesOfEntry: 96 * megabyte, bytes: 160 * megabyte },
  sheets: 8,
  columns: tableLimits.columns,
  strings: 1_000_000,
  textOfCell: tableLimits.cell,
};

/** The last row of a sheet in Excel. */
const lastRow = 1_048_576;

/** A sheet’s rows stand below each other: what counts otherwise was made to mislead. */
const isInOrder = (rows: readonly WorkbookRow[]): boolean =>
  rows.every(({ line }, index) => line > (rows[index - 1]?.line ?? 0) && line <= lastRow);

/** Signs that XML can’t have stand as `_x000D_` in texts of a workbook. */
const unescaped = (cell: string): string =>
  cell.includes('_x')
    ? cell
        .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of them isn’t text.
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
        .trim()
    : cell;

function* rowsTable(book: Workbook): Generator<undefined, FileTable | FileRefusal> {
  const most = tableLimits.rows + 22;
  const sheets = yield* workbookRows(book, most, (rows) => rows.length > 1);
  const rows = sheets.find((each) => each.length > 1) ?? [];
  if (!isInOrder(rows)) {
    return refusalOf('imports.unreadable');
  }
  if (rows.some(({ isCut }) => isCut)) {
    return refusalOf('imports.too-wide');
  }
  const raw = rows.map(({ cells, line }) => ({ row: line, cells: cells.map(unescaped) }));
  return yield* tableOf('xlsx', raw, false);
}

function refusalFor(cause: unknown): FileRefusal | undefined {
  if (cause instanceof UnreadableArchive && cause.reason !== 'damaged') {
    return refusalOf(cause.reason === 'encrypted' ? 'imports.locked' : 'imports.too-large');
  }
  // A piece of XML that no engine of expressions can hold is a RangeError.
  return isUnreadable(cause) || cause instanceof RangeError ? refusalOf('imports.unreadable') : undefined;
}

/**
 * The table of the first sheet of a workbook that has rows, read in slices. Days are `YYYY-MM-DD`, numbers have no exponent, of a
 * formula stands what it came to. Of cells that are merged the first one has the text, as Excel’s own CSV has it: a total
 * that spans two rows is there once.
 */
export async function xlsxTable(bytes: Uint8Array): Promise<FileTable | FileRefusal> {
  try {
    const archive = openArchive(bytes, limits.archive);
    if (!archive.has('xl/workbook.xml')) {
      return refusalOf(archive.has('xl/workbook.bin') ? 'imports.old-excel' : 'imports.kind');
    }
    return await inSlices(rowsTable(await openWorkbook(bytes, limits)));
  } catch (cause) {
    const refusal = refusalFor(cause);
    if (refusal === undefined) {
      throw cause;
    }
    return refusal;
  }
}
