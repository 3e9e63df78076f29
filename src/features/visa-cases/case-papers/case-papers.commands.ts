import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { dropFile, keepFile } from '#platform/private-files/private-files.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { noteOpenings } from '../openings/openings.writes.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { againRequest, type FileTaken, fileSent } from '../visa-cases.contract.ts';
import { findApplicantPlace } from '../visa-cases.queries.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { visaApplicants, visaCaseFiles, visaCasePapers } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { findTaken } from './case-papers.queries.ts';
import { refusalOfPaper } from './case-papers.rules.ts';

type PaperRow = typeof visaCasePapers.$inferSelect;

const missing = () => new Failure('not-found', 'visa-cases.no-paper', 'The case has no such paper.');
const isId = (text: string) => z.uuid().safeParse(text).success;

/** A paper of a case, by its id, or, of an applicant, by its key in the guide. @throws Failure not-found */
async function findPaper(
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

/**
 * Puts a file that has arrived to a paper, as its next page. What comes for a paper that is wanted again takes the place of
 * what was there.
 * @throws Failure conflict `visa-cases.closed`, `visa-cases.accepted` or `files.many`.
 */
async function putFile(
  context: CommandContext,
  { row, paper }: { readonly row: Awaited<ReturnType<typeof lockCase>>; readonly paper: PaperRow },
  { fileId, upload }: { readonly fileId: string; readonly upload?: string | undefined },
): Promise<FileTaken> {
  const { tx, now } = context;
  const before =
    paper.state === 'again' ? 0 : await tx.$count(visaCaseFiles, eq(visaCaseFiles.paperId, paper.id));
  const refusal = refusalOfPaper({ isOpen: takesPapers(row.state), state: paper.state, files: before });
  if (refusal) {
    throw refusal;
  }
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
    .values({ fileId, paperId: paper.id, position: last?.position ?? 0, at: now, upload });
  await tx
    .update(visaCasePapers)
    .set({ state: 'received', phrase: null, because: null, changedAt: now })
    .where(eq(visaCasePapers.id, paper.id));
  await changeCase(context, row, {}, 'received', { paper: paper.key, applicant: paper.applicantId });
  return { id: fileId, name, bytes, state: 'received' };
}

/**
 * Takes a file from whoever holds the link of a case. An upload in pieces that is finished twice brings one file.
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
  }),
  run: async (context, { token, applicant, paper: which, fileId, upload }) => {
    const row = await lockCase(context, { token });
    const paper = await findPaper(context, { caseId: row.id, applicant, paper: which });
    const taken = upload === undefined ? undefined : await findTaken(context.tx, upload);
    if (taken !== undefined) {
      await dropFile(context, fileId);
      return taken;
    }
    const made = await putFile(context, { row, paper }, { fileId, upload });
    if (upload !== undefined) {
      await dropFile(context, upload);
    }
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
  input: one,
  run: async (context, { id, paper: which }) => {
    const { tx } = context;
    const row = await lockCase(context, { id });
    const paper = await findPaper(context, { caseId: id, paper: which });
    const files = await tx
      .select({ file: privateFiles })
      .from(visaCaseFiles)
      .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
      .where(eq(visaCaseFiles.paperId, paper.id))
      .orderBy(asc(visaCaseFiles.position));
    if (files.length === 0) {
      throw new Failure('not-found', 'files.not-found', 'Nothing has come for this paper.');
    }
    const [applicant] = await tx
      .select({ name: visaApplicants.name })
      .from(visaApplicants)
      .where(eq(visaApplicants.id, paper.applicantId));
    await noteOpenings(context, [paper]);
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

/** Accepts a paper; once more changes nothing. @throws Failure conflict when nothing has come, or the case is over */
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
    await tx
      .update(visaCasePapers)
      .set({ state: 'accepted', changedAt: now })
      .where(eq(visaCasePapers.id, paper.id));
    await changeCase(context, row, {}, 'accepted', { paper: paper.key, applicant: paper.applicantId });
    return { id };
  },
});

/** @throws Failure conflict for a paper that there is nothing to decide of */
function refuseUndecidable(state: Parameters<typeof takesPapers>[0], paper: PaperRow): void {
  if (!takesPapers(state)) {
    throw new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
  }
  if (paper.state === 'wanted' || paper.state === 'again') {
    throw new Failure('conflict', 'visa-cases.nothing', 'Nothing has come for this paper yet.');
  }
}

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
