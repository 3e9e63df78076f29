import { and, asc, between, eq, exists, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { reminderDay } from '#features/orders/lifecycle/lifecycle.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { addDays, beginningOf } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { visaCaseEvents, visaCasePapers, visaCases } from '../visa-cases.table.ts';
import { papersReminded, remindedDays } from './reminders.rules.ts';

/** Papers that nobody has sent, or that are wanted again, and that nothing stands for. */
const missing = and(inArray(visaCasePapers.state, ['wanted', 'again']), isNull(visaCasePapers.standIn));

/**
 * Cases in earnest that still lack papers some days before all must be there, or after they began where no day is named, and whose
 * customer has been quiet for a day and wasn't reminded.
 * @param only one case; absent: all of them
 */
export async function listMissingPapers(db: ReadDatabase, now: Date, only?: string) {
  const today = reminderDay(now);
  const { beforeLast, afterStart, quiet, tooLate } = remindedDays;
  const begunBefore = (days: number) => lt(visaCases.createdAt, beginningOf(addDays(today, 1 - days)));
  const reminded = db
    .select({ id: visaCaseEvents.id })
    .from(visaCaseEvents)
    .where(and(eq(visaCaseEvents.caseId, visaCases.id), eq(visaCaseEvents.happened, papersReminded)));
  return db
    .select({ id: visaCases.id, by: visaCases.applyBy })
    .from(visaCases)
    .innerJoin(orders, eq(orders.id, visaCases.orderId))
    .where(
      and(
        eq(visaCases.state, 'collecting'),
        isNull(visaCases.removedAt),
        inArray(orders.state, ['quoted', 'open', 'completed']),
        eq(orders.practice, false),
        begunBefore(quiet),
        lt(visaCases.updatedAt, new Date(now.getTime() - 86_400_000)),
        or(
          between(visaCases.applyBy, today, addDays(today, beforeLast)),
          and(
            isNull(visaCases.applyBy),
            begunBefore(afterStart),
            between(visaCases.createdAt, beginningOf(addDays(today, -tooLate)), now),
          ),
        ),
        only === undefined ? undefined : eq(visaCases.id, only),
        exists(
          db
            .select({ id: visaCasePapers.id })
            .from(visaCasePapers)
            .where(and(eq(visaCasePapers.caseId, visaCases.id), missing)),
        ),
        notExists(reminded),
      ),
    )
    .orderBy(asc(visaCases.id));
}

/** How many papers of a case are missing. */
export const countMissingPapers = (db: ReadDatabase, caseId: string): Promise<number> =>
  db.$count(visaCasePapers, and(eq(visaCasePapers.caseId, caseId), missing));
