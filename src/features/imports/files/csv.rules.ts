import { type CsvLine, csvLinesInSlices, delimiterOf } from '#platform/csv-file/csv-file.ts';
import { type RawRow, tableOf } from './heads.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import { type FileRefusal, type FileTable, tableLimits } from './tables.contract.ts';

/** Empty rows and a title are counted, but aren’t many. */
const most = tableLimits.rows + 5_000;
const limits = { record: 2 * tableLimits.cell, withEmpty: true } as const;
/** So many lines say by which sign the cells are told apart. */
const looked = 60;

const filled = (line: CsvLine): number => line.record.filter((cell) => cell !== '').length;

/** A file falls apart by the sign that makes most rows as wide as the first one of several cells and, of two, most heads. */
function rankOf(lines: readonly CsvLine[]): number {
  const head = lines.find((line) => filled(line) > 1);
  const alike = lines.filter(({ record }) => record.length === head?.record.length).length;
  return head === undefined ? 0 : alike * tableLimits.columns + filled(head);
}

/** The sign that a first line `sep=;` names, as Excel writes it: that line is no row. */
function namedSign(text: string): { readonly sign: string | undefined; readonly rest: string } {
  const [line, sign] = /^\uFEFF?"?sep=([,;\t])"?\r?\n/i.exec(text.slice(0, 20)) ?? [];
  return { sign, rest: line === undefined ? text : text.slice(line.length) };
}

/** The table of a CSV file, read in slices: cells are told apart by comma, semicolon or tab. */
export function* csvTable(text: string): Generator<undefined, FileTable | FileRefusal> {
  const { sign, rest } = namedSign(text);
  let lines: readonly CsvLine[];
  try {
    const delimiter = sign ?? delimiterOf(rest, { ...limits, most: looked }, rankOf);
    lines = yield* csvLinesInSlices(rest, delimiter, { ...limits, most });
  } catch {
    return refusalOf('imports.unreadable');
  }
  if (lines.length >= most) {
    return refusalOf('imports.too-many-rows');
  }
  const rows = lines.flatMap((line, index): RawRow[] =>
    filled(line) > 0 ? [{ row: index + 1, cells: line.record }] : [],
  );
  return yield* tableOf('csv', rows, true);
}
