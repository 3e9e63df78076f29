import { and, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import type { FileTaken } from './case-papers.contract.ts';

/** The file that an upload in pieces brought; undefined while it isn't finished. */
export async function findTaken(db: ReadDatabase, upload: string): Promise<FileTaken | undefined> {
  const [taken] = await db
    .select({
      id: privateFiles.id,
      name: privateFiles.name,
      bytes: privateFiles.bytes,
      state: visaCasePapers.state,
    })
    .from(visaCaseFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
    .innerJoin(visaCasePapers, eq(visaCasePapers.id, visaCaseFiles.paperId))
    .where(eq(visaCaseFiles.upload, upload));
  return taken;
}

/** Whether a case has a paper. */
export async function hasPaper(db: ReadDatabase, which: { caseId: string; paper: string }): Promise<boolean> {
  const [found] = await db
    .select({ id: visaCasePapers.id })
    .from(visaCasePapers)
    .where(and(eq(visaCasePapers.id, which.paper), eq(visaCasePapers.caseId, which.caseId)));
  return found !== undefined;
}
