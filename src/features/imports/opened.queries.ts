import { dhakaDate } from '#platform/calendar-date.ts';
import type { Clock } from '#platform/clock.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase, Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { type FileDeps, readWhole } from '#platform/private-files/private-files.ts';
import type { ImportKind, OpenedImport, Tried } from './import-kinds.writes.ts';
import { faultyRows, previewRows } from './import-rows.rules.ts';
import type { ImportKindName, TriedImport } from './imports.contract.ts';
import { describedFaults, findFile, findRememberedHeads, type ImportRow } from './imports.queries.ts';

export type ImportKinds = ReadonlyMap<ImportKindName, ImportKind>;

/** @throws Failure invalid for a kind that nothing reads */
export function kindIn(kinds: ImportKinds, name: ImportKindName): ImportKind {
  const kind = kinds.get(name);
  if (kind === undefined) {
    const message = `Files of ${name} aren’t read.`;
    throw new Failure('invalid', 'imports.kind', message, [{ path: 'kind', message }]);
  }
  return kind;
}

/** What reading a file needs. */
export interface ReadingDeps {
  readonly files: Pick<FileDeps, 'storage' | 'dataKey'>;
  readonly kinds: ImportKinds;
  readonly clock: Clock;
  readonly db: Pick<Transaction, 'execute'>;
}

type Chosen = Pick<ImportRow, 'kind' | 'fileName' | 'fileId' | 'columns' | 'dates'>;

/**
 * Opens the file of an import.
 * @throws Failure conflict `imports.gone` when it is no longer kept; those of a file that can't be read
 */
export async function openImport(
  { files, kinds, clock, db: database }: ReadingDeps,
  db: ReadDatabase,
  { kind, fileName, fileId, columns, dates }: Chosen,
): Promise<OpenedImport> {
  const file = fileId === null ? undefined : await findFile(db, fileId);
  if (file === undefined) {
    throw new Failure('conflict', 'imports.gone', 'The file is no longer kept. Choose it again.');
  }
  return kindIn(kinds, kind).open(
    { name: fileName, bytes: await readWhole(files, file) },
    {
      columns,
      dates: dates ?? undefined,
      remembered: await findRememberedHeads(db, kind),
      today: dhakaDate(clock.now()),
      database,
    },
  );
}

/** Tells what a file holds and what taking it over would do. */
export function describeTried(
  row: Pick<ImportRow, 'id' | 'kind' | 'fileName' | 'dates'>,
  opened: OpenedImport,
  tried: Tried,
  language: Language,
): TriedImport {
  const faults = [...opened.faults, ...tried.faults].sort((one, other) => one.row - other.row);
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    dates: row.dates,
    rows: opened.rows,
    columns: [...opened.columns],
    fields: [...opened.fields],
    unused: opened.columns.flatMap(({ name, field }) => (field === null ? [name] : [])),
    first: opened.first.slice(0, previewRows).map((cells) => [...cells]),
    faults: describedFaults(faults, language),
    faultCount: faults.length,
    faultyRows: faultyRows(faults).size,
    asks: [...opened.asks],
    dropped: [...opened.dropped],
    willAdd: tried.willAdd,
    willJoin: tried.willJoin,
    willSkip: tried.willSkip,
  };
}
