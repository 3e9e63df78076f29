import { eq, inArray } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { dropFile } from '#platform/private-files/private-files.ts';
import { importRows, imports } from '../imports.table.ts';

/** Removes what imports keep of somebody: their rows, the files that they stand in, and the faults of those. */
export async function forgetImported(context: CommandContext, subjectId: string): Promise<void> {
  const { tx } = context;
  const gone = await tx
    .delete(importRows)
    .where(eq(importRows.subjectId, subjectId))
    .returning({ importId: importRows.importId });
  const ids = [...new Set(gone.map(({ importId }) => importId))];
  if (ids.length === 0) {
    return;
  }
  const kept = await tx
    .select({ fileId: imports.fileId })
    .from(imports)
    .where(inArray(imports.id, ids))
    .orderBy(imports.id)
    .for('no key update');
  await tx.update(imports).set({ faults: [] }).where(inArray(imports.id, ids));
  for (const { fileId } of kept) {
    if (fileId !== null) {
      await dropFile(context, fileId);
    }
  }
}
