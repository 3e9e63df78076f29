import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { userSessions, users } from '../../identity.table.ts';
import { countedAttempt, forgetAttempts, takeBackAttempt } from '../limits/limits.commands.ts';
import { providing, rotationGraceSeconds, type SignInMethod } from '../provider.contract.ts';
import {
  providerAccounts,
  providerKnownPlaces,
  providerRefreshTokens,
  providerSessions,
} from '../provider.table.ts';
import { hashOf, newSecret } from '../secret.rules.ts';
import { refusal } from '../wire.rules.ts';

/** A new or renewed sign-in, with what its owner receives. */
export interface OpenSession {
  readonly uid: string;
  readonly sid: string;
  readonly refreshToken: string;
}

async function giveRefreshToken(tx: Transaction, sessionId: string, now: Date): Promise<string> {
  const refreshToken = newSecret();
  await tx.insert(providerRefreshTokens).values({ hash: hashOf(refreshToken), sessionId, issuedAt: now });
  return refreshToken;
}

/** Starts a sign-in. */
export async function openSession(
  tx: Transaction,
  now: Date,
  { uid, method, signedInAt }: { uid: string; method: SignInMethod; signedInAt: Date },
): Promise<OpenSession> {
  const sid = crypto.randomUUID();
  await tx
    .insert(providerSessions)
    .values({ id: sid, uid, method, signedInAt, startedAt: now, renewedAt: now });
  return { uid, sid, refreshToken: await giveRefreshToken(tx, sid, now) };
}

/** Ends every sign-in of an account and all of its tokens, including our access tokens. */
export async function endAllSessions(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ validSince: now, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.uid, uid));
  await tx
    .update(providerSessions)
    .set({ endedAt: now })
    .where(and(eq(providerSessions.uid, uid), isNull(providerSessions.endedAt)));
  await tx
    .update(userSessions)
    .set({ endedAt: now })
    .where(and(eq(userSessions.uid, uid), isNull(userSessions.endedAt)));
}

/** Where a sign-in came from, as hashes; `forget` is the browser's previous mark. */
export const place = z.strictObject({
  marks: z.array(z.string()),
  forget: z.string().optional(),
});

/** Stores from where an account signed in. */
export async function rememberPlace(
  tx: Transaction,
  now: Date,
  uid: string,
  { marks, forget }: z.infer<typeof place>,
): Promise<void> {
  if (forget !== undefined) {
    await tx
      .delete(providerKnownPlaces)
      .where(and(eq(providerKnownPlaces.uid, uid), eq(providerKnownPlaces.place, forget)));
  }
  for (const mark of marks) {
    await tx
      .insert(providerKnownPlaces)
      .values({ uid, place: mark, seenAt: now })
      .onConflictDoUpdate({
        target: [providerKnownPlaces.uid, providerKnownPlaces.place],
        set: { seenAt: now },
      });
  }
  await tx.update(providerAccounts).set({ lastLoginAt: now }).where(eq(providerAccounts.uid, uid));
}

/** Signs in after the password was verified. @throws Failure user-disabled, or invalid when the password was changed meanwhile */
export const signInWithPassword = command({
  name: 'provider.sign-in',
  permission: providing,
  input: z.strictObject({
    uid: z.string(),
    /** The hash that the password was compared with. */
    passwordHash: z.string(),
    place,
    attempt: countedAttempt,
    forget: z.array(z.string()),
  }),
  run: async ({ tx, now }, { uid, passwordHash, place: from, attempt, forget }): Promise<OpenSession> => {
    const [account] = await tx
      .select({ disabledAt: users.disabledAt, passwordHash: providerAccounts.passwordHash })
      .from(users)
      .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
      .where(eq(users.uid, uid))
      .for('update');
    if (!account || account.passwordHash !== passwordHash) {
      throw refusal('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabledAt) {
      throw refusal('USER_DISABLED');
    }
    await takeBackAttempt(tx, attempt);
    await forgetAttempts(tx, forget);
    await rememberPlace(tx, now, uid, from);
    return openSession(tx, now, { uid, method: 'password', signedInAt: now });
  },
});

/**
 * Exchanges a refresh token for the next one. A token that was exchanged before, longer ago than tabs need, has been
 * stolen or comes from a thief's victim: the sign-in ends.
 * @returns the renewed sign-in, or the refusal (returned instead of thrown, so that ending the sign-in is committed).
 */
export const renewSession = command({
  name: 'provider.renew',
  permission: providing,
  input: z.strictObject({ tokenHash: z.string() }),
  run: async ({ tx, now, log }, { tokenHash }): Promise<OpenSession | 'TOKEN_EXPIRED' | 'USER_DISABLED'> => {
    const [found] = await tx
      .select({ sid: providerRefreshTokens.sessionId })
      .from(providerRefreshTokens)
      .where(eq(providerRefreshTokens.hash, tokenHash));
    if (!found) {
      return 'TOKEN_EXPIRED';
    }
    // The family is locked, then the token is read again: concurrent requests of two tabs run one after the other.
    const [session] = await tx
      .select()
      .from(providerSessions)
      .where(eq(providerSessions.id, found.sid))
      .for('update');
    const [token] = await tx
      .select()
      .from(providerRefreshTokens)
      .where(eq(providerRefreshTokens.hash, tokenHash));
    const [account] = session
      ? await tx
          .select({ validSince: users.validSince, disabledAt: users.disabledAt })
          .from(users)
          .where(eq(users.uid, session.uid))
      : [];
    if (account?.disabledAt) {
      return 'USER_DISABLED';
    }
    if (!session || !token || !account || session.endedAt || session.startedAt < account.validSince) {
      return 'TOKEN_EXPIRED';
    }
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > rotationGraceSeconds * 1000) {
      await tx.update(providerSessions).set({ endedAt: now }).where(eq(providerSessions.id, session.id));
      await tx.update(userSessions).set({ endedAt: now }).where(eq(userSessions.id, session.id));
      log({ subjectKind: 'account', subjectId: session.uid, difference: { ended: 'refresh token reused' } });
      return 'TOKEN_EXPIRED';
    }
    await tx
      .update(providerRefreshTokens)
      .set({ usedAt: token.usedAt ?? now })
      .where(eq(providerRefreshTokens.hash, tokenHash));
    await tx.update(providerSessions).set({ renewedAt: now }).where(eq(providerSessions.id, session.id));
    return { uid: session.uid, sid: session.id, refreshToken: await giveRefreshToken(tx, session.id, now) };
  },
});
