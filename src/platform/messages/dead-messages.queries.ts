import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '../database/database.ts';
import { messages } from './messages.table.ts';

/** How many messages reached nobody and haven't been handled by the office. */
export async function countDeadMessages(db: ReadDatabase): Promise<number> {
  return db.$count(messages, eq(messages.state, 'dead'));
}
