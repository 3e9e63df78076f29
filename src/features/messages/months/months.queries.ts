import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { channels, monthBegan } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import type { MonthOfMessages } from './months.contract.ts';

/** When the month began that lies so many before the one of a moment. */
function beginningBack(now: Date, back: number): Date {
  const [year = 0, month = 0] = dhakaDate(now).split('-').map(Number);
  // Its middle in UTC is in the same month of Dhaka.
  return monthBegan(new Date(Date.UTC(year, month - 1 - back, 15)));
}

/**
 * What went out and came in by each channel in the last months of Dhaka, newest first. A message belongs to the month in which it
 * went, as its cost does; one that didn't go to that in which it was written.
 * @param months how many, this one among them
 */
export async function listMonths(
  db: ReadDatabase,
  now: Date,
  months: number,
): Promise<readonly MonthOfMessages[]> {
  const since = beginningBack(now, months - 1);
  // Nothing waits longer than into the next month: its budget begins anew then.
  const written = gte(messages.createdAt, beginningBack(now, months));
  const at = sql`coalesce(${messages.sentAt}, ${messages.createdAt})`;
  const month = sql<string>`to_char(${at} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM')`;
  const repeats = db
    .selectDistinct({ of: messages.again })
    .from(messages)
    .where(and(written, isNotNull(messages.again)))
    .as('repeats');
  const number = (which: SQL) => sql<number>`count(*) FILTER (WHERE ${which})::int`;
  const out = sql`${messages.direction} = 'out'`;
  const goesOn = sql`${messages.state} = 'failed' AND ${repeats.of} IS NOT NULL`;
  const rows = await db
    .select({
      month,
      channel: messages.channel,
      out: number(sql`${out} AND ${messages.state} <> 'stopped' AND NOT (${goesOn})`),
      sent: number(sql`${out} AND ${messages.state} IN ('sent', 'delivered', 'read')`),
      arrived: number(sql`${out} AND ${messages.state} IN ('delivered', 'read')`),
      failed: number(sql`${out} AND ${messages.state} IN ('dead', 'failed') AND NOT (${goesOn})`),
      in: number(sql`${messages.direction} = 'in'`),
      cost: sql<number>`coalesce(sum(${messages.cost}), 0)::float8`,
    })
    .from(messages)
    .leftJoin(repeats, eq(repeats.of, messages.id))
    .where(and(written, sql`${at} >= ${since.toISOString()}::timestamptz`))
    .groupBy(month, messages.channel)
    .orderBy(desc(month));
  return [...new Set(rows.map((row) => row.month))].map((each) => {
    const ofMonth = rows.filter((row) => row.month === each);
    return {
      month: each,
      channels: channels.flatMap((channel) =>
        ofMonth
          .filter((row) => row.channel === channel)
          .map(({ month: _, ...row }) => ({
            ...row,
            // Only WhatsApp reports it.
            arrived: channel === 'whatsapp' ? row.arrived : null,
          })),
      ),
      cost: ofMonth.reduce((sum, { cost }) => sum + cost, 0),
    };
  });
}
