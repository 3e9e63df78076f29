import { and, asc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fareRequests } from '../fares.table.ts';
import { alarmHours, alarmTimes } from './alarms.rules.ts';
import { fareAlarms } from './alarms.table.ts';

const { enquiryId: id, optionId, ticketedAt, endedAt, timeLimit, orderId } = fareRequests;

/** Accepted fares without all tickets that have an alarm due; the soonest time limit first. */
export function listAlarming(db: ReadDatabase, now: Date) {
  const { after, until } = alarmTimes(now);
  const given = db.$count(fareAlarms, eq(fareAlarms.enquiryId, id));
  const due = sql.join(
    alarmHours.map((hours) => sql`(${timeLimit} <= ${until(hours).toISOString()}::timestamptz)::int`),
    sql` + `,
  );
  return db
    .select({ id })
    .from(fareRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        isNotNull(optionId),
        isNull(ticketedAt),
        isNull(endedAt),
        ne(orders.state, 'cancelled'),
        gt(timeLimit, after),
        lte(timeLimit, until(Math.max(...alarmHours))),
        sql`${given} < ${due}`,
      ),
    )
    .orderBy(asc(timeLimit));
}
