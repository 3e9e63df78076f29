import { asc, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { findGuide, type Guide } from '../requirements/requirements.queries.ts';
import type { Requirement, RequirementChange } from '../requirements/requirements.rules.ts';
import { visaApplicants, visaCases } from '../visa-cases.table.ts';
import { findFeeChange } from './fee-changes.queries.ts';
import type { GuideDifference, GuideDifferences } from './guide-changes.contract.ts';
import { changeOf, findRequested, paperView } from './guide-changes.queries.ts';

type CaseRow = typeof visaCases.$inferSelect;

/** The difference of one applicant, with the case it is in. */
interface Touched {
  readonly row: CaseRow;
  readonly guide: Guide;
  readonly change: RequirementChange;
}

const papersOf = ({ added, dropped, changed }: RequirementChange) =>
  added.length + dropped.length + changed.length;

/** What is asked otherwise of each applicant of some cases. */
async function listTouched(db: ReadDatabase, cases: readonly string[]): Promise<Touched[]> {
  const rows = await db
    .select()
    .from(visaCases)
    .where(inArray(visaCases.id, [...cases]));
  const applicants = await db
    .select()
    .from(visaApplicants)
    .where(inArray(visaApplicants.caseId, [...cases]))
    .orderBy(asc(visaApplicants.position));
  const requested = await findRequested(
    db,
    applicants.map(({ id }) => id),
  );
  const guides = new Map<string, Guide | undefined>();
  for (const { guideId } of rows) {
    if (!guides.has(guideId)) {
      guides.set(guideId, await findGuide(db, guideId));
    }
  }
  return rows.flatMap((row) => {
    const guide = guides.get(row.guideId);
    return applicants
      .filter(({ caseId }) => caseId === row.id)
      .flatMap(({ id, profile }) => {
        const change = guide && changeOf(requested.get(id) ?? [], { kind: row.kind, profile }, guide);
        return guide === undefined || change === undefined ? [] : [{ row, guide, change }];
      });
  });
}

/** What would change in some cases, the same of several said once with how many it is for. @param cases in the order of the list */
export async function listDifferences(
  db: ReadDatabase,
  cases: readonly string[],
  language: Language,
): Promise<GuideDifferences> {
  const touched = cases.length === 0 ? [] : await listTouched(db, cases);
  const shown = (paper: Requirement) => paperView(paper, language);
  const alike = Map.groupBy(touched, ({ row, change }) =>
    JSON.stringify([row.guideId, row.kind, row.revision, change]),
  );
  const differences: GuideDifference[] = [];
  for (const group of alike.values()) {
    const [first] = group;
    if (first !== undefined) {
      const { row, guide, change } = first;
      differences.push({
        ...row.title[language],
        revision: { from: row.revision, to: guide.revision },
        added: change.added.map(shown),
        dropped: change.dropped.map(shown),
        changed: change.changed.map(({ from, to }) => ({ from: shown(from), to: shown(to) })),
        fees: await findFeeChange(db, row, guide),
        applicants: group.length,
        cases: new Set(group.map((each) => each.row.id)).size,
      });
    }
  }
  return {
    differences: differences.toSorted((one, two) => two.cases - one.cases),
    cases: cases.flatMap((id) => {
      const own = touched.filter(({ row }) => row.id === id);
      return own.slice(0, 1).map(({ row: { reference, name }, guide: { revision } }) => ({
        id,
        reference,
        name,
        revision,
        papers: own.reduce((sum, { change }) => sum + papersOf(change), 0),
      }));
    }),
  };
}
