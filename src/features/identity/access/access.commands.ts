import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { masked } from '#platform/mail/mail.rules.ts';
import { userSessions, users } from '../identity.table.ts';
import { providerSessions } from '../provider/provider.table.ts';
import { nameOrNull } from '../users/users.contract.ts';
import { admitting } from './access.contract.ts';

const ended = () =>
  new Failure('unauthenticated', 'access.revoked', 'This sign-in has been ended. Sign in again.');

/**
 * Opens the session of a sign-in, or renews it. The user's row is locked, so that ending all sessions at the same time
 * happens either before or after.
 * @returns the version that an access token must carry.
 */
export const openSession = command({
  name: 'access.open-session',
  permission: admitting,
  input: z.strictObject({
    uid: z.string().min(1).max(128),
    sid: z.string().min(1).max(200),
    authTime: z.date(),
    device: z.string().max(300).nullable(),
  }),
  run: async ({ tx, now }, { uid, sid, authTime, device }) => {
    const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('share');
    if (!user) {
      throw new Failure('unauthenticated', 'identity.account-gone', 'There is no such account.');
    }
    if (user.disabledAt) {
      throw new Failure('unauthenticated', 'identity.account-disabled', 'The account is disabled.');
    }
    // Only the built-in provider stores its sign-ins here; a foreign one sends the time of authentication.
    const [signIn] = await tx.select().from(providerSessions).where(eq(providerSessions.id, sid));
    if (signIn?.endedAt || (signIn?.startedAt ?? authTime) < user.validSince) {
      throw ended();
    }
    const [session] = await tx
      .insert(userSessions)
      .values({ id: sid, uid, signedInAt: authTime, renewedAt: now, device })
      .onConflictDoUpdate({
        target: userSessions.id,
        set: { renewedAt: now, device },
        setWhere: sql`${userSessions.uid} = ${uid} AND ${userSessions.endedAt} IS NULL`,
      })
      .returning({ id: userSessions.id });
    if (!session) {
      throw ended();
    }
    return user.tokenVersion;
  },
});

/** Updates when a user was last seen, at most once a minute. */
export const noteSeen = command({
  name: 'access.note-seen',
  permission: admitting,
  input: z.strictObject({ uid: z.string() }),
  run: async ({ tx, now }, { uid }) => {
    const minuteAgo = new Date(now.getTime() - 60_000);
    await tx
      .update(users)
      .set({ lastSeenAt: now })
      .where(and(eq(users.uid, uid), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, minuteAgo))));
  },
});

/**
 * Creates or updates the account of a user whom a foreign identity provider has verified. An address belongs to one
 * account: another id with the same address is refused, so that verifying a staff address at another provider gives no
 * access. `adminEmail`, once verified, becomes the owner while there is none.
 */
export const admitForeign = command({
  name: 'access.admit-foreign',
  permission: admitting,
  input: z.strictObject({
    uid: z.string().min(1).max(128),
    email: z.string().min(3).max(320),
    emailVerified: z.boolean(),
    name: nameOrNull,
    authTime: z.date(),
    adminEmail: z.string().optional(),
  }),
  run: async ({ tx, now, log }, { adminEmail, authTime, ...identity }) => {
    const email = identity.email.toLowerCase();
    const { uid, emailVerified, name } = identity;
    const inserted = await tx
      .insert(users)
      .values({ uid, email, emailVerified, name, role: 'customer', validSince: authTime, createdAt: now })
      .onConflictDoNothing()
      .returning({ uid: users.uid });
    const [holder] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (holder && holder.uid !== uid) {
      throw new Failure(
        'unauthenticated',
        'identity.address-of-another',
        'This address belongs to another account.',
      );
    }
    if (inserted.length > 0) {
      log({ subjectKind: 'user', subjectId: uid, difference: { created: { email: masked(email) } } });
    }
    const [changed] = await tx
      .update(users)
      .set({ email, emailVerified, ...(name === null ? {} : { name }) })
      .where(eq(users.uid, uid))
      .returning({ role: users.role });
    if (emailVerified && adminEmail?.toLowerCase() === email && changed?.role !== 'owner') {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access.first-owner'))`);
      if ((await tx.$count(users, eq(users.role, 'owner'))) === 0) {
        await tx.update(users).set({ role: 'owner' }).where(eq(users.uid, uid));
        log({
          subjectKind: 'user',
          subjectId: uid,
          difference: { role: { from: changed?.role, to: 'owner' } },
        });
      }
    }
  },
});
