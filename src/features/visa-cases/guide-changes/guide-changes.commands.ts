import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { findGuide } from '../requirements/requirements.queries.ts';
import { noStandIn } from '../stand-ins/stand-ins.rules.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { visaCasePapers } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { readRevision } from './guide-changes.contract.ts';
import { type ApplicantChange, findGuideChange } from './guide-changes.queries.ts';

/** Takes over what the guide asks of one applicant by now. */
async function takeOverFor(
  { tx, now }: CommandContext,
  caseId: string,
  { applicant: applicantId, added, dropped, changed }: ApplicantChange,
): Promise<void> {
  const paperOf = (key: string) =>
    and(eq(visaCasePapers.applicantId, applicantId), eq(visaCasePapers.key, key));
  for (const { key } of dropped) {
    await tx.delete(visaCasePapers).where(paperOf(key));
  }
  for (const { to } of changed) {
    // What was accepted by other words is looked at again.
    const state = sql`CASE WHEN ${visaCasePapers.state} = 'accepted' THEN 'received' ELSE ${visaCasePapers.state} END`;
    await tx.update(visaCasePapers).set({ requirement: to, state, changedAt: now }).where(paperOf(to.key));
    // So is what was seen.
    await tx
      .update(visaCasePapers)
      .set(noStandIn)
      .where(and(paperOf(to.key), eq(visaCasePapers.standIn, 'seen')));
  }
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${visaCasePapers.position}), -1)::int` })
    .from(visaCasePapers)
    .where(eq(visaCasePapers.applicantId, applicantId));
  if (added.length > 0) {
    await tx.insert(visaCasePapers).values(
      added.map((requirement, index) => ({
        id: crypto.randomUUID(),
        caseId,
        applicantId,
        position: (last?.position ?? -1) + 1 + index,
        key: requirement.key,
        requirement,
        state: 'wanted' as const,
        changedAt: now,
      })),
    );
  }
}

/**
 * Takes over into a case what its guide asks by now, and tells the customer; without a difference nothing changes. A case
 * that was ready is checked again.
 */
export const takeOver = command({
  name: 'visa-cases.take-over',
  permission: 'visa-cases.write',
  input: readRevision.extend({ id: z.uuid() }),
  refusals: {
    404: 'There is no such case.',
    409: 'Its papers are handed in, the guide is not published, or it was changed again since it was shown (`visa-cases.guide-changed`).',
  },
  run: async (context, { id, revision }) => {
    const { tx, now } = context;
    const row = await lockCase(context, { id });
    if (!takesPapers(row.state)) {
      throw new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
    }
    const guide = await findGuide(tx, row.guideId);
    if (guide === undefined) {
      throw new Failure('conflict', 'visa-cases.no-guide', 'The guide isn’t published.');
    }
    if (guide.revision !== revision) {
      throw new Failure(
        'conflict',
        'visa-cases.guide-changed',
        'The guide was changed again. Look at it once more.',
      );
    }
    const changes = await findGuideChange(tx, row, guide);
    if (changes.length === 0) {
      return { id };
    }
    for (const change of changes) {
      await takeOverFor(context, id, change);
    }
    const keys = (of: (change: ApplicantChange) => readonly { readonly key: string }[]) => [
      ...new Set(changes.flatMap((change) => of(change).map(({ key }) => key))),
    ];
    const after = await changeCase(
      context,
      row,
      {
        revision: guide.revision,
        asOf: dhakaDate(now),
        ...(row.state === 'ready' ? { state: 'checking' as const } : {}),
      },
      'taken-over',
      {
        revision: { from: row.revision, to: guide.revision },
        added: keys(({ added }) => added),
        dropped: keys(({ dropped }) => dropped),
        changed: keys(({ changed }) => changed.map(({ to }) => to)),
      },
    );
    const added = new Map(changes.flatMap((change) => change.added).map((paper) => [paper.key, paper]));
    if (added.size > 0) {
      await queueCaseLetter(context, after, { kind: 'changed', added: [...added.values()] });
    }
    return { id };
  },
});
