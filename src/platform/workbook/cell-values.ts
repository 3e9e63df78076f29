/** How a cell is written: a number may be a day. */
export interface CellStyles {
  /** By the number of the style. */
  readonly isDate: readonly boolean[];
  /** Whether days count from 1904. */
  readonly from1904: boolean;
}

/** Spreadsheets take no longer ones. */
const longestFormat = 255;

/** Whether numbers in this format are days or hours. @param code of a format that the file declares */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) {
    return (
      (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    );
  }
  // Words, colours and conditions of a format aren't its letters.
  const letters = code
    .slice(0, longestFormat)
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return !/general/i.test(letters) && /[dmyhs]/i.test(letters) && !/[0#?]\s*E[+-]/i.test(letters);
}

const dayMs = 86_400_000;

/** A day of a spreadsheet as `2026-11-29`, with its time if it has one, or its time alone. */
function dateText(serial: number, from1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const time = new Date((seconds % 86_400) * 1_000).toISOString().slice(11, 19);
  if (serial < 1) {
    return time;
  }
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(epoch + Math.floor(seconds / 86_400) * dayMs).toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? day : `${day} ${time}`;
}

/** The last day that a spreadsheet knows. */
const maxSerial = 2_958_466;

/**
 * A number as a cell shows it: without the digits that binary numbers add, and a day as a day. One that has lost digits keeps its
 * exponent, by which it is known.
 */
export function numberText(
  raw: string,
  { isDate, from1904 }: { isDate: boolean; from1904: boolean },
): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) {
    return raw.trim();
  }
  if (isDate && value >= 0 && value < maxSerial) {
    return dateText(value, from1904);
  }
  return Math.abs(value) > Number.MAX_SAFE_INTEGER
    ? value.toExponential(5).toUpperCase()
    : String(Number(value.toFixed(6)));
}
