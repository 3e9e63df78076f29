import { type SQLWrapper, sql } from 'drizzle-orm';
import { orderDues, orders } from '../orders.table.ts';

/**
 * The last day of a part of the plan. A part whose day came while the quote waited for its customer is to be paid on the day of
 * acceptance: nobody is late for what wasn't owed yet. A day that was past when the order was made stays what it is.
 * @param of the part's order, or an alias of it
 */
export const payableOn = ({
  createdAt,
  acceptedOn,
}: Record<'createdAt' | 'acceptedOn', SQLWrapper> = orders) =>
  sql`CASE WHEN ${orderDues.due} < (${createdAt} AT TIME ZONE 'Asia/Dhaka')::date THEN ${orderDues.due}
    ELSE greatest(${orderDues.due}, ${acceptedOn}) END`.mapWith(orderDues.due);
