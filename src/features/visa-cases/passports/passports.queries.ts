import { and, asc, count, desc, eq, inArray, isNull, lt, lte, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { findNamesForCustomers } from '#features/identity/actor-names.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { visaApplicants, visaCases } from '../visa-cases.table.ts';
import type { PassportSlip, PassportStanding } from './passports.contract.ts';
import { placeAfter, slipNumber, slipPath } from './passports.rules.ts';
import { passportMoves, passportSlips } from './passports.table.ts';

/** The last slip of each applicant who has any. */
export async function listLastSlips(db: ReadDatabase, applicants: readonly string[]) {
  if (applicants.length === 0) {
    return new Map<string, typeof passportSlips.$inferSelect>();
  }
  const last = db
    .select({ applicantId: passportMoves.applicantId, slip: max(passportMoves.slip).as('slip') })
    .from(passportMoves)
    .where(inArray(passportMoves.applicantId, [...applicants]))
    .groupBy(passportMoves.applicantId)
    .as('last');
  const rows = await db
    .select({ applicantId: last.applicantId, slip: passportSlips })
    .from(last)
    .innerJoin(passportSlips, eq(passportSlips.number, last.slip));
  return new Map(rows.map(({ applicantId, slip }) => [applicantId, slip]));
}

/** Where the passports of applicants are; nothing of one that we never had. */
export async function listPassports(
  db: ReadDatabase,
  applicants: readonly string[],
  { language, token, today }: { language: Language; token: string; today: CalendarDate },
): Promise<ReadonlyMap<string, PassportStanding>> {
  const last = await listLastSlips(db, applicants);
  return new Map(
    [...last].map(([applicant, { number, move, place, at, dueOn }]) => [
      applicant,
      {
        at: placeAfter(move),
        move,
        place,
        since: at.toISOString(),
        dueOn,
        isOverdue: dueOn !== null && dueOn < today,
        slip: { number: slipNumber(number), path: slipPath({ language, token }, number) },
      },
    ]),
  );
}

/** The slips of a case, the latest first; undefined when there is no such case. @param number only this one */
export async function listSlips(
  db: ReadDatabase,
  which: SQL,
  { language, number }: { language?: Language | undefined; number?: number } = {},
): Promise<PassportSlip[] | undefined> {
  const [of] = await db
    .select({ id: visaCases.id, token: visaCases.token, language: visaCases.language })
    .from(visaCases)
    .where(which);
  if (!of) {
    return undefined;
  }
  const slips = await db
    .select()
    .from(passportSlips)
    .where(
      and(
        eq(passportSlips.caseId, of.id),
        number === undefined ? undefined : eq(passportSlips.number, number),
      ),
    )
    .orderBy(desc(passportSlips.number));
  if (slips.length === 0) {
    return [];
  }
  const names = await findNamesForCustomers(
    db,
    slips.map(({ actor }) => actor),
  );
  const moved = await db
    .select({ slip: passportMoves.slip, name: visaApplicants.name })
    .from(passportMoves)
    .innerJoin(visaApplicants, eq(visaApplicants.id, passportMoves.applicantId))
    .where(
      inArray(
        passportMoves.slip,
        slips.map((slip) => slip.number),
      ),
    )
    .orderBy(asc(visaApplicants.position));
  return slips.map(({ number: slip, move, at, actor, person, place, dueOn }) => ({
    number: slipNumber(slip),
    move,
    person,
    place,
    dueOn,
    at: at.toISOString(),
    path: slipPath({ token: of.token, language: language ?? of.language }, slip),
    // An account that is gone is still one of the staff.
    by: names.get(actor) ?? '…',
    applicants: moved.filter((each) => each.slip === slip).map(({ name }) => name),
  }));
}

/** Of the passport of a move no later move is known. */
const isLast = sql`NOT EXISTS (SELECT 1 FROM passport_moves AS later
  WHERE later.applicant_id = ${passportMoves.applicantId} AND later.slip > ${passportMoves.slip})`;

/** The cases with a passport that isn't with its holder and whose last slip fits, for a condition. */
const casesWithPassport = (db: ReadDatabase, ofSlip?: SQL): SQL =>
  inArray(
    visaCases.id,
    db
      .select({ id: passportSlips.caseId })
      .from(passportSlips)
      .innerJoin(passportMoves, eq(passportMoves.slip, passportSlips.number))
      .where(and(ofSlip, ne(passportSlips.move, 'handed-over'), isLast)),
  );

/** The cases with a passport that should have been moved before today, for a condition. */
export const casesOverdue = (db: ReadDatabase, today: CalendarDate): SQL =>
  casesWithPassport(db, lt(passportSlips.dueOn, today));

/** The cases with a passport that isn't with its holder, for a condition. */
export const casesHolding = (db: ReadDatabase): SQL => casesWithPassport(db);

/**
 * The passports at a visa centre that are to be fetched: those expected back by now, and those whose case is decided. By slip, the one
 * that was expected first at first.
 */
export async function listToFetch(db: ReadDatabase, today: CalendarDate) {
  const { number, place, dueOn } = passportSlips;
  const rows = await db
    .select({
      number,
      id: visaCases.id,
      title: visaCases.title,
      name: visaCases.name,
      place,
      dueOn,
      passports: count(),
    })
    .from(passportSlips)
    .innerJoin(passportMoves, eq(passportMoves.slip, number))
    .innerJoin(visaCases, eq(visaCases.id, passportSlips.caseId))
    .where(
      and(
        eq(passportSlips.move, 'sent'),
        isLast,
        isNull(visaCases.removedAt),
        or(lte(dueOn, today), eq(visaCases.state, 'decided')),
      ),
    )
    .groupBy(number, visaCases.id)
    .orderBy(asc(dueOn), asc(number));
  return rows.map(({ number: slip, ...row }) => ({ slip: slipNumber(slip), ...row }));
}

/** Whether a passport of a case isn't with its holder. */
export async function holdsPassports(db: ReadDatabase, caseId: string): Promise<boolean> {
  const applicants = await db
    .select({ id: visaApplicants.id })
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, caseId));
  const last = await listLastSlips(
    db,
    applicants.map(({ id }) => id),
  );
  return [...last.values()].some(({ move }) => placeAfter(move) !== 'customer');
}
