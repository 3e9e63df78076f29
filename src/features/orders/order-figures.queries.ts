import { sql } from 'drizzle-orm';
import { ledgerOrderSums as sums } from '#features/ledger/ledger.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { orderDues, orders, orderVersions } from './orders.table.ts';
import { payableOn } from './terms/plan.queries.ts';

const charged = sql<number>`coalesce(${sums.charged}, 0)`.mapWith(Number);
const paid = sql<number>`coalesce(${sums.paid}, 0)`.mapWith(Number);
const isQuote = sql`${orders.state} IN ('draft', 'quoted')`;
/** What it costs: as it was quoted, or as the ledger has it once it is accepted. */
const total =
  sql<number>`CASE WHEN ${orders.state} IN ('draft', 'quoted', 'lapsed') THEN ${orderVersions.total}
  ELSE ${charged} END`.mapWith(Number);
const isOver = sql`${orders.state} IN ('cancelled', 'lapsed')`;
/** What is to come by the plan, or at once where there is none any more. */
const toCome = sql`CASE WHEN ${isOver} THEN ${charged} ELSE ${total} END - ${paid}`;
const owed = sql<number>`CASE WHEN ${isQuote} THEN 0 ELSE greatest(${charged} - ${paid}, 0) END`.mapWith(
  Number,
);

const whole = sql`coalesce(plan.parts[1], 0)`;
const ripe = sql`coalesce(plan.parts[2], 0)`;
const later = sql`coalesce(plan.parts[3], 0)`;
const next = sql`coalesce(plan.parts[4], 0)`;
const first = sql`(date '2000-01-01' + plan.parts[5]::integer)`;

/**
 * What the plan of each order says, to be joined laterally: the whole, what is left of the parts that are due, all parts that are due from
 * today on, what is left of the next one, and the first day on which something is left. Inside CASE, and with OFFSET, so that it is looked
 * up once, and only for the few orders that have something to come.
 */
const planOn = (today: CalendarDate) => sql`LATERAL (
  SELECT CASE WHEN NOT ${isOver} AND ${toCome} > 0 THEN (
    SELECT ARRAY[sum(part.amount), sum(part.left) FILTER (WHERE part.day <= ${today}::date),
      sum(part.amount) FILTER (WHERE part.day >= ${today}::date),
      (array_agg(part.left ORDER BY part.day, part.due, part.position) FILTER (WHERE part.left > 0))[1],
      min(part.day) FILTER (WHERE part.left > 0) - date '2000-01-01']::bigint[]
    FROM (
      SELECT known.*, known.amount - least(greatest(known.whole - (${toCome}) - known.before, 0), known.amount) AS left
      FROM (
        SELECT paid_by.*, sum(paid_by.amount) OVER () AS whole,
          sum(paid_by.amount) OVER (ORDER BY paid_by.day, paid_by.due, paid_by.position) - paid_by.amount AS before
        FROM (
          SELECT ${orderDues.amount} AS amount, ${orderDues.due} AS due, ${orderDues.position} AS position, ${payableOn()} AS day
          FROM ${orderDues} WHERE ${orderDues.orderId} = ${orders.id} AND ${orderDues.version} = ${orders.current}
        ) AS paid_by
      ) AS known
    ) AS part
  ) END AS parts OFFSET 0
) AS plan`;

/**
 * How orders stand with their customers, as columns of a query over orders, their versions that count and their sums of the ledger, with
 * `plan` joined laterally: what `balanceOf` says of one order, for lists that are sorted and summed by it. Money is for what is due
 * first; what went back and never came is due at once. A plan is looked up only where something is to come.
 * @param today in Asia/Dhaka
 */
export function orderFigures(today: CalendarDate) {
  const beyond = sql`greatest(${toCome} - ${whole}, 0)`;
  const isAtOnce = sql`(${ripe} > 0 OR ${beyond} > 0)`;
  const due = sql<number>`CASE WHEN ${toCome} <= 0 THEN 0 WHEN ${isOver} THEN ${toCome}
    WHEN ${isAtOnce} THEN ${ripe} + ${beyond} ELSE ${next} END`.mapWith(Number);
  const dueOn = sql<string | null>`CASE WHEN ${toCome} <= 0 OR ${isOver} THEN NULL
    WHEN ${isAtOnce} AND ${ripe} = 0 THEN ${today}::date ELSE ${first} END`;
  const overdue = sql<number>`CASE WHEN ${isQuote} OR ${toCome} <= 0 THEN 0 WHEN ${isOver} THEN ${toCome}
    ELSE greatest(${toCome} - ${later}, 0) END`.mapWith(Number);
  const refunded = sql<number>`coalesce(${sums.refunded}, 0)`.mapWith(Number);
  const refundsPayable = sql<number>`coalesce(${sums.refundsPayable}, 0)`.mapWith(Number);
  const money = { charged, paid, refunded, refundsPayable };
  return { plan: planOn(today), total, paid, owed, due, dueOn, overdue, money };
}
