import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { users } from '../../identity.table.ts';
import { providerAccounts } from '../../provider/provider.table.ts';
import { newUid } from '../../provider/secret.rules.ts';
import { endAllSessions } from '../../provider/sessions/sessions.commands.ts';
import { admitting } from '../access.contract.ts';

/**
 * Creates the first owner of the built-in provider, with a verified address. An existing account with the address
 * becomes the owner and loses its earlier ways to sign in, because anybody may have registered the address.
 * @returns false when there is an owner.
 */
export const makeFirstOwner = command({
  name: 'access.make-first-owner',
  permission: admitting,
  input: z.strictObject({ email: z.email(), passwordHash: z.string().min(20) }),
  run: async ({ tx, now, log }, { email: written, passwordHash }): Promise<boolean> => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access.first-owner'))`);
    if ((await tx.$count(users, eq(users.role, 'owner'))) > 0) {
      return false;
    }
    const email = written.toLowerCase();
    const [found] = await tx.select({ uid: users.uid }).from(users).where(eq(users.email, email));
    const uid = found?.uid ?? newUid();
    if (found) {
      await endAllSessions(tx, uid, now);
      await tx
        .update(users)
        .set({ role: 'owner', emailVerified: true, disabledAt: null })
        .where(eq(users.uid, uid));
      await tx.delete(providerAccounts).where(eq(providerAccounts.uid, uid));
    } else {
      await tx.insert(users).values({
        uid,
        email,
        emailVerified: true,
        role: 'owner',
        validSince: now,
        createdAt: now,
      });
    }
    await tx.insert(providerAccounts).values({ uid, passwordHash, passwordUpdatedAt: now, lastLoginAt: now });
    log({ subjectKind: 'user', subjectId: uid, difference: { role: { to: 'owner' }, email } });
    return true;
  },
});
