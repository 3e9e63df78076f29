import { and, asc, eq, inArray } from 'drizzle-orm';
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
import type { AskedPaper, GuideChange } from './guide-changes.contract.ts';

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
  return changeOf(await findAsked(db, [id]), { id, kind }, guide);
}

/** The applicants of some cases, and what is asked of them. */
async function findAsked(db: ReadDatabase, ids: readonly string[]) {
  const applicants = await db
    .select()
    .from(visaApplicants)
    .where(inArray(visaApplicants.caseId, [...ids]))
    .orderBy(asc(visaApplicants.position));
  const papers = await db
    .select()
    .from(visaCasePapers)
    .where(inArray(visaCasePapers.caseId, [...ids]))
    .orderBy(asc(visaCasePapers.position));
  return {
    applicants: Map.groupBy(applicants, ({ caseId }) => caseId),
    papers: Map.groupBy(papers, ({ applicantId }) => applicantId),
  };
}

function changeOf(
  asked: Awaited<ReturnType<typeof findAsked>>,
  { id, kind }: { readonly id: string; readonly kind: string },
  guide: Guide,
): ApplicantChange[] {
  // A kind that the guide has no more can't be compared: its case goes on as it began.
  if (guide.facts.kinds.every(({ key }) => key !== kind)) {
    return [];
  }
  return (asked.applicants.get(id) ?? []).flatMap(({ id: applicant, name, profile }) => {
    if (guide.facts.papers.byProfile[profile] === undefined) {
      return [];
    }
    const before = asked.papers.get(applicant) ?? [];
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

const shownPaper = ({ key, texts }: Requirement, language: Language): AskedPaper => ({
  ...{ key, name: texts[language].name, detail: texts[language].detail ?? null },
});

/** What the guide of a case asks otherwise by now, in a language; undefined when there is no such case. */
export async function findShownChange(
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
  const shown = (paper: Requirement) => shownPaper(paper, language);
  return {
    revision: { from: row.revision, to: guide?.revision ?? null },
    asOf: row.asOf,
    applicants: changes.map(({ applicant, name, added, dropped, changed }) => ({
      ...{ applicant, name, added: added.map(shown), dropped: dropped.map(shown) },
      changed: changed.map(({ from, to }) => ({ from: shown(from), to: shown(to) })),
    })),
  };
}

/** Cases are read so many at a time, so that their papers needn't all be in memory. */
const atOnce = 500;

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
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const asked = await findAsked(
      db,
      some.map(({ id }) => id),
    );
    for (const row of some) {
      const guide = guides.get(row.guideId);
      if (guide !== undefined && changeOf(asked, row, guide).length > 0) {
        changed.push(row.id);
      }
    }
  }
  return changed;
}
