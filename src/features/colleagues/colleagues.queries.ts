import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { openStates } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import type { ColleagueWork } from '#features/identity/users/work.contract.ts';
import { findDrawer, listOpenDays } from '#features/till/till.queries.ts';
import { listLastSlips } from '#features/visa-cases/passports/passports.queries.ts';
import { placeAfter } from '#features/visa-cases/passports/passports.rules.ts';
import { boardStates } from '#features/visa-cases/visa-cases.rules.ts';
import { visaApplicants, visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** The open enquiries that somebody looks after. */
export const listEnquiriesOf = (db: ReadDatabase, uid: string) =>
  db
    .select({ id: enquiries.id, reference: enquiries.reference, name: enquiries.name })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.owner, uid),
        inArray(enquiries.state, [...openStates]),
        isNull(enquiries.mergedInto),
        isNull(enquiries.removedAt),
      ),
    )
    .orderBy(asc(enquiries.id));

/** The open visa cases that somebody looks after. */
export const listCasesOf = (db: ReadDatabase, uid: string) =>
  db
    .select({ id: visaCases.id, reference: visaCases.reference, name: visaCases.name })
    .from(visaCases)
    .where(and(eq(visaCases.owner, uid), inArray(visaCases.state, [...boardStates])))
    .orderBy(asc(visaCases.id));

/** How many passports of each case are in the office. */
async function countPassports(db: ReadDatabase, cases: readonly string[]) {
  const applicants = await db
    .select({ id: visaApplicants.id, caseId: visaApplicants.caseId })
    .from(visaApplicants)
    .where(inArray(visaApplicants.caseId, [...cases]));
  const slips = await listLastSlips(
    db,
    applicants.map(({ id }) => id),
  );
  return (caseId: string) =>
    applicants.filter((each) => each.caseId === caseId && placeAfter(slips.get(each.id)?.move) === 'office')
      .length;
}

/** All that somebody of the staff looks after, and what is in their till. */
export async function findWork(db: ReadDatabase, uid: string): Promise<ColleagueWork> {
  const clerk = `user:${uid}`;
  const cases = await listCasesOf(db, uid);
  const passportsOf = await countPassports(
    db,
    cases.map(({ id }) => id),
  );
  const openedOn = (await listOpenDays(db, clerk)).get(clerk) ?? null;
  const { balance, waiting } = await findDrawer(db, clerk);
  const isOpen = openedOn !== null || balance !== 0 || waiting !== 0;
  return {
    enquiries: (await listEnquiriesOf(db, uid)).map((each) => ({ ...each, name: each.name ?? '' })),
    visaCases: cases.map((each) => ({ ...each, name: each.name ?? '', passports: passportsOf(each.id) })),
    till: isOpen ? { openedOn, balance, waiting } : null,
  };
}
