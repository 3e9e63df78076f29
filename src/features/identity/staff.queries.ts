import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { users } from './identity.table.ts';

/** All staff with an active account, by name. */
export async function listStaff(db: ReadDatabase) {
  const name = sql<string>`coalesce(${users.name}, ${users.email})`;
  return db
    .select({
      uid: users.uid,
      name,
      email: users.email,
      role: users.role,
      emailVerified: users.emailVerified,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(and(ne(users.role, 'customer'), isNull(users.disabledAt)))
    .orderBy(asc(name), asc(users.uid));
}
