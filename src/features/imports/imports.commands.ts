import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { dropFile, keepFile } from '#platform/private-files/private-files.ts';
import {
  dayOrders,
  importKindNames,
  importRefusals,
  importState,
  readingInput,
  takeOverInput,
  undoInput,
} from './imports.contract.ts';
import { importRows, imports } from './imports.table.ts';
import { type ImportKinds, kindIn } from './opened.queries.ts';

const permission = 'imports.write';

/** The import, locked: what refers to it may be written meanwhile. @throws Failure not found */
export async function lockImport({ tx }: Pick<CommandContext, 'tx'>, id: string) {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('no key update');
  if (row === undefined) {
    throw new Failure('not-found', 'imports.not-found', 'There is no such import.');
  }
  return row;
}

const wrongState = (state: string) =>
  new Failure('conflict', 'imports.state', `This import is ${state} already.`, [], { state });

const anyId = z.object({ id: z.uuid() });

/** Keeps a file that was read, and what it is to become. */
export const beginImport = command({
  name: 'imports.begin',
  permission,
  output: anyId,
  input: z.strictObject({
    kind: z.enum(importKindNames),
    fileName: z.string().max(200),
    fileId: z.uuid(),
    columns: readingInput.shape.columns,
    dates: z.enum(dayOrders).optional(),
  }),
  run: async (context, { kind, fileName, fileId, columns = {}, dates }) => {
    const id = crypto.randomUUID();
    await keepFile(context, fileId);
    await context.tx.insert(imports).values({
      id,
      kind,
      fileName,
      fileId,
      columns,
      dates: dates ?? null,
      createdBy: context.actor.id,
      createdAt: context.now,
    });
    context.log({ subjectKind: 'import', subjectId: id, difference: { kind } });
    return { id };
  },
});

/** Says what the columns of a file are, and how its days are written. */
export const chooseColumns = command({
  name: 'imports.choose-columns',
  permission,
  input: readingInput,
  output: anyId,
  refusals: importRefusals,
  run: async (context, { id, columns, dates }) => {
    const row = await lockImport(context, id);
    if (row.state !== 'read') {
      throw wrongState(row.state);
    }
    await context.tx
      .update(imports)
      .set({ columns: { ...row.columns, ...columns }, dates: dates ?? row.dates })
      .where(eq(imports.id, id));
    return { id };
  },
});

/** Says that it is to be taken over: a job does it. */
export const takeOverImport = command({
  name: 'imports.take-over',
  permission,
  input: takeOverInput,
  output: importState,
  once: 'key',
  refusals: importRefusals,
  run: async (context, { id, onlyGood }) => {
    const { tx, now, actor } = context;
    const row = await lockImport(context, id);
    if (row.state !== 'read') {
      throw wrongState(row.state);
    }
    await tx
      .update(imports)
      .set({ state: 'running', onlyGood, takenOverBy: actor.id, takenOverAt: now })
      .where(eq(imports.id, id));
    context.log({ subjectKind: 'import', subjectId: id, difference: { kind: row.kind } });
    return { state: 'running' as const };
  },
});

/** Notes that a take-over failed: nothing of it was written. */
export const failImport = command({
  name: 'imports.fail',
  permission: 'imports.run',
  input: z.strictObject({ id: z.uuid(), failure: z.string().max(1_000) }),
  run: async (context, { id, failure }) => {
    await context.tx
      .update(imports)
      .set({ state: 'failed', failure, finishedAt: context.now })
      .where(and(eq(imports.id, id), eq(imports.state, 'running')));
    context.log({ subjectKind: 'import', subjectId: id, difference: {} });
  },
});

/** Deletes the file of an import that was kept long enough. */
export const dropImportFile = command({
  name: 'imports.drop-file',
  permission: 'imports.run',
  input: anyId,
  run: async (context, { id }) => {
    const row = await lockImport(context, id);
    if (row.fileId !== null && row.state !== 'running') {
      await context.tx.update(imports).set({ faults: [] }).where(eq(imports.id, id));
      await dropFile(context, row.fileId);
    }
  },
});

/** Takes back what an import brought, as a whole, while nothing else stands on it. */
export const undoImport = (kinds: ImportKinds) =>
  command({
    name: 'imports.undo',
    permission,
    input: undoInput,
    output: importState,
    refusals: importRefusals,
    lends: [...kinds.values()].flatMap((kind) => kind.permissions),
    run: async (context, { id, reason }) => {
      const { tx, now, actor } = context;
      const row = await lockImport(context, id);
      if (row.state !== 'done') {
        throw wrongState(row.state);
      }
      const kind = kindIn(kinds, row.kind);
      const rows = await tx.select().from(importRows).where(eq(importRows.importId, id));
      const later = await laterImports(context, id, rows);
      const standing = [
        ...(await kind.standing(context, rows)).filter(({ count }) => count > 0),
        ...(later === 0 ? [] : [{ kind: 'imports', count: later }]),
      ];
      if (standing.length > 0) {
        const words = standing.map(({ kind: what, count }) => `${count} ${what}`).join(', ');
        throw new Failure('conflict', 'imports.built-on', `Something stands on it: ${words}.`, [], {
          standing,
        });
      }
      await kind.undo(context, rows, reason);
      await tx.delete(importRows).where(eq(importRows.importId, id));
      await tx
        .update(imports)
        .set({ state: 'undone', undoneBy: actor.id, undoneAt: now, undoReason: reason })
        .where(eq(imports.id, id));
      context.log({
        subjectKind: 'import',
        subjectId: id,
        difference: { kind: row.kind, count: rows.length },
      });
      return { state: 'undone' as const };
    },
  });

/** How many later imports added to what this one made. */
async function laterImports(
  { tx }: Pick<CommandContext, 'tx'>,
  id: string,
  rows: readonly (typeof importRows.$inferSelect)[],
): Promise<number> {
  const made = rows.flatMap(({ outcome, subjectId }) => (outcome === 'added' ? [subjectId] : []));
  const later = new Set<string>();
  for (let from = 0; from < made.length; from += 5_000) {
    const found = await tx
      .selectDistinct({ importId: importRows.importId })
      .from(importRows)
      .where(inArray(importRows.subjectId, made.slice(from, from + 5_000)));
    for (const { importId } of found) {
      later.add(importId);
    }
  }
  later.delete(id);
  return later.size;
}
