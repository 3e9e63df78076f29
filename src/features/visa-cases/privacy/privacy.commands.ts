import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { deleteEncryptedTexts } from '#platform/encrypted-texts/encrypted-texts.ts';
import { forgetMail } from '#platform/messages/forget-messages.writes.ts';
import { dropArrivedAt } from '#platform/private-files/pieces.ts';
import { arrivingPlace } from '../case-papers/case-papers.rules.ts';
import { dropFiles } from '../case-papers/case-papers.writes.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { listLastSlips } from '../passports/passports.queries.ts';
import { placeAfter } from '../passports/passports.rules.ts';
import { isEnded, takesPapers } from '../visa-cases.rules.ts';
import { visaApplicants, visaCasePapers } from '../visa-cases.table.ts';
import { type CaseRow, changeCase, lockCase } from '../visa-cases.writes.ts';
import { findOverdue } from './privacy.queries.ts';

/**
 * Forgets what was in the files of papers: what staff read in them, and the reasons for asking again, in letters as well, and once
 * the case has ended those for which a paper wasn't needed.
 * Of a case that still takes papers these are wanted anew; otherwise what was accepted stays so.
 */
async function forgetContents(
  { tx, now }: CommandContext,
  row: CaseRow,
  papers: readonly string[],
): Promise<void> {
  await tx
    .update(visaCasePapers)
    .set({ state: 'wanted', because: null, phrase: null, changedAt: now })
    .where(
      and(
        inArray(visaCasePapers.id, [...papers]),
        takesPapers(row.state) ? undefined : ne(visaCasePapers.state, 'accepted'),
      ),
    );
  if (isEnded(row.state)) {
    await tx
      .update(visaCasePapers)
      .set({ standInBecause: null })
      .where(inArray(visaCasePapers.id, [...papers]));
  }
  await deleteEncryptedTexts(tx, row.names === null ? [] : [row.names]);
  await forgetMail(tx, { event: 'case.paper-again', holding: row.token });
}

/** Forgets who the applicants were, but for those whose passport is with us: it has to find back to its holder. */
async function forgetNames({ tx }: CommandContext, caseId: string): Promise<void> {
  const ofCase = eq(visaApplicants.caseId, caseId);
  const applicants = await tx.select({ id: visaApplicants.id }).from(visaApplicants).where(ofCase);
  const last = await listLastSlips(
    tx,
    applicants.map(({ id }) => id),
  );
  const held = [...last].flatMap(([id, { move }]) => (placeAfter(move) === 'customer' ? [] : [id]));
  await tx
    .update(visaApplicants)
    .set({ name: null })
    .where(and(ofCase, notInArray(visaApplicants.id, held)));
}

/** Deletes all files of a case, with their keys, and forgets what was in them. @returns how many there were, and of how many papers */
export async function dropContents(
  context: CommandContext,
  row: CaseRow,
): Promise<{ readonly files: number; readonly papers: number }> {
  const papers = await context.tx
    .select({ id: visaCasePapers.id })
    .from(visaCasePapers)
    .where(eq(visaCasePapers.caseId, row.id));
  let files = 0;
  for (const { id } of papers) {
    files += await dropFiles(context, id);
  }
  await dropArrivedAt(context, arrivingPlace(row));
  await forgetContents(
    context,
    row,
    papers.map(({ id }) => id),
  );
  return { files, papers: papers.length };
}

/**
 * Deletes what was sent for a case. Of a case that has ended the applicants' names go, too, as soon as all passports are back;
 * one that was ready is checked again.
 */
export async function purge(context: CommandContext, row: CaseRow): Promise<{ id: string; files: number }> {
  const { now } = context;
  const { files, papers } = await dropContents(context, row);
  const hasEnded = isEnded(row.state);
  if (hasEnded) {
    await forgetNames(context, row.id);
  }
  const changed = {
    names: null,
    ...(hasEnded && { purgedAt: row.purgedAt ?? now }),
    ...(row.state === 'ready' && papers > 0 && { state: 'checking' as const }),
  };
  await changeCase(context, row, changed, 'purged', { files });
  if (files > 0) {
    await queueCaseLetter(context, row, { kind: 'purged' });
  }
  return { id: row.id, files };
}

/** Staff delete the files of a case at once. */
export const purgeCase = command({
  name: 'visa-cases.purge',
  permission: 'visa-cases.write',
  input: z.strictObject({ id: z.uuid() }),
  refusals: {
    404: 'There is no such case.',
  },
  run: async (context, which) => purge(context, await lockCase(context, which)),
});

/** The customer has the files deleted at once, by the link. */
export const purgeByLink = command({
  name: 'visa-cases.purge-by-link',
  permission: 'visa-cases.visit',
  input: z.strictObject({ token: z.string().max(60) }),
  run: async (context, which) => purge(context, await lockCase(context, which)),
});

/** Deletes the files of a case whose time is over, or of the kinds of paper that go sooner; before that nothing happens. */
export const purgeOverdue = command({
  name: 'visa-cases.purge-overdue',
  permission: 'visa-cases.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, which) => {
    const row = await lockCase(context, which);
    const overdue = await findOverdue(context.tx, row, context.now);
    if (overdue === 'all') {
      return purge(context, row);
    }
    let files = 0;
    for (const paper of overdue) {
      files += await dropFiles(context, paper);
    }
    if (files > 0) {
      // What was read is one text: it has ended, so that nobody needs the rest of it.
      await forgetContents(context, row, overdue);
      await changeCase(context, row, { names: null }, 'purged', { files, papers: overdue.length });
    }
    return { id: row.id, files };
  },
});
