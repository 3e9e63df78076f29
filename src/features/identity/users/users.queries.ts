import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReadDatabase, Transaction } from '#platform/database/database.ts';
import { users } from '../identity.table.ts';
import type { officeUser, UsersQuery, userList } from './users.contract.ts';
import type { Owner } from './users.rules.ts';

type OfficeUser = z.infer<typeof officeUser>;

const columns = {
  uid: users.uid,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  role: users.role,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
};

const shown = ({
  disabledAt,
  createdAt,
  lastSeenAt,
  ...row
}: Pick<typeof users.$inferSelect, keyof typeof columns>): OfficeUser => ({
  ...row,
  disabledAt: disabledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

/** The first column of each order; the newest accounts and the most recently seen come first. */
const orders: Readonly<Record<UsersQuery['sort'], { by: SQL; latestFirst: boolean }>> = {
  email: { by: sql`${users.email}`, latestFirst: false },
  name: { by: sql`lower(coalesce(${users.name}, ${users.email}))`, latestFirst: false },
  role: {
    by: sql`array_position(ARRAY['owner','manager','editor','clerk','accountant','visa-officer','customer'], ${users.role})`,
    latestFirst: false,
  },
  created: { by: sql`${users.createdAt}`, latestFirst: true },
  seen: { by: sql`coalesce(${users.lastSeenAt}, '-infinity')`, latestFirst: true },
};

const states = {
  active: isNull(users.disabledAt),
  disabled: isNotNull(users.disabledAt),
  unverified: eq(users.emailVerified, false),
};

/** Accounts by part of the address or name, by role and state; `next` is the number of the next page. */
export async function listUsers(db: ReadDatabase, query: UsersQuery): Promise<z.infer<typeof userList>> {
  const { q, role, state, sort, limit, page } = query;
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    q === '' ? undefined : sql`(${users.email} LIKE ${pattern} OR lower(${users.name}) LIKE ${pattern})`,
    role && eq(users.role, role),
    state && states[state],
  );
  const { by, latestFirst } = orders[sort];
  const turned = query.desc === undefined ? latestFirst : query.desc === 'true' || query.desc === '1';
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(turned ? desc(by) : asc(by), asc(users.uid))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await db.$count(users, where);
  return { items: rows.map(shown), total, next: page * limit < total ? String(page + 1) : null };
}

/** One account, as the office shows it. */
export async function findUser(db: ReadDatabase, uid: string): Promise<OfficeUser | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.uid, uid));
  return row && shown(row);
}

/** The accounts that can act as owner: neither disabled nor unverified; locked until the transaction ends. */
export async function lockOwners(tx: Transaction): Promise<Owner[]> {
  return tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.role, 'owner'), isNull(users.disabledAt), ne(users.emailVerified, false)))
    .orderBy(users.uid)
    .for('update');
}
