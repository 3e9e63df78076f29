import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { queuePush } from '#features/push/push.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { dropFile } from '#platform/private-files/private-files.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { findOpened } from '../openings/openings.queries.ts';
import { noteOpenings } from '../openings/openings.writes.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { findApplicantPlace } from '../visa-cases.queries.ts';
import { visaApplicants, visaCaseFiles, visaCaseOpenings, visaCasePapers } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { againRequest, fileSent, replacing } from './case-papers.contract.ts';
import { findTaken } from './case-papers.queries.ts';
import { refuseUndecidable } from './case-papers.rules.ts';
import { findPaper, type PaperRow, putFile } from './case-papers.writes.ts';

/**
 * Takes a file from whoever holds the link of a case, as the next page or in the place of another file. An upload in pieces that is finished twice brings one file.
 * @throws Failure what `putFile` throws; not-found for any other link.
 */
export const addFile = command({
  name: 'visa-cases.add-file',
  permission: 'visa-cases.visit',
  input: z.strictObject({
    token: z.string().max(60),
    applicant: z.uuid(),
    paper: z.string().max(80),
    fileId: z.uuid(),
    /** The upload that brought it piece by piece. */
    upload: z.uuid().optional(),
    ...replacing.shape,
  }),
  run: async (context, { token, applicant, paper: which, fileId, upload, replaces }) => {
    const row = await lockCase(context, { token });
    const paper = await findPaper(context, { caseId: row.id, applicant, paper: which });
    const taken = upload === undefined ? undefined : await findTaken(context.tx, upload);
    if (taken !== undefined) {
      await dropFile(context, fileId);
      return taken;
    }
    const made = await putFile(context, { row, paper }, { fileId, upload, replaces });
    if (upload !== undefined) {
      await dropFile(context, upload);
    }
    const path = `/dashboard/visacases/${row.id}`;
    await queuePush(context, {
      kind: 'paper.arrived',
      subjectId: row.id,
      reference: row.reference,
      path,
    });
    return made;
  },
});

const one = z.strictObject({ id: z.uuid(), paper: z.uuid() });

/**
 * Takes a file that a customer gave to the staff. Sent once more with its key it is there once.
 * @throws Failure what `putFile` throws; invalid `key.used`.
 */
export const sendFile = command({
  name: 'visa-cases.send-file',
  permission: 'visa-cases.write',
  input: one.extend({ fileId: z.uuid(), key: idempotencyKey }),
  run: async (context, { id, paper: which, fileId, key }) => {
    const write = { command: 'visa-cases.send-file', key, hash: hashOf({ id, which }), schema: fileSent };
    const sent = await respondOnce(context, write, async () => {
      const row = await lockCase(context, { id });
      const paper = await findPaper(context, { caseId: id, paper: which });
      const { id: made } = await putFile(context, { row, paper }, { fileId });
      return { id: made };
    });
    if (sent.id !== fileId) {
      await dropFile(context, fileId);
    }
    return sent;
  },
});

/** Opens the files of a paper for somebody of the staff: the customer sees who it was, and it is in the log. */
export const openPaper = command({
  name: 'visa-cases.open-paper',
  permission: 'visa-cases.write',
  input: one.extend({
    /** Which file, from 0; absent: all of them. */
    number: z.int().min(0).optional(),
  }),
  run: async (context, { id, paper: which, number }) => {
    const { tx } = context;
    const row = await lockCase(context, { id });
    const paper = await findPaper(context, { caseId: id, paper: which });
    const files = await tx
      .select({ file: privateFiles })
      .from(visaCaseFiles)
      .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
      .where(eq(visaCaseFiles.paperId, paper.id))
      .orderBy(asc(visaCaseFiles.position));
    const seen = number === undefined ? files : files.slice(number, number + 1);
    if (seen.length === 0) {
      throw new Failure('not-found', 'files.not-found', 'Nothing has come for this paper.');
    }
    const [applicant] = await tx
      .select({ name: visaApplicants.name })
      .from(visaApplicants)
      .where(eq(visaApplicants.id, paper.applicantId));
    await noteOpenings(context, [{ paper, files: seen.map(({ file }) => file.id) }]);
    context.log({
      subjectKind: 'visa-case',
      subjectId: id,
      difference: { happened: 'opened', paper: paper.key },
    });
    return {
      files: files.map(({ file }) => file),
      reference: row.reference,
      country: row.title.en.country,
      key: paper.key,
      name: nameOf(paper.requirement),
      applicant: applicant?.name ?? '',
    };
  },
});

/** @throws Failure conflict with the numbers of the files that whoever accepts a paper hasn't opened as they are now */
async function refuseUnopened({ tx, actor }: CommandContext, { id }: PaperRow): Promise<void> {
  const files = await tx
    .select({ id: visaCaseFiles.fileId })
    .from(visaCaseFiles)
    .where(eq(visaCaseFiles.paperId, id))
    .orderBy(asc(visaCaseFiles.position));
  const opened = await findOpened(tx, actor.id, eq(visaCaseOpenings.paperId, id));
  const unopened = files.flatMap((file, index) => (opened.has(file.id) ? [] : [index + 1]));
  if (unopened.length > 0) {
    throw new Failure('conflict', 'visa-cases.unopened', 'You have not opened this paper as it is now.', [], {
      unopened,
    });
  }
}

/**
 * Accepts a paper; once more changes nothing.
 * @throws Failure conflict when nothing has come, the case is over, or the actor hasn't opened every file of it
 */
export const acceptPaper = command({
  name: 'visa-cases.accept-paper',
  permission: 'visa-cases.write',
  input: one,
  run: async (context, { id, paper: which }) => {
    const { tx, now } = context;
    const row = await lockCase(context, { id });
    const paper = await findPaper(context, { caseId: id, paper: which });
    if (paper.state === 'accepted') {
      return { id };
    }
    refuseUndecidable(row.state, paper);
    await refuseUnopened(context, paper);
    await tx
      .update(visaCasePapers)
      .set({ state: 'accepted', changedAt: now })
      .where(eq(visaCasePapers.id, paper.id));
    await changeCase(context, row, {}, 'accepted', { paper: paper.key, applicant: paper.applicantId });
    return { id };
  },
});

/** Asks for a paper again, with the reason that the customer reads. A case that was ready is checked again. */
export const askAgain = command({
  name: 'visa-cases.ask-again',
  permission: 'visa-cases.write',
  input: one.extend(againRequest.shape),
  run: async (context, { id, paper: which, because, phrase = null }) => {
    const { tx, now } = context;
    const row = await lockCase(context, { id });
    const paper = await findPaper(context, { caseId: id, paper: which });
    refuseUndecidable(row.state, paper);
    await tx
      .update(visaCasePapers)
      .set({ state: 'again', because, phrase, changedAt: now })
      .where(eq(visaCasePapers.id, paper.id));
    const after = await changeCase(
      context,
      row,
      row.state === 'ready' ? { state: 'checking' } : {},
      'again',
      // The reason may name what is in the paper: it goes when the papers go.
      { paper: paper.key, applicant: paper.applicantId, phrase },
    );
    const whose = await findApplicantPlace(tx, paper);
    await queueCaseLetter(context, after, { kind: 'again', paper: paper.requirement, whose, because });
    return { id };
  },
});
