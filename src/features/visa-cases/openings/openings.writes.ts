import type { CommandContext } from '#platform/command/command.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { visaCaseOpenings, type visaCasePapers } from '../visa-cases.table.ts';

/** Notes who opens papers, and what they are called today: the customer reads it, whatever becomes of the papers. */
export async function noteOpenings(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  papers: readonly (typeof visaCasePapers.$inferSelect)[],
): Promise<void> {
  await tx.insert(visaCaseOpenings).values(
    papers.map(({ id: paperId, caseId, applicantId, requirement }) => ({
      caseId,
      paperId,
      applicantId,
      paperName: nameOf(requirement),
      actor: actor.id,
      at: now,
    })),
  );
}
