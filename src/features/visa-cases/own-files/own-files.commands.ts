import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { dropFile } from '#platform/private-files/private-files.ts';
import { refuseLocked } from '../case-papers/case-papers.rules.ts';
import { findPaper } from '../case-papers/case-papers.writes.ts';
import { visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { type FileRemoved, fileRemoved } from './own-files.contract.ts';

/**
 * The customer takes back a file, by the link, as long as nobody has accepted its paper: it is deleted with its key, and the
 * history of the case says so. One that is gone already is no mistake: who asks twice is answered the same.
 * @throws Failure not-found for the link and the paper; conflict `visa-cases.closed` or `visa-cases.accepted`
 */
export const removeFile = command({
  name: 'visa-cases.remove-file',
  permission: 'visa-cases.visit',
  input: z.strictObject({
    token: z.string().max(60),
    applicant: z.uuid(),
    /** Its id, or its key in the guide. */
    paper: z.string().max(80),
    file: z.uuid(),
  }),
  output: fileRemoved,
  run: async (context, { token, applicant, paper: which, file }): Promise<FileRemoved> => {
    const { tx, now } = context;
    const row = await lockCase(context, { token });
    const paper = await findPaper(context, { caseId: row.id, applicant, paper: which });
    const [gone] = await tx
      .delete(visaCaseFiles)
      .where(and(eq(visaCaseFiles.fileId, file), eq(visaCaseFiles.paperId, paper.id)))
      .returning({ id: visaCaseFiles.fileId });
    if (gone === undefined) {
      return { id: file, state: paper.state };
    }
    refuseLocked(row.state, paper);
    await dropFile(context, file);
    const left = await tx.$count(visaCaseFiles, eq(visaCaseFiles.paperId, paper.id));
    // What was asked for again stays so.
    const state = left === 0 && paper.state === 'received' ? 'wanted' : paper.state;
    await tx.update(visaCasePapers).set({ state, changedAt: now }).where(eq(visaCasePapers.id, paper.id));
    await changeCase(context, row, {}, 'file-removed', {
      paper: paper.key,
      applicant: paper.applicantId,
      file,
    });
    return { id: file, state };
  },
});
