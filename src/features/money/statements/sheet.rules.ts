import { Failure } from '#platform/command/failure.ts';
import { csvLinesInSlices, delimiterOf } from '#platform/csv-file/csv-file.ts';
import { type Workbook, workbookRows } from '#platform/workbook/workbook.ts';
import type { Known } from './columns.rules.ts';
import { findHead, isHead, isSplit, type Line } from './heads.rules.ts';

/** So many lines one file has at most. */
const maxLines = 10_000;
/** The name of the account and the like stand above the headings. */
const maxAbove = 60;
/** A line of a statement is short: one that is longer has a quote that nothing closes. */
const csv = { record: 20_000, withEmpty: false } as const;

type Lines = readonly Line[];

/** The rows of a statement, with their lines in the file. */
export interface Sheet {
  readonly headings: readonly string[];
  /** The line that the headings were taken from. */
  readonly headLine: number;
  /** The first lines that could be headings. */
  readonly heads: ReadonlyArray<{ readonly cells: readonly string[]; readonly line: number }>;
  readonly rows: ReadonlyArray<{ readonly cells: readonly string[]; readonly line: number }>;
}

const unreadable = (message: string) =>
  new Failure('unsupported', 'statements.type', message, [{ path: 'file', message }]);

/** The text of a file in UTF-8 or UTF-16. @throws Failure for one that is no text. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(label).decode(bytes);
  if (text.includes('\u0000') || text.startsWith('PK')) {
    throw unreadable('This is no CSV file. Save the statement as CSV and send that.');
  }
  return text;
}

/** A file falls apart by the sign by which its headings are found, or else by which most of the first lines do. */
const rankOf = (lines: Lines, named: Known | undefined): number =>
  (lines.some((line) => isHead(line, named)) ? maxAbove + 1 : 0) + lines.filter(isSplit).length;

interface Wanted {
  /** Columns that staff named. */
  readonly named?: Known | undefined;
  /** The line with the headings, where staff said it. */
  readonly headLine?: number | undefined;
  /** Headings that staff explained once, each row of them joined by line breaks. */
  readonly explained?: readonly string[];
}

/** The rows of a statement below its headings. What stands above them (account, period) is left out. */
function sheetOf(lines: Lines, wanted: Wanted): Sheet {
  const above = lines.slice(0, maxAbove);
  const head = findHead(above, wanted);
  if (head === undefined) {
    throw unreadable('The file has no line with headings.');
  }
  const rows = lines
    .slice(lines.indexOf(head) + 1)
    .map(({ record, info }) => ({ cells: record, line: info.lines }));
  if (rows.length > maxLines) {
    throw new Failure('too-large', 'statements.too-long', `A statement has at most ${maxLines} lines.`, [
      { path: 'file', message: `A statement has at most ${maxLines} lines.` },
    ]);
  }
  return {
    headings: head.record,
    headLine: head.info.lines,
    heads: above.filter(isSplit).map(({ record, info }) => ({ cells: record, line: info.lines })),
    rows,
  };
}

/** The rows of a statement in CSV, read in slices. @throws Failure for what is no CSV, or has no headings. */
export function* parseSheet(bytes: Uint8Array, wanted: Wanted = {}): Generator<undefined, Sheet> {
  const text = textOf(bytes);
  let lines: Lines;
  try {
    const delimiter = delimiterOf(text, { ...csv, most: maxAbove }, (first) => rankOf(first, wanted.named));
    lines = yield* csvLinesInSlices(text, delimiter, { ...csv, most: maxLines + maxAbove + 1 });
  } catch {
    throw unreadable('This is no CSV file. Save the statement as CSV and send that.');
  }
  return sheetOf(lines, wanted);
}

/**
 * The rows of a statement in XLSX, read in slices: those of the first sheet whose headings are known, or else of the first that has rows.
 * @throws Failure for what can't be read, or has no headings.
 */
export function* parseWorkbook(book: Workbook, wanted: Wanted = {}): Generator<undefined, Sheet> {
  const sheets = (yield* workbookRows(book, maxLines + maxAbove + 1)).map(
    (rows): Lines => rows.map(({ cells, line }) => ({ record: [...cells], info: { lines: line } })),
  );
  const known = sheets.find((lines) => lines.slice(0, maxAbove).some((line) => isHead(line, wanted.named)));
  return sheetOf(known ?? sheets.find((lines) => lines.length > 1) ?? [], wanted);
}
