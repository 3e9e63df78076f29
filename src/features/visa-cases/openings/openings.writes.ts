import type { CommandContext } from '#platform/command/command.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { visaCaseOpenings, type visaCasePapers } from '../visa-cases.table.ts';

interface OpenedPaper {
  readonly paper: typeof visaCasePapers.$inferSelect;
  /** Which of its files. */
  readonly files: readonly string[];
}

/** Notes who opens papers, and what they are called today: the customer reads it, whatever becomes of the papers. */
export async function noteOpenings(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  opened: readonly OpenedPaper[],
): Promise<void> {
  await tx.insert(visaCaseOpenings).values(
    opened.map(({ paper: { id: paperId, caseId, applicantId, requirement }, files }) => ({
      caseId,
      paperId,
      applicantId,
      paperName: nameOf(requirement),
      files: [...files],
      actor: actor.id,
      at: now,
    })),
  );
}
