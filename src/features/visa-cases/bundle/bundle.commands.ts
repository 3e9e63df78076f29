import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { noteOpenings } from '../openings/openings.writes.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { visaApplicants, visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import { lockCase } from '../visa-cases.writes.ts';
import { bundleLimits } from './bundle.rules.ts';

/**
 * Opens all that came for a case, or for one applicant, to be bound into one PDF. Of each paper the customer sees who opened
 * it. What is wanted again is left out, since another file is to come for it.
 * @throws Failure not-found when nothing has come; conflict `visa-cases.bundle-large`
 */
export const openBundle = command({
  name: 'visa-cases.open-bundle',
  permission: 'visa-cases.write',
  input: z.strictObject({ id: z.uuid(), applicant: z.uuid().optional() }),
  run: async (context, { id, applicant }) => {
    const { tx } = context;
    const row = await lockCase(context, { id });
    const applicants = await tx
      .select()
      .from(visaApplicants)
      .where(
        and(
          eq(visaApplicants.caseId, id),
          applicant === undefined ? undefined : eq(visaApplicants.id, applicant),
        ),
      )
      .orderBy(asc(visaApplicants.position));
    const papers = await tx
      .select()
      .from(visaCasePapers)
      .where(eq(visaCasePapers.caseId, id))
      .orderBy(asc(visaCasePapers.position), asc(visaCasePapers.key));
    const ready = papers.filter(
      ({ applicantId, state }) =>
        (state === 'received' || state === 'accepted') && applicants.some((each) => each.id === applicantId),
    );
    const files = await tx
      .select({ paperId: visaCaseFiles.paperId, file: privateFiles })
      .from(visaCaseFiles)
      .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
      .where(
        inArray(
          visaCaseFiles.paperId,
          ready.map((paper) => paper.id),
        ),
      )
      .orderBy(asc(visaCaseFiles.position));
    if (files.length === 0) {
      throw new Failure('not-found', 'files.not-found', 'Nothing has come for this case yet.');
    }
    const bytes = files.reduce((sum, { file }) => sum + file.bytes, 0);
    if (files.length > bundleLimits.files || bytes > bundleLimits.bytes) {
      throw new Failure(
        'conflict',
        'visa-cases.bundle-large',
        'These are too many files for one PDF. Take one applicant at a time.',
      );
    }
    const opened = ready.filter((paper) => files.some(({ paperId }) => paperId === paper.id));
    await noteOpenings(
      context,
      opened.map((paper) => ({
        paper,
        files: files.filter(({ paperId }) => paperId === paper.id).map(({ file }) => file.id),
      })),
    );
    context.log({
      subjectKind: 'visa-case',
      subjectId: id,
      difference: { happened: 'opened', papers: opened.map(({ key }) => key) },
    });
    return {
      reference: row.reference,
      country: row.title.en.country,
      kind: row.title.en.kind,
      applicants: applicants.map(({ id: applicantId, name }) => ({
        name: name ?? '',
        papers: papers
          .filter((paper) => paper.applicantId === applicantId)
          .map((paper) => ({
            name: nameOf(paper.requirement),
            files: files.filter(({ paperId }) => paperId === paper.id).map(({ file }) => file),
          })),
      })),
    };
  },
});
