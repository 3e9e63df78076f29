import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { type FileDeps, streamFile } from '#platform/private-files/private-files.ts';
import { visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import type { PhotographSeen } from './photographs.contract.ts';
import { measurePhotograph } from './photographs.gateway.ts';
import { errorsOf, isPhotograph, printedSize } from './photographs.rules.ts';

/**
 * What numbers say about a picture that came as a photograph. Nobody sees the picture by it, so that it is no opening.
 * @throws Failure not-found when it is no photograph, or there is none; conflict `files.unreadable`, `files.key-lost`
 */
export async function findPhotographSeen(
  { db, files }: { readonly db: ReadDatabase; readonly files: FileDeps },
  { id, paper, number }: { readonly id: string; readonly paper: string; readonly number: number },
): Promise<PhotographSeen> {
  const [found] = await db
    .select({ file: privateFiles, requirement: visaCasePapers.requirement })
    .from(visaCaseFiles)
    .innerJoin(visaCasePapers, eq(visaCasePapers.id, visaCaseFiles.paperId))
    .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
    .where(and(eq(visaCasePapers.caseId, id), eq(visaCasePapers.id, paper)))
    .orderBy(asc(visaCaseFiles.position))
    .offset(number)
    .limit(1);
  if (found === undefined || !isPhotograph(found.requirement.key)) {
    throw new Failure('not-found', 'files.not-found', 'There is no such photograph.');
  }
  const { en } = found.requirement.texts;
  const size = printedSize(`${en.name} ${en.detail ?? ''}`);
  const bytes = new Uint8Array(await new Response(streamFile(files, found.file)).arrayBuffer());
  const measured = await measurePhotograph(bytes).catch(() => {
    throw new Failure('conflict', 'files.unreadable', 'This picture can’t be read. Ask for it again.');
  });
  return {
    size: size ?? null,
    pixels: { width: measured.width, height: measured.height },
    faults: errorsOf(measured, size),
  };
}
