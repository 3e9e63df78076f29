import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '../../identity.table.ts';
import { deleteUser } from '../../users/removal.writes.ts';
import { accountName } from '../../users/users.contract.ts';
import { canDelete } from '../../users/users.policy.ts';
import { lockOwners } from '../../users/users.queries.ts';
import { isLastOwner } from '../../users/users.rules.ts';
import { providing } from '../provider.contract.ts';
import { providerAccounts } from '../provider.table.ts';
import { type OpenSession, openSession, place, rememberPlace } from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';

/** The data of a new account. */
interface NewAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly passwordHash?: string | null;
  readonly googleSub?: string;
  readonly photoUrl?: string | null;
}

/** Creates an account. @throws Failure email-exists */
export async function insertAccount(tx: Transaction, now: Date, account: NewAccount): Promise<void> {
  const { uid, email, emailVerified, name, passwordHash = null, googleSub, photoUrl } = account;
  const added = await tx
    .insert(users)
    .values({ uid, email, emailVerified, name, role: 'customer', validSince: now, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ uid: users.uid });
  if (added.length === 0) {
    throw refusal('EMAIL_EXISTS');
  }
  await tx.insert(providerAccounts).values({
    uid,
    passwordHash,
    passwordUpdatedAt: passwordHash === null ? null : now,
    googleSub: googleSub ?? null,
    googleEmail: googleSub === undefined ? null : email,
    photoUrl: photoUrl ?? null,
    lastLoginAt: now,
  });
}

/** Creates an account and signs the caller in, who is its actor by then. @throws Failure email-exists */
export const signUp = command({
  name: 'provider.sign-up',
  permission: providing,
  input: z.strictObject({
    uid: z.string(),
    email: z.email().max(254).toLowerCase(),
    passwordHash: z.string(),
    name: accountName,
    place,
  }),
  run: async ({ tx, now, log }, { place: from, ...account }): Promise<OpenSession> => {
    const { uid } = account;
    await insertAccount(tx, now, { ...account, emailVerified: false });
    await rememberPlace(tx, now, uid, from);
    log({ subjectKind: 'account', subjectId: uid, difference: { signedUp: 'password' } });
    return openSession(tx, now, { uid, method: 'password', signedInAt: now });
  },
});

/** Changes the name and the picture; null removes them, undefined keeps them. */
export const changeProfile = command({
  name: 'provider.change-profile',
  permission: providing,
  input: z.strictObject({
    uid: z.string(),
    name: accountName.optional(),
    photoUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable()
      .optional(),
  }),
  run: async ({ tx, log }, { uid, name, photoUrl }): Promise<void> => {
    if (name !== undefined) {
      await tx.update(users).set({ name }).where(eq(users.uid, uid));
    }
    if (photoUrl !== undefined) {
      await tx.update(providerAccounts).set({ photoUrl }).where(eq(providerAccounts.uid, uid));
    }
    // Neither name nor picture: the log stays when the account is deleted.
    log({ subjectKind: 'account', subjectId: uid, difference: {} });
  },
});

/** Removes a sign-in method; the last one can't be removed. */
export const unlink = command({
  name: 'provider.unlink',
  permission: providing,
  input: z.strictObject({ uid: z.string(), method: z.enum(['password', 'google.com']) }),
  run: async ({ tx, log }, { uid, method }): Promise<void> => {
    const [account] = await tx
      .select()
      .from(providerAccounts)
      .where(eq(providerAccounts.uid, uid))
      .for('update');
    const left = method === 'password' ? account?.googleSub : account?.passwordHash;
    if (!left) {
      throw refusal('OPERATION_NOT_ALLOWED', 'It is the only way to sign in to this account.');
    }
    await tx
      .update(providerAccounts)
      .set(
        method === 'password'
          ? { passwordHash: null, passwordUpdatedAt: null }
          : { googleSub: null, googleEmail: null },
      )
      .where(eq(providerAccounts.uid, uid));
    log({ subjectKind: 'account', subjectId: uid, difference: { unlinked: method } });
  },
});

/** Deletes an account and its own data. The last owner can't be deleted: nobody could give access to another. */
export const deleteAccount = command({
  name: 'provider.delete-account',
  permission: providing,
  input: z.strictObject({ uid: z.string() }),
  run: async ({ tx, log, authorize }, { uid }): Promise<void> => {
    authorize(canDelete, { uid, isLastOwner: isLastOwner(await lockOwners(tx), uid) });
    await deleteUser(tx, uid);
    log({ subjectKind: 'account', subjectId: uid, difference: { deleted: true } });
  },
});

/** Whether the address belongs to somebody else. */
export async function refuseTaken(tx: Transaction, email: string, uid: string): Promise<void> {
  const [other] = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.email, email), ne(users.uid, uid)));
  if (other) {
    throw refusal('EMAIL_EXISTS');
  }
}
