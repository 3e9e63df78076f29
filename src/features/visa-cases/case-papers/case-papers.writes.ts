import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { dropFile, keepFile } from '#platform/private-files/private-files.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import { type CaseRow, changeCase } from '../visa-cases.writes.ts';
import type { FileTaken } from './case-papers.contract.ts';
import { refusalOfPaper } from './case-papers.rules.ts';

export type PaperRow = typeof visaCasePapers.$inferSelect;

const missing = () => new Failure('not-found', 'visa-cases.no-paper', 'The case has no such paper.');
const isId = (text: string) => z.uuid().safeParse(text).success;

/** A paper of a case, by its id, or, of an applicant, by its key in the guide. @throws Failure not-found */
export async function findPaper(
  { tx }: Pick<CommandContext, 'tx'>,
  { caseId, applicant, paper }: { caseId: string; applicant?: string; paper: string },
): Promise<PaperRow> {
  const [found] = await tx
    .select()
    .from(visaCasePapers)
    .where(
      and(
        eq(visaCasePapers.caseId, caseId),
        applicant === undefined ? undefined : eq(visaCasePapers.applicantId, applicant),
        isId(paper) ? eq(visaCasePapers.id, paper) : eq(visaCasePapers.key, paper),
      ),
    );
  if (!found || (applicant === undefined && !isId(paper))) {
    throw missing();
  }
  return found;
}

/** Deletes the files of a paper: their rows and keys now, their bytes once the transaction has been committed. */
export async function dropFiles(context: CommandContext, paperId: string): Promise<number> {
  const gone = await context.tx
    .delete(visaCaseFiles)
    .where(eq(visaCaseFiles.paperId, paperId))
    .returning({ fileId: visaCaseFiles.fileId });
  for (const { fileId } of gone) {
    await dropFile(context, fileId);
  }
  return gone.length;
}

/** Deletes one file of a paper. @returns its place among the others, for the one that comes instead; undefined when it is gone already */
async function takePlace(
  context: CommandContext,
  { id }: PaperRow,
  fileId: string,
): Promise<number | undefined> {
  const [gone] = await context.tx
    .delete(visaCaseFiles)
    .where(and(eq(visaCaseFiles.fileId, fileId), eq(visaCaseFiles.paperId, id)))
    .returning({ position: visaCaseFiles.position });
  if (gone) {
    await dropFile(context, fileId);
  }
  return gone?.position;
}

/**
 * Puts a file that has arrived to a paper, as its next page or in the place of one of its files. What comes for a paper that is
 * wanted again takes the place of what was there.
 * @throws Failure conflict `visa-cases.closed`, `visa-cases.accepted`, `visa-cases.stood-for` or `files.many`.
 */
export async function putFile(
  context: CommandContext,
  { row, paper }: { readonly row: CaseRow; readonly paper: PaperRow },
  {
    fileId,
    upload,
    replaces,
  }: {
    readonly fileId: string;
    readonly upload?: string | undefined;
    readonly replaces?: string | undefined;
  },
): Promise<FileTaken> {
  const { tx, now } = context;
  const stays = and(
    eq(visaCaseFiles.paperId, paper.id),
    replaces === undefined ? undefined : ne(visaCaseFiles.fileId, replaces),
  );
  const before = paper.state === 'again' ? 0 : await tx.$count(visaCaseFiles, stays);
  const refusal = refusalOfPaper({
    isOpen: takesPapers(row.state),
    state: paper.state,
    isStoodFor: paper.standIn !== null,
    files: before,
  });
  if (refusal) {
    throw refusal;
  }
  const place = replaces === undefined ? undefined : await takePlace(context, paper, replaces);
  if (paper.state === 'again') {
    await dropFiles(context, paper.id);
  }
  const { name, bytes } = await keepFile(context, fileId);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${visaCaseFiles.position}) + 1, 0)::int` })
    .from(visaCaseFiles)
    .where(eq(visaCaseFiles.paperId, paper.id));
  await tx
    .insert(visaCaseFiles)
    .values({ fileId, paperId: paper.id, position: place ?? last?.position ?? 0, at: now, upload });
  await tx
    .update(visaCasePapers)
    .set({ state: 'received', phrase: null, because: null, changedAt: now })
    .where(eq(visaCasePapers.id, paper.id));
  await changeCase(context, row, {}, place === undefined ? 'received' : 'replaced', {
    paper: paper.key,
    applicant: paper.applicantId,
    ...(place === undefined ? {} : { file: replaces }),
  });
  return { id: fileId, name, bytes, state: 'received' };
}
