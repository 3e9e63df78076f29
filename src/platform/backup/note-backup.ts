import { desc, lt } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../database/database.ts';
import { backupsWritten } from './backups-written.table.ts';

/** So long it is remembered that a backup was written; ms. */
const rememberedMs = 400 * 86_400_000;

/** Notes that a backup was written, so that the office can say when the last one was. */
export async function noteBackup(db: Database, at: Date): Promise<void> {
  await db.insert(backupsWritten).values({ at }).onConflictDoNothing();
  await db.delete(backupsWritten).where(lt(backupsWritten.at, new Date(at.getTime() - rememberedMs)));
}

/** When the last backup was written by this program; undefined: never. */
export async function findLastBackup(db: ReadDatabase): Promise<Date | undefined> {
  const [last] = await db.select().from(backupsWritten).orderBy(desc(backupsWritten.at)).limit(1);
  return last?.at;
}
