import { desc, eq, inArray } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { ExportSeen } from './everything.contract.ts';
import { everythingExports } from './everything.table.ts';

type Made = typeof everythingExports.$inferSelect;

const noted = (id: string) => id.replace(/^user:/, '');

async function shown(db: ReadDatabase, rows: readonly Made[]): Promise<ExportSeen[]> {
  const uids = rows.map(({ askedBy }) => noted(askedBy));
  const named = await db
    .select({ uid: users.uid, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.uid, uids));
  return rows.map((row) => {
    const who = named.find(({ uid }) => uid === noted(row.askedBy));
    return {
      id: row.id,
      state: row.state,
      path: row.state === 'done' ? `/api/exports/${row.id}/everything.zip` : null,
      askedBy: who?.name ?? who?.email ?? row.askedBy,
      askedAt: row.askedAt.toISOString(),
      bytes: row.bytes,
      until: row.state === 'running' ? null : row.dueAt.toISOString(),
    };
  });
}

/** What was asked to take along and isn’t gone yet, latest first. */
export async function listExports(db: ReadDatabase): Promise<ExportSeen[]> {
  const rows = await db.select().from(everythingExports).orderBy(desc(everythingExports.askedAt)).limit(20);
  return rows.length === 0 ? [] : shown(db, rows);
}

/** @throws Failure not-found `everything.gone`, also for one that is gone after some days */
export async function findExport(db: ReadDatabase, id: string): Promise<ExportSeen> {
  const rows = await db.select().from(everythingExports).where(eq(everythingExports.id, id));
  const [found] = await shown(db, rows);
  if (found === undefined) {
    throw new Failure(
      'not-found',
      'everything.gone',
      'There is no such file, or it is gone by now. Make it again.',
    );
  }
  return found;
}
