import { asc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyUnread } from '../money.table.ts';

/** What was sent in, not understood and not looked at yet, the oldest first, at most so many. */
export const listUnread = (db: ReadDatabase, limit: number) =>
  db
    .select()
    .from(moneyUnread)
    .where(eq(moneyUnread.state, 'new'))
    .orderBy(asc(moneyUnread.addedAt), asc(moneyUnread.line), asc(moneyUnread.id))
    .limit(limit);

/** How much of it there is. */
export const countUnread = (db: ReadDatabase) => db.$count(moneyUnread, eq(moneyUnread.state, 'new'));
