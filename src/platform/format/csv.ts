import { groupedPhone } from '../phone/grouped-phone.ts';

/** The start of what a spreadsheet takes for a formula, also after spaces and in full width. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;
/** A telephone number with its country: as one long number a spreadsheet would drop the plus, and show 8.80181E+12. */
const phone = /^\+[1-9]\d{7,14}$/;
/** A number may begin with a sign: it isn't a formula. */
const plainNumber = /^[+-]?\d[\d,.]*$/;

/** A telephone number with a space in it, which stays as it is in any spreadsheet, and is read as the same number everywhere. */
const spaced = (number: string): string => {
  const grouped = groupedPhone(number);
  return grouped === number ? `${number.slice(0, 4)} ${number.slice(4)}` : grouped;
};

/**
 * A value as a cell of a CSV file. Telephone numbers stay text. A formula is turned into text by an apostrophe in front; quotes are doubled, and
 * values that could break the line are quoted.
 */
export function csvCell(value: string): string {
  if (phone.test(value)) {
    return spaced(value);
  }
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n;]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row with the line ending of RFC 4180. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Tells Excel that the file is UTF-8; without it Bangla is garbled. */
export const byteOrderMark = '\uFEFF';

/** The lines of a file, joined. */
export const csvFile = (lines: readonly string[]): Blob =>
  new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
