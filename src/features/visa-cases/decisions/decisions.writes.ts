import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Decision } from '../visa-cases.rules.ts';
import { visaApplicants } from '../visa-cases.table.ts';

interface Decided {
  readonly applicant: string;
  readonly decision: Decision;
}

/**
 * Notes what the embassy decided of applicants: it decides on a group one by one, and a mistake is put right.
 * @returns those that weren't noted so before, and whether one of them had another decision.
 * @throws Failure not-found for an applicant of another case
 */
export async function noteDecisions(
  { tx }: Pick<CommandContext, 'tx'>,
  caseId: string,
  decisions: readonly Decided[],
): Promise<{ noted: Decided[]; isCorrection: boolean }> {
  const noted: Decided[] = [];
  let isCorrection = false;
  for (const { applicant, decision } of decisions) {
    const one = and(eq(visaApplicants.id, applicant), eq(visaApplicants.caseId, caseId));
    const [known] = await tx.select({ decision: visaApplicants.decision }).from(visaApplicants).where(one);
    if (!known) {
      throw new Failure('not-found', 'visa-cases.not-found', 'The case has no such applicant.');
    }
    if (known.decision !== decision) {
      await tx.update(visaApplicants).set({ decision }).where(one);
      noted.push({ applicant, decision });
      isCorrection ||= known.decision !== null;
    }
  }
  return { noted, isCorrection };
}
