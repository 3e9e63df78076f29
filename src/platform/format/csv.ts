/** Begins what a spreadsheet would take for a formula, behind spaces and in full width too. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;
/** A number may begin with a sign: there is nothing to run in it. */
const plainNumber = /^[+-]?\d[\d,.]*$/;

/**
 * A value as a cell of a CSV file. What a spreadsheet would run is made text by an apostrophe in front; quotes are
 * doubled, and whatever could break the line is quoted.
 */
export function csvCell(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n;]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row with the line end that RFC 4180 asks for. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Tells Excel that the file is UTF-8, without which Bangla comes out as noise. */
export const byteOrderMark = '\uFEFF';

/** Lines as a file. */
export const csvFile = (lines: readonly string[]): Blob =>
  new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
