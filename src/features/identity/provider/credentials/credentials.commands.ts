import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { users } from '../../identity.table.ts';
import { providing } from '../provider.contract.ts';
import { providerAccounts } from '../provider.table.ts';
import { endAllSessions, type OpenSession, openSession } from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';

const caller = {
  uid: z.string(),
  method: z.enum(['password', 'google.com']),
  /** When the caller signed in; a new session has the same time. */
  signedInAt: z.date(),
};

/** Sets another password. Every sign-in of the account ends except the caller's. */
export const changePassword = command({
  name: 'provider.change-password',
  permission: providing,
  input: z.strictObject({ ...caller, passwordHash: z.string() }),
  run: async ({ tx, now, log }, { passwordHash, ...by }): Promise<OpenSession> => {
    await tx
      .update(providerAccounts)
      .set({ passwordHash, passwordUpdatedAt: now })
      .where(eq(providerAccounts.uid, by.uid));
    await endAllSessions(tx, by.uid, now);
    log({ subjectKind: 'account', subjectId: by.uid, difference: { password: 'changed' } });
    return openSession(tx, now, by);
  },
});

/** Adds a password to an account without one. @throws Failure email-exists when the address differs, or it has one */
export const linkPassword = command({
  name: 'provider.link-password',
  permission: providing,
  input: z.strictObject({ ...caller, email: z.string(), passwordHash: z.string() }),
  run: async ({ tx, now, log }, { email, passwordHash, ...by }): Promise<OpenSession> => {
    const [account] = await tx
      .select({ email: users.email, passwordHash: providerAccounts.passwordHash })
      .from(users)
      .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
      .where(eq(users.uid, by.uid))
      .for('update');
    if (!account || account.email !== email || account.passwordHash !== null) {
      throw refusal('EMAIL_EXISTS');
    }
    await tx
      .update(providerAccounts)
      .set({ passwordHash, passwordUpdatedAt: now })
      .where(eq(providerAccounts.uid, by.uid));
    log({ subjectKind: 'account', subjectId: by.uid, difference: { linked: 'password' } });
    return openSession(tx, now, by);
  },
});
