import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { ListView, ViewedList } from './list-views.contract.ts';
import { listColumns, listViews } from './list-views.table.ts';

/** The views of a list that somebody sees: their own, then those that colleagues share. */
export async function listViewsOf(db: ReadDatabase, list: ViewedList, uid: string): Promise<ListView[]> {
  const isOwn = sql<boolean>`${listViews.owner} = ${uid}`;
  return db
    .select({
      id: listViews.id,
      name: listViews.name,
      query: listViews.query,
      shared: listViews.shared,
      isOwn,
      by: sql<string>`coalesce(${users.name}, ${users.email})`,
    })
    .from(listViews)
    .innerJoin(users, eq(users.uid, listViews.owner))
    .where(and(eq(listViews.list, list), or(eq(listViews.owner, uid), listViews.shared)))
    .orderBy(desc(isOwn), asc(listViews.createdAt), asc(sql`lower(${listViews.name})`), asc(listViews.id));
}

/** The columns that somebody chose for a list; null when they chose none. */
export async function findColumns(db: ReadDatabase, list: ViewedList, uid: string): Promise<string[] | null> {
  const [found] = await db
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(and(eq(listColumns.list, list), eq(listColumns.owner, uid)));
  return found?.columns ?? null;
}
