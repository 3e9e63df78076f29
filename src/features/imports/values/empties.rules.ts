/** What people write into a cell that has nothing in it. */
const words = new Set([
  ...[
    'n/a',
    'na',
    'n.a',
    'n.a.',
    '#n/a',
    'nil',
    'none',
    'null',
    'nan',
    'undefined',
    'not available',
    'not applicable',
  ],
  ...['নাই', 'নেই', 'নাই।', 'নেই।', 'প্রযোজ্য নয়', 'প্রযোজ্য নহে'],
]);

/** Blanks of all kinds, also those of no width, which come along when a cell is copied from a page. */
const blanks = /[\s\u00a0\u200b\u2060\ufeff]+/g;

/** Most cells are tidy: printable signs of ASCII with single blanks between them. */
const isTidy = (cell: string): boolean =>
  /^[ -~]*$/.test(cell) && !cell.includes('  ') && cell === cell.trim();

/** A cell with single blanks between its words, lines kept apart. */
export const tidied = (cell: string): string =>
  isTidy(cell)
    ? cell
    : cell
        .normalize('NFC')
        .split(/\r\n|\r|\n/)
        .map((line) => line.replace(blanks, ' ').trim())
        .filter((line) => line !== '')
        .join('\n');

/** Whether a cell has nothing in it, or a word for nothing: `N/A`, `-`, `nil`. */
export function isEmpty(cell: string): boolean {
  const text = tidied(cell);
  return text === '' || /^[-–—_.*\u2212/\\]+$/.test(text) || words.has(text.toLowerCase());
}

/** What a sheet shows where a formula has failed. */
export const sheetError = (cell: string): string | undefined =>
  /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/i.exec(cell.trim())?.[0];

/** So much of a value its fault quotes. */
const quoted = 40;

/** A value as a fault quotes it. */
export const shown = (cell: string): string => {
  const text = tidied(cell).replaceAll('\n', ' ');
  return text.length > quoted ? `${text.slice(0, quoted - 1)}…` : text;
};
