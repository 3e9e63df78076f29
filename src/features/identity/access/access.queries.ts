import { and, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { userSessions, users } from '../identity.table.ts';

/** A sign-in and its user, as they are now. Undefined when that user has no such sign-in. */
export async function findSession(db: ReadDatabase, uid: string, sessionId: string) {
  const [row] = await db
    .select({
      uid: users.uid,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
      disabledAt: users.disabledAt,
      tokenVersion: users.tokenVersion,
      validSince: users.validSince,
      lastSeenAt: users.lastSeenAt,
      signedInAt: userSessions.signedInAt,
      renewedAt: userSessions.renewedAt,
      endedAt: userSessions.endedAt,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.uid, userSessions.uid))
    .where(and(eq(userSessions.id, sessionId), eq(userSessions.uid, uid)));
  return row;
}
