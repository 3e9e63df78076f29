import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findHolidays } from '#features/site-settings/site-settings.queries.ts';
import type { Guarding } from '#features/visa-cases/guards/guards.rules.ts';
import { moveCase } from '#features/visa-cases/moves/moves.commands.ts';
import { movePassports } from '#features/visa-cases/passports/passports.commands.ts';
import type { PassportMove } from '#features/visa-cases/passports/passports.rules.ts';
import { planCase } from '#features/visa-cases/plan/plan.commands.ts';
import type { casePlan } from '#features/visa-cases/plan/plan.contract.ts';
import type { CaseState, Decision } from '#features/visa-cases/visa-cases.rules.ts';
import { visaApplicants } from '#features/visa-cases/visa-cases.table.ts';
import { isWeekend } from '#features/visas/apply-by/apply-by.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life } from './life.ts';

/** Says who looks after a case, and its days. */
export const plan = (life: Life, name: string, days: z.input<typeof casePlan>) =>
  run(life.deps, life.as('imran'), planCase, { id: life.noted(`${name}.case`), ...days });

/**
 * The first day from one on, counted from the day of the start, on which visa centres are open.
 * @param last over long holidays it is this one: nobody hands in before the appointment
 */
export async function openDay(life: Life, days: number, last?: number): Promise<CalendarDate> {
  const holidays = new Set(await findHolidays(life.deps.db));
  const latest = last === undefined ? undefined : life.dayAt(last);
  let day = life.dayAt(days);
  while (day !== latest && (isWeekend(day) || holidays.has(day))) {
    day = addDays(day, 1);
  }
  return day;
}

async function applicantsOf({ deps: { db }, noted }: Life, name: string): Promise<string[]> {
  const rows = await db
    .select({ id: visaApplicants.id })
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, noted(`${name}.case`)))
    .orderBy(asc(visaApplicants.position));
  return rows.map(({ id }) => id);
}

/** Moves a case on. @param despite what is open when the papers are handed in, such as the appointment of an e-visa */
export const move = (life: Life, name: string, to: CaseState, despite?: Guarding) =>
  run(life.deps, life.as('imran'), moveCase, {
    id: life.noted(`${name}.case`),
    to,
    ...(despite !== undefined && { despite: { guards: [...despite.guards], open: despite.open } }),
  });

/** An e-visa is handed in from the desk: nobody has an appointment. */
export const noAppointment: Guarding = { guards: ['appointment'], open: 0 };

/** The embassy has decided, on all of a case alike. */
export async function decide(life: Life, name: string, decision: Decision): Promise<void> {
  const applicants = await applicantsOf(life, name);
  await run(life.deps, life.as('imran'), moveCase, {
    id: life.noted(`${name}.case`),
    to: 'decided',
    decisions: applicants.map((applicant) => ({ applicant, decision })),
  });
}

/** Passports of all of a case go from hand to hand. */
export async function pass(
  life: Life,
  name: string,
  how: {
    readonly move: PassportMove;
    readonly person: string;
    readonly place?: string;
    readonly due: number;
  },
): Promise<void> {
  const { due, ...moved } = how;
  await run(life.deps, life.as('imran'), movePassports, {
    id: life.noted(`${name}.case`),
    ...moved,
    applicants: await applicantsOf(life, name),
    dueOn: life.dayAt(due),
    key: life.key(),
  });
}
