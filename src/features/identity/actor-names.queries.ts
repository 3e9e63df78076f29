import { inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { users } from './identity.table.ts';

const prefix = 'user:';

/**
 * Display names for the ids of the activity log (`user:<uid>`): the name of the account, or its address when it has no
 * name. The program itself (`system:…`) and deleted accounts are left out.
 */
export async function findActorNames(
  db: ReadDatabase,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(actors)].flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  if (uids.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ uid: users.uid, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.uid, uids));
  return new Map(rows.map(({ uid, name, email }) => [`${prefix}${uid}`, name ?? email]));
}

/** The same for customers to read: without the addresses of colleagues who have no name. */
export async function findNamesForCustomers(
  db: ReadDatabase,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = await findActorNames(db, actors);
  return new Map([...names].filter(([, name]) => !name.includes('@')));
}
