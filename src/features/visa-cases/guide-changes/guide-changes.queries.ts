import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findGuide, type Guide } from '../requirements/requirements.queries.ts';
import {
  isChange,
  type RequirementChange,
  requirementChange,
  requirementsOf,
} from '../requirements/requirements.rules.ts';
import { caseStates, takesPapers } from '../visa-cases.rules.ts';
import { visaApplicants, visaCasePapers, visaCases } from '../visa-cases.table.ts';

/** What the guide asks otherwise of one applicant by now. */
export interface ApplicantChange extends RequirementChange {
  readonly applicant: string;
  readonly name: string | null;
}

/** The differences between a case's requirements and its guide as it is now, for each applicant who has any. */
export async function findGuideChange(
  db: ReadDatabase,
  { id, kind }: { readonly id: string; readonly kind: string },
  guide: Guide,
): Promise<ApplicantChange[]> {
  // A kind that the guide has no more can't be compared: its case goes on as it began.
  if (guide.facts.kinds.every(({ key }) => key !== kind)) {
    return [];
  }
  const applicants = await db
    .select()
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, id))
    .orderBy(asc(visaApplicants.position));
  const papers = await db
    .select()
    .from(visaCasePapers)
    .where(eq(visaCasePapers.caseId, id))
    .orderBy(asc(visaCasePapers.position));
  return applicants.flatMap(({ id: applicant, name, profile }) => {
    if (guide.facts.papers.byProfile[profile] === undefined) {
      return [];
    }
    const before = papers.filter((paper) => paper.applicantId === applicant);
    const all = requirementChange(
      before.map(({ requirement }) => requirement),
      requirementsOf(guide, kind, profile),
    );
    // What was sent already stays with the case, though the guide asks for it no more.
    const isWanted = (key: string) => before.some((paper) => paper.key === key && paper.state === 'wanted');
    const change = { ...all, dropped: all.dropped.filter(({ key }) => isWanted(key)) };
    return isChange(change) ? [{ applicant, name, ...change }] : [];
  });
}

/** The open cases that a guide's change touches. @param guideId absent: of all guides */
export async function listChangedCases(db: ReadDatabase, guideId?: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: visaCases.id, kind: visaCases.kind, guideId: visaCases.guideId })
    .from(visaCases)
    .where(
      and(
        inArray(visaCases.state, caseStates.filter(takesPapers)),
        guideId === undefined ? undefined : eq(visaCases.guideId, guideId),
      ),
    );
  const guides = new Map<string, Guide | undefined>();
  for (const { guideId: of } of rows) {
    if (!guides.has(of)) {
      guides.set(of, await findGuide(db, of));
    }
  }
  const changed: string[] = [];
  for (const row of rows) {
    const guide = guides.get(row.guideId);
    if (guide !== undefined && (await findGuideChange(db, row, guide)).length > 0) {
      changed.push(row.id);
    }
  }
  return changed;
}
