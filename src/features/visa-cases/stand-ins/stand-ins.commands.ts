import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { findPaper, type PaperRow } from '../case-papers/case-papers.writes.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { visaCasePapers } from '../visa-cases.table.ts';
import { type CaseRow, changeCase, lockCase } from '../visa-cases.writes.ts';
import { caseChanged, sharing, waiver } from './stand-ins.contract.ts';
import { canBeStoodFor, canCount, noStandIn, type StandInKind } from './stand-ins.rules.ts';

const one = z.strictObject({ id: z.uuid(), paper: z.uuid() });

const refusals = {
  404: 'There is no such case, paper or applicant.',
  409: 'A file came for it (`visa-cases.came`), something stands for it already (`visa-cases.stood-for`), or the papers are handed in (`visa-cases.closed`).',
} as const;

/** A paper of a case that still takes papers. @throws Failure not-found; conflict `visa-cases.closed` */
async function findOpenPaper(context: CommandContext, { id, paper }: z.output<typeof one>) {
  const row = await lockCase(context, { id });
  if (!takesPapers(row.state)) {
    throw new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
  }
  return { row, paper: await findPaper(context, { caseId: id, paper }) };
}

/** @throws Failure conflict for a paper that nothing can stand for, since its own file came or something does */
function refuseStoodFor(paper: PaperRow): void {
  if (canBeStoodFor(paper)) {
    return;
  }
  throw paper.standIn === null
    ? new Failure('conflict', 'visa-cases.came', 'A file came for this paper. Look at that first.')
    : new Failure('conflict', 'visa-cases.stood-for', 'No file is needed for this paper already.');
}

interface Standing {
  readonly kind: StandInKind;
  readonly because?: string;
  /** The paper that counts. */
  readonly source?: string;
}

/** Writes what stands for papers from now on. */
async function standFor(
  { tx, actor, now }: CommandContext,
  papers: readonly string[],
  { kind, because, source }: Standing,
): Promise<void> {
  await tx
    .update(visaCasePapers)
    .set({
      standIn: kind,
      standInBy: actor.id,
      standInAt: now,
      standInBecause: because ?? null,
      standInPaper: source ?? null,
      changedAt: now,
    })
    .where(inArray(visaCasePapers.id, [...papers]));
}

const whose = ({ key, applicantId }: PaperRow) => ({ paper: key, applicant: applicantId });

/** Says that somebody of the staff saw a paper itself and gave it back: no file of it is needed. */
export const seePaper = command({
  name: 'visa-cases.see-paper',
  permission: 'visa-cases.write',
  input: one,
  output: caseChanged,
  refusals,
  run: async (context, which) => {
    const { row, paper } = await findOpenPaper(context, which);
    refuseStoodFor(paper);
    await standFor(context, [paper.id], { kind: 'seen' });
    await changeCase(context, row, {}, 'seen-on-paper', whose(paper));
    return { id: row.id };
  },
});

/** Says that an applicant doesn't need a paper, with the reason that the customer reads. */
export const waivePaper = command({
  name: 'visa-cases.waive-paper',
  permission: 'visa-cases.write',
  input: one.extend(waiver.shape),
  output: caseChanged,
  refusals,
  run: async (context, { because, ...which }) => {
    const { row, paper } = await findOpenPaper(context, which);
    refuseStoodFor(paper);
    await standFor(context, [paper.id], { kind: 'not-needed', because });
    await changeCase(context, row, {}, 'not-needed', { ...whose(paper), because });
    return { id: row.id };
  },
});

/** The papers of one kind of some applicants of a case. @throws Failure not-found for one who isn't asked for it */
async function listSame(
  { tx }: CommandContext,
  { caseId, key }: PaperRow,
  applicants: readonly string[],
): Promise<PaperRow[]> {
  const found = await tx
    .select()
    .from(visaCasePapers)
    .where(
      and(
        eq(visaCasePapers.caseId, caseId),
        eq(visaCasePapers.key, key),
        inArray(visaCasePapers.applicantId, [...applicants]),
      ),
    );
  if (found.length < new Set(applicants).size) {
    throw new Failure('not-found', 'visa-cases.no-paper', 'The case has no such paper.');
  }
  return found;
}

/** Lets what came of one applicant count for others of the case as well: it is as good for them as for the first. */
export const sharePaper = command({
  name: 'visa-cases.share-paper',
  permission: 'visa-cases.write',
  input: one.extend(sharing.shape),
  output: caseChanged,
  refusals: {
    ...refusals,
    409: `Nothing came for the paper itself (\`visa-cases.nothing\`), or of one of the others: ${refusals[409].charAt(0).toLowerCase()}${refusals[409].slice(1)}`,
  },
  run: async (context, { applicants, ...which }) => {
    const { row, paper } = await findOpenPaper(context, which);
    if (!canCount(paper)) {
      throw new Failure('conflict', 'visa-cases.nothing', 'Nothing has come for this paper yet.');
    }
    const others = await listSame(context, paper, applicants);
    others.forEach(refuseStoodFor);
    const ids = others.map(({ id }) => id);
    await standFor(context, ids, { kind: 'family', source: paper.id });
    await changeCase(context, row, {}, 'shared', { ...whose(paper), applicants });
    return { id: row.id };
  },
});

/** Takes back what stood for a paper: its own file is wanted again. A case that was ready is checked again. */
export const takeBackStandIn = command({
  name: 'visa-cases.take-back-stand-in',
  permission: 'visa-cases.write',
  input: one,
  output: caseChanged,
  refusals: {
    404: 'There is no such case or paper.',
    409: 'The papers are handed in (`visa-cases.closed`).',
  },
  run: async (context, which) => {
    const { row, paper } = await findOpenPaper(context, which);
    const { standIn } = paper;
    if (standIn === null) {
      return { id: row.id };
    }
    await dropStandIns(context, [paper.id]);
    await changeCase(context, row, backToChecking(row), 'taken-back', { ...whose(paper), standIn });
    return { id: row.id };
  },
});

const backToChecking = ({ state }: CaseRow) => (state === 'ready' ? { state: 'checking' as const } : {});

/** Nothing stands for these papers any more. */
async function dropStandIns({ tx, now }: CommandContext, papers: readonly string[]): Promise<void> {
  await tx
    .update(visaCasePapers)
    .set({ ...noStandIn, changedAt: now })
    .where(inArray(visaCasePapers.id, [...papers]));
}
