import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Actor, CommandContext, CommandDeps } from '#platform/command/command.ts';
import type { ReadDatabase, Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Storage } from '#platform/storage.ts';
import type { ImportFault } from './faults.contract.ts';
import type { DayOrder, ImportKindName, Standing } from './imports.contract.ts';
import type { importRows } from './imports.table.ts';

/** What the reader of a file is told about it. */
export interface Opening {
  /** By head its field, or null for a column that isn't taken: as somebody chose. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** The same, as it was chosen for files of this kind before; by `plainHead`. */
  readonly remembered: ReadonlyMap<string, string | null>;
  /** Undefined until somebody has said. */
  readonly dates: DayOrder | undefined;
  /** In Asia/Dhaka. */
  readonly today: CalendarDate;
  /** For a reader that asks which tables there are. */
  readonly database: Pick<Transaction, 'execute'>;
}

/** A column of a file, and who says what it holds; null: nobody. */
export interface OpenedColumn {
  readonly name: string;
  readonly field: string | null;
  readonly by: 'given' | 'remembered' | 'proposed' | null;
}

export type MadeRow = Omit<typeof importRows.$inferInsert, 'importId'>;
export type StoredRow = typeof importRows.$inferSelect;

/** What taking over would do now, by what is there. Rows with a fault aren't written. */
export interface Tried {
  readonly willAdd: number;
  readonly willJoin: number;
  readonly willSkip: number;
  readonly faults: readonly ImportFault[];
  /**
   * Does it, in the same transaction in which it was tried.
   * @param done Is told how many rows are done.
   * @returns what each row made, or added to
   */
  write(context: CommandContext, done: (rows: number) => Promise<void>): Promise<readonly MadeRow[]>;
}

/** A file that was read. */
export interface OpenedImport {
  readonly rows: number;
  readonly columns: readonly OpenedColumn[];
  /** What a column can be. */
  readonly fields: readonly string[];
  readonly first: readonly (readonly string[])[];
  /** What stands in a row, for the file of faulty ones. */
  cellsOf(row: number): readonly string[];
  /** What can't be read, whatever is there. */
  readonly faults: readonly ImportFault[];
  readonly asks: readonly 'dates'[];
  /** What was left out, in words. */
  readonly dropped: readonly string[];
  /**
   * What is done before the transaction, in its own: pictures are taken, each once however often it begins anew.
   */
  prepare?(deps: { readonly commands: CommandDeps; readonly storage: Storage }, actor: Actor): Promise<void>;
  /** @param language Of words that are written, such as what a note says of another address. */
  attempt(db: ReadDatabase, language: Language): Promise<Tried>;
}

/** One kind of thing that is brought along: how its files are read, what they do, and how that is taken back. */
export interface ImportKind {
  readonly name: ImportKindName;
  /** What the commands need that its rows are written by. */
  readonly permissions: readonly string[];
  /** @throws Failure of a file that isn't read */
  open(file: { readonly name: string; readonly bytes: Uint8Array }, opening: Opening): Promise<OpenedImport>;
  /** What came to stand on what these rows made; nothing when it can be taken back. */
  standing(
    context: Pick<CommandContext, 'tx' | 'now'>,
    rows: readonly StoredRow[],
  ): Promise<readonly Standing[]>;
  /** @param reason as somebody typed it */
  undo(context: CommandContext, rows: readonly StoredRow[], reason: string): Promise<void>;
}
