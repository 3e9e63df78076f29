import { and, arrayContains, asc, desc, eq, exists, isNotNull, isNull, not } from 'drizzle-orm';
import { userSessions, users } from '#features/identity/identity.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { noChoices, type PushKind } from './push.contract.ts';
import { type NoticeKind, readingOf } from './push.rules.ts';
import { pushChoices, pushNotices, pushSubscriptions } from './push.table.ts';

/** The choices and devices of somebody. */
export async function findOwnPushes(db: ReadDatabase, uid: string) {
  const { kinds, from, until, language } = pushChoices;
  const [chosen] = await db
    .select({ kinds, from, until, language })
    .from(pushChoices)
    .where(eq(pushChoices.uid, uid));
  const { id, createdAt, failedAt } = pushSubscriptions;
  const devices = await db
    .select({ id, createdAt, failedAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.uid, uid))
    .orderBy(desc(createdAt), asc(id));
  return {
    ...(chosen ?? noChoices),
    isSaved: chosen !== undefined,
    devices: devices.map((device) => ({
      id: device.id,
      createdAt: device.createdAt.toISOString(),
      failedAt: device.failedAt?.toISOString() ?? null,
    })),
  };
}

/** Whose account is open, in a sign-in that they haven't ended. */
const isReachable = (db: ReadDatabase) =>
  and(
    isNull(users.disabledAt),
    eq(users.emailVerified, true),
    not(
      exists(
        db
          .select({ id: userSessions.id })
          .from(userSessions)
          .where(and(eq(userSessions.id, pushSubscriptions.sessionId), isNotNull(userSessions.endedAt))),
      ),
    ),
  );

/** The devices on which a kind may ring: of who chose it and may read what it is about, with their hours; always in the same order. */
export async function listRinging(db: ReadDatabase, kind: PushKind) {
  const found = await db
    .select({
      id: pushSubscriptions.id,
      uid: pushSubscriptions.uid,
      role: users.role,
      from: pushChoices.from,
      until: pushChoices.until,
    })
    .from(pushSubscriptions)
    .innerJoin(pushChoices, eq(pushChoices.uid, pushSubscriptions.uid))
    .innerJoin(users, eq(users.uid, pushSubscriptions.uid))
    .where(and(isReachable(db), arrayContains(pushChoices.kinds, [kind])))
    .orderBy(asc(pushSubscriptions.id));
  return found.filter(({ role }) => permissionsOf[role].has(readingOf[kind]));
}

/** Whether somebody of the role who chose these kinds may hear of one. */
const mayHear = (
  kind: NoticeKind,
  { role, kinds }: Pick<typeof users.$inferSelect, 'role'> & { readonly kinds: readonly PushKind[] },
) =>
  kind === 'test'
    ? permissionsOf[role].has('push.own')
    : kinds.includes(kind) && permissionsOf[role].has(readingOf[kind]);

/** A push that waits, with where it goes and how its person wants it now; undefined when they may or want to hear it no more. */
export async function findNotice(db: ReadDatabase, id: string) {
  const [found] = await db
    .select({ notice: pushNotices, device: pushSubscriptions, role: users.role, choices: pushChoices })
    .from(pushNotices)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushNotices.subscriptionId))
    .innerJoin(users, eq(users.uid, pushSubscriptions.uid))
    .leftJoin(pushChoices, eq(pushChoices.uid, pushSubscriptions.uid))
    .where(and(eq(pushNotices.id, id), isReachable(db)));
  if (found === undefined) {
    return undefined;
  }
  const { notice, device, role } = found;
  const choices = found.choices ?? noChoices;
  return mayHear(notice.kind, { role, kinds: choices.kinds }) ? { notice, device, choices } : undefined;
}
