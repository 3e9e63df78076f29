import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import { type Workbook, workbookRows } from '#platform/workbook/workbook.ts';
import type { Known } from './columns.rules.ts';
import { findHead, isHead, isSplit, type Line } from './heads.rules.ts';

/** So many lines one file has at most. */
const maxLines = 10_000;
/** The name of the account and the like stand above the headings. */
const maxAbove = 60;
/** So much is parsed before everything else has its turn. */
const piece = 65_536;

const parsedLines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
type Lines = Line[];

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

/** The lines of a text whose cells are told apart by one sign; at most so many. @throws for what is no CSV. */
function linesOf(text: string, delimiter: string, most: number): Lines {
  const parsed: unknown = parse(text, {
    bom: true,
    delimiter,
    trim: true,
    info: true,
    to: most,
    max_record_size: 20_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return parsedLines.parse(parsed);
}

/** The places at which a text is cut: ends of lines, in no quotes, so far from each other. */
function cutsOf(text: string): number[] {
  const cuts = [0];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      isQuoted = !isQuoted;
    } else if (code === 0x0a && !isQuoted && at - (cuts.at(-1) ?? 0) >= piece) {
      cuts.push(at + 1);
    }
  }
  return [...cuts, text.length];
}

/** The lines of a long text, parsed in slices. @throws for what is no CSV. */
function* linesInSlices(text: string, delimiter: string, most: number): Generator<undefined, Lines> {
  const lines: Lines = [];
  let above = 0;
  const cuts = cutsOf(text);
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const part = text.slice(from, cuts[index + 1]);
    for (const { record, info } of linesOf(part, delimiter, most)) {
      lines.push({ record, info: { lines: info.lines + above } });
    }
    if (lines.length >= most) {
      break;
    }
    above += part.split('\n').length - 1;
    yield;
  }
  return lines;
}

const delimiters = [',', ';', '\t'] as const;

/**
 * What tells the cells of a file apart: one sign, because sums such as 1,25,000.00 stand in files of the others. The one by which
 * the headings are found, or else by which most of the first lines fall apart.
 */
function delimiterOf(text: string, isKnown: (line: Line) => boolean): string {
  const tried = delimiters.flatMap((delimiter) => {
    try {
      const lines = linesOf(text, delimiter, maxAbove);
      return [{ delimiter, hasHead: lines.some(isKnown), split: lines.filter(isSplit).length }];
    } catch {
      return [];
    }
  });
  const [best] = tried.toSorted((a, b) => Number(b.hasHead) - Number(a.hasHead) || b.split - a.split);
  return best?.delimiter ?? ',';
}

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
    const delimiter = delimiterOf(text, (line) => isHead(line, wanted.named));
    lines = yield* linesInSlices(text, delimiter, maxLines + maxAbove + 1);
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
