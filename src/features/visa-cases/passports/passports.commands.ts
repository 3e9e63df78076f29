import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { visaApplicants } from '../visa-cases.table.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';
import { newPassportMove, slipMade } from './passports.contract.ts';
import { listLastSlips } from './passports.queries.ts';
import {
  type PassportMove,
  passportMovesFrom,
  placeAfter,
  slipNumber,
  slipPath,
  usualDue,
} from './passports.rules.ts';
import { passportMoves, passportSerials, passportSlips } from './passports.table.ts';

/** @throws Failure not-found for somebody else's passport, conflict for one that can't be moved so from where it is. */
async function refuseImpossible(
  { tx }: CommandContext,
  caseId: string,
  { move, applicants }: { readonly move: PassportMove; readonly applicants: readonly string[] },
): Promise<void> {
  const known = await tx
    .select({ id: visaApplicants.id })
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, caseId))
    .orderBy(asc(visaApplicants.position));
  if (applicants.some((id) => known.every((each) => each.id !== id))) {
    throw new Failure('not-found', 'visa-cases.not-found', 'The case has no such applicant.');
  }
  const last = await listLastSlips(tx, applicants);
  for (const applicant of applicants) {
    const at = placeAfter(last.get(applicant)?.move);
    if (!passportMovesFrom(at).includes(move)) {
      throw new Failure('conflict', 'visa-cases.passport', 'A passport isn’t where it is moved from.', [], {
        applicant,
        at,
        allowed: passportMovesFrom(at),
      });
    }
  }
}

/** The next number of slips. Its row stays locked until the transaction ends, so that a rollback leaves no gap. */
async function takeNumber({ tx }: CommandContext): Promise<number> {
  const [taken] = await tx
    .insert(passportSerials)
    .values({ id: 1, lastNumber: 1 })
    .onConflictDoUpdate({
      target: passportSerials.id,
      set: { lastNumber: sql`${passportSerials.lastNumber} + 1` },
    })
    .returning({ lastNumber: passportSerials.lastNumber });
  if (taken === undefined) {
    throw new Error('A number is always given.');
  }
  return taken.lastNumber;
}

/**
 * Moves passports of a case: taken from the customer, sent to the centre, collected there, handed over. Each move has a slip
 * with a number, and is there for good.
 */
export const movePassports = command({
  name: 'visa-cases.move-passports',
  permission: 'visa-cases.write',
  input: newPassportMove.extend({ id: z.uuid() }),
  output: slipMade,
  refusals: {
    404: 'There is no such case or applicant.',
    409: 'A passport isn’t where it is moved from (`visa-cases.passport`, `details.at`, `details.allowed`).',
    422: 'Fields are not right.',
  },
  once: 'key',
  run: async (context, request) => {
    const { id, move, person, place = '', dueOn } = request;
    const { tx, now, actor } = context;
    const applicants = [...new Set(request.applicants)];
    const row = await lockCase(context, { id });
    await refuseImpossible(context, id, { move, applicants });
    const number = await takeNumber(context);
    const due = move === 'handed-over' ? null : (dueOn ?? usualDue(move, dhakaDate(now)));
    await tx
      .insert(passportSlips)
      .values({ number, caseId: id, move, at: now, actor: actor.id, person, place, dueOn: due });
    await tx.insert(passportMoves).values(applicants.map((applicantId) => ({ slip: number, applicantId })));
    const after = await changeCase(context, row, {}, 'passports', {
      move,
      slip: slipNumber(number),
      applicants,
    });
    if (move === 'collected') {
      await queueCaseLetter(context, after, { kind: 'passport' });
    }
    return { number: slipNumber(number), path: slipPath(row, number) };
  },
});
