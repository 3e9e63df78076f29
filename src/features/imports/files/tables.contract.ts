/** What a table is read from, told by what is in the file and not by its name. */
export type TableFormat = 'csv' | 'xlsx' | 'vcard';

/** A row that has something in it. */
export interface TableRow {
  /** As the sheet counts it: its heads are in row 1 or, when rows above them are empty, further down. */
  readonly row: number;
  /** As many as there are heads, trimmed; '' where nothing stands. */
  readonly cells: readonly string[];
  /** How many filled cells stand behind the last head: something has slipped, mostly by a comma that isn’t in quotes. */
  readonly more?: number;
}

/** A table as it stands in a file. */
export interface FileTable {
  readonly format: TableFormat;
  /** Each once: one that is empty is called `Column C`, one that is there already `Name (2)`. */
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
}

export const fileRefusalCodes = [
  'imports.kind',
  'imports.old-excel',
  'imports.locked',
  'imports.unreadable',
  'imports.empty',
  'imports.too-large',
  'imports.too-wide',
  'imports.too-many-rows',
] as const;
export type FileRefusalCode = (typeof fileRefusalCodes)[number];

/** Why nothing of a file is read. */
export interface FileRefusal {
  readonly refused: FileRefusalCode;
  /** 415 what is no file of a table, 413 what is too large, 422 what is damaged or empty. */
  readonly status: 413 | 415 | 422;
  /** What is wrong and what would do, in English; `refusalText` has it in both languages. */
  readonly message: string;
}

/** How much a file may have. */
export const tableLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  /** Signs of a cell: no spreadsheet takes more. */
  cell: 32_767,
} as const;
