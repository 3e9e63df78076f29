import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { userSessions, users } from '../identity.table.ts';
import { providerAccounts } from '../provider/provider.table.ts';
import { permissions } from '../roles/roles.rules.ts';
import type { OwnAccount } from './account.contract.ts';

/** Adds the data that a feature stores about a user to the download of their data. */
export interface DataContributor {
  /** The field in the download. */
  readonly name: string;
  read(db: ReadDatabase, whose: { uid: string; email: string; emailVerified: boolean }): Promise<unknown>;
}

/** The caller's own account with its active sign-ins. Undefined when it has been deleted meanwhile. */
export async function findOwnAccount(db: ReadDatabase, caller: Caller): Promise<OwnAccount | undefined> {
  const { uid } = caller;
  const [user] = await db.select().from(users).where(eq(users.uid, uid));
  if (!user) {
    return undefined;
  }
  const sessions = await db
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.uid, uid), isNull(userSessions.endedAt)))
    .orderBy(desc(userSessions.renewedAt))
    .limit(100);
  const [account] = await db
    .select({ passwordHash: providerAccounts.passwordHash, googleSub: providerAccounts.googleSub })
    .from(providerAccounts)
    .where(eq(providerAccounts.uid, uid));
  return {
    uid,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    role: user.role,
    permissions: permissions.filter((permission) => caller.permissions.has(permission)),
    createdAt: user.createdAt.toISOString(),
    providers: [
      ...(account?.passwordHash ? ['password' as const] : []),
      ...(account?.googleSub ? ['google.com' as const] : []),
    ],
    sessions: sessions.map(({ id, signedInAt, renewedAt, device }) => ({
      id,
      signedInAt: signedInAt.toISOString(),
      renewedAt: renewedAt.toISOString(),
      device,
      current: id === caller.sessionId,
    })),
  };
}
