import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import type { ImportFault } from './faults.contract.ts';
import { faultWords } from './faults.rules.ts';
import {
  type ImportKindName,
  type ListedImport,
  listedFaults,
  type ReadImport,
  type TriedImport,
} from './imports.contract.ts';
import { importHeads, importProgress, imports } from './imports.table.ts';

export type ImportRow = typeof imports.$inferSelect;

/** How many imports a list shows. */
const listed = 100;

/** For so many days the file of an import is kept: its faulty rows can be taken out so long. */
const fileDays = 30;

/** An import as it is stored; undefined when there is none. */
export async function findImportRow(db: ReadDatabase, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** An encrypted file that arrived or is kept. */
export async function findFile(db: ReadDatabase, id: string) {
  const [file] = await db.select().from(privateFiles).where(eq(privateFiles.id, id));
  return file;
}

/** Which fields the heads of files of this kind were read as the last time. */
export async function findRememberedHeads(
  db: ReadDatabase,
  kind: ImportKindName,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.select().from(importHeads).where(eq(importHeads.kind, kind));
  return new Map(rows.map(({ head, field }) => [head, field]));
}

/** Faults as a reader is told of them. */
export const describedFaults = (faults: readonly ImportFault[], language: Language): TriedImport['faults'] =>
  faults.slice(0, listedFaults).map(({ row, column, value, fault }) => ({
    row,
    column,
    value,
    message: faultWords(fault, language),
  }));

const instant = (at: Date | null) => at?.toISOString() ?? null;

async function standingsOf(db: ReadDatabase, rows: readonly ImportRow[]): Promise<ListedImport[]> {
  const names = await findActorNames(
    db,
    rows.flatMap(({ createdBy, takenOverBy, undoneBy }) =>
      [createdBy, takenOverBy, undoneBy].filter((id) => id !== null),
    ),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    createdBy: names.get(row.createdBy) ?? row.createdBy,
    takenOverAt: instant(row.takenOverAt),
    takenOverBy: nameOf(row.takenOverBy),
    finishedAt: instant(row.finishedAt),
    undoneAt: instant(row.undoneAt),
    undoneBy: nameOf(row.undoneBy),
    undoReason: row.undoReason,
    added: row.added,
    joined: row.joined,
    skipped: row.skipped,
    failure: row.failure,
    faultCount: row.faultCount,
  }));
}

/** What came in so far, latest first; not what was only read. */
export async function listImports(db: ReadDatabase): Promise<ListedImport[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(inArray(imports.state, ['running', 'done', 'undone', 'failed']))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(listed);
  return standingsOf(db, rows);
}

/** One import as it stands, without what its file would do. */
export async function describeImport(
  db: ReadDatabase,
  row: ImportRow,
  language: Language,
): Promise<Omit<ReadImport, 'tried'>> {
  const [standing] = await standingsOf(db, [row]);
  if (standing === undefined) {
    throw new Error('An import has no standing.');
  }
  const [progress] = await db
    .select({ done: importProgress.done, of: importProgress.of })
    .from(importProgress)
    .where(eq(importProgress.importId, row.id));
  return {
    ...standing,
    progress: row.state === 'running' ? (progress ?? null) : null,
    faults: describedFaults(row.faults, language),
  };
}

/** Imports that somebody has said to take over, the first one first. */
export const listRunning = (db: ReadDatabase): Promise<{ id: string }[]> =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.state, 'running'))
    .orderBy(imports.takenOverAt, imports.id);

/** Imports whose file has been kept long enough. */
export const listWithOldFiles = (db: ReadDatabase, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        isNotNull(imports.fileId),
        inArray(imports.state, ['read', 'done', 'undone', 'failed']),
        lt(imports.createdAt, new Date(now.getTime() - fileDays * 24 * 3_600_000)),
      ),
    )
    .orderBy(imports.createdAt, imports.id);
