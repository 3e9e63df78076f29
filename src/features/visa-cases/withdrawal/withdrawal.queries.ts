import { and, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { moneySums } from '#features/ledger/ledger.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, beginningOf, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { casesHolding } from '../passports/passports.queries.ts';
import { caseStates, takesPapers } from '../visa-cases.rules.ts';
import { visaCases } from '../visa-cases.table.ts';

/**
 * The cases that still collect papers though their order is over. Once it was cancelled that is all. One whose quote only lapsed
 * must have been quiet for as long as a quote is valid, so that nobody loses it who is still bringing papers; and it waits for
 * staff while there is money on the order, or a passport of the case isn't with its holder.
 * @param only one case; absent: all of them
 * @returns their ids, with the state of the order
 */
export async function listOverCases(db: ReadDatabase, now: Date, only?: string) {
  const { quoteDays } = await findSales(db);
  const quietSince = beginningOf(addDays(dhakaDate(now), -quoteDays));
  const hasLapsed = and(
    eq(orders.state, 'lapsed'),
    lt(visaCases.updatedAt, quietSince),
    sql`${moneySums(orders.id).owed} = 0`,
    not(casesHolding(db)),
  );
  return db
    .select({ id: visaCases.id, order: orders.state })
    .from(visaCases)
    .innerJoin(orders, eq(orders.id, visaCases.orderId))
    .where(
      and(
        only === undefined ? undefined : eq(visaCases.id, only),
        inArray(visaCases.state, caseStates.filter(takesPapers)),
        or(eq(orders.state, 'cancelled'), hasLapsed),
      ),
    );
}
