import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Profile } from '#features/visas/visas.contract.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { findGuide, type Guide } from '../requirements/requirements.queries.ts';
import {
  isChange,
  type Requirement,
  type RequirementChange,
  requirementChange,
  requirementsOf,
} from '../requirements/requirements.rules.ts';
import { caseStates, takesPapers } from '../visa-cases.rules.ts';
import { visaApplicants, visaCasePapers, visaCases } from '../visa-cases.table.ts';
import { findFeeChange } from './fee-changes.queries.ts';
import type { GuideChange, RequestedPaper } from './guide-changes.contract.ts';

/** What the guide asks otherwise of one applicant by now. */
export interface ApplicantChange extends RequirementChange {
  readonly applicant: string;
  readonly name: string | null;
}

type RequestedRow = Pick<typeof visaCasePapers.$inferSelect, 'key' | 'requirement' | 'state' | 'standIn'>;

/** What a guide asks otherwise of one applicant by now; undefined when it is the same, or can't be compared any more. */
export function changeOf(
  before: readonly RequestedRow[],
  { kind, profile }: { readonly kind: string; readonly profile: Profile },
  guide: Guide,
): RequirementChange | undefined {
  const { kinds, papers } = guide.facts;
  // With a kind or a profile that the guide has no more, a case goes on as it began.
  if (kinds.every(({ key }) => key !== kind) || papers.byProfile[profile] === undefined) {
    return undefined;
  }
  const all = requirementChange(
    before.map(({ requirement }) => requirement),
    requirementsOf(guide, kind, profile),
  );
  // What was sent or seen already stays with the case, though the guide asks for it no more.
  const isWanted = (key: string) =>
    before.some((paper) => paper.key === key && paper.state === 'wanted' && paper.standIn !== 'seen');
  const change = { ...all, dropped: all.dropped.filter(({ key }) => isWanted(key)) };
  return isChange(change) ? change : undefined;
}

/** What is asked of some applicants. */
export async function findRequested(db: ReadDatabase, applicants: readonly string[]) {
  const papers = await db
    .select()
    .from(visaCasePapers)
    .where(inArray(visaCasePapers.applicantId, [...applicants]))
    .orderBy(asc(visaCasePapers.position));
  return Map.groupBy(papers, ({ applicantId }) => applicantId);
}

/** The differences between a case's requirements and its guide as it is now, for each applicant who has any. */
export async function findGuideChange(
  db: ReadDatabase,
  { id, kind }: { readonly id: string; readonly kind: string },
  guide: Guide,
): Promise<ApplicantChange[]> {
  const applicants = await db
    .select()
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, id))
    .orderBy(asc(visaApplicants.position));
  const asked = await findRequested(
    db,
    applicants.map((applicant) => applicant.id),
  );
  return applicants.flatMap(({ id: applicant, name, profile }) => {
    const change = changeOf(asked.get(applicant) ?? [], { kind, profile }, guide);
    return change === undefined ? [] : [{ applicant, name, ...change }];
  });
}

export const paperView = ({ key, texts }: Requirement, language: Language): RequestedPaper => ({
  key,
  name: texts[language].name,
  detail: texts[language].detail ?? null,
});

/** What the guide of a case asks otherwise by now, in a language; undefined when there is no such case. */
export async function findChangeView(
  db: ReadDatabase,
  id: string,
  language: Language,
): Promise<GuideChange | undefined> {
  const [row] = await db.select().from(visaCases).where(eq(visaCases.id, id));
  if (!row) {
    return undefined;
  }
  const guide = takesPapers(row.state) ? await findGuide(db, row.guideId) : undefined;
  const changes = guide === undefined ? [] : await findGuideChange(db, row, guide);
  const shown = (paper: Requirement) => paperView(paper, language);
  return {
    revision: { from: row.revision, to: guide?.revision ?? null },
    asOf: row.asOf,
    fees: guide === undefined ? [] : await findFeeChange(db, row, guide),
    applicants: changes.map(({ applicant, name, added, dropped, changed }) => ({
      applicant,
      name,
      added: added.map(shown),
      dropped: dropped.map(shown),
      changed: changed.map(({ from, to }) => ({ from: shown(from), to: shown(to) })),
    })),
  };
}

/**
 * Applicants of open cases of whom the same is asked, word for word, and the same is still wanted, by one guide: a guide's
 * change touches all of them or none. A fair brings hundreds of cases, and few such groups.
 */
async function listRequestedAlike(db: ReadDatabase, guideId: string | undefined) {
  const { requirement, state, standIn, position, applicantId } = visaCasePapers;
  const asked = db
    .select({
      guideId: visaCases.guideId,
      kind: visaCases.kind,
      profile: visaApplicants.profile,
      caseId: visaApplicants.caseId,
      applicant: sql<string>`${visaApplicants.id}`.as('applicant'),
      words:
        sql<string>`md5(string_agg(${requirement}::text || (${state} = 'wanted' AND ${standIn} IS DISTINCT FROM 'seen'), '' ORDER BY ${position}))`.as(
          'words',
        ),
    })
    .from(visaCases)
    .innerJoin(visaApplicants, eq(visaApplicants.caseId, visaCases.id))
    .leftJoin(visaCasePapers, eq(applicantId, visaApplicants.id))
    .where(
      and(
        inArray(visaCases.state, caseStates.filter(takesPapers)),
        guideId === undefined ? undefined : eq(visaCases.guideId, guideId),
      ),
    )
    .groupBy(visaCases.id, visaApplicants.id)
    .as('asked');
  return db
    .select({
      guideId: asked.guideId,
      kind: asked.kind,
      profile: asked.profile,
      applicant: sql<string>`min(${asked.applicant}::text)`,
      cases: sql<string[]>`json_agg(${asked.caseId})`,
    })
    .from(asked)
    .groupBy(asked.guideId, asked.kind, asked.profile, asked.words);
}

/** The open cases that a guide's change touches. @param guideId absent: of all guides */
export async function listChangedCases(db: ReadDatabase, guideId?: string): Promise<readonly string[]> {
  const groups = await listRequestedAlike(db, guideId);
  const guides = new Map<string, Guide | undefined>();
  for (const { guideId: of } of groups) {
    if (!guides.has(of)) {
      guides.set(of, await findGuide(db, of));
    }
  }
  const asked = await findRequested(
    db,
    groups.map(({ applicant }) => applicant),
  );
  const touched = groups.filter((group) => {
    const guide = guides.get(group.guideId);
    return guide !== undefined && changeOf(asked.get(group.applicant) ?? [], group, guide) !== undefined;
  });
  return [...new Set(touched.flatMap(({ cases }) => cases))];
}
