import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '../../identity.table.ts';
import { nameOrNull } from '../../users/users.contract.ts';
import { insertAccount, refuseTaken } from '../accounts/accounts.commands.ts';
import { spendNonce } from '../codes/codes.commands.ts';
import { providing } from '../provider.contract.ts';
import { providerAccounts } from '../provider.table.ts';
import { newUid } from '../secret.rules.ts';
import {
  endAllSessions,
  type OpenSession,
  openSession,
  place,
  rememberPlace,
} from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';

/** The user's data in a verified Google token. */
export const googlePerson = z.strictObject({
  sub: z.string().min(1),
  email: z.email().toLowerCase(),
  emailVerified: z.boolean(),
  name: nameOrNull,
  photoUrl: z.string().nullable(),
});

type GooglePerson = z.infer<typeof googlePerson>;

const accountOf = (tx: Transaction, by: { sub: string } | { email: string }) =>
  tx
    .select({
      uid: users.uid,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      disabledAt: users.disabledAt,
      googleSub: providerAccounts.googleSub,
    })
    .from(users)
    .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
    .where('sub' in by ? eq(providerAccounts.googleSub, by.sub) : eq(users.email, by.email))
    .for('update');

type Account = Awaited<ReturnType<typeof accountOf>>[number];

/**
 * Links Google to an account whose address Google has verified. If nobody had verified it before, the account may have
 * been registered by somebody else, so their password, links, name and tokens are removed.
 */
async function adopt(tx: Transaction, now: Date, account: Account, person: GooglePerson): Promise<void> {
  const theirs = { googleSub: person.sub, googleEmail: person.email };
  if (account.emailVerified) {
    await tx.update(providerAccounts).set(theirs).where(eq(providerAccounts.uid, account.uid));
    return;
  }
  await tx
    .update(providerAccounts)
    .set({ ...theirs, passwordHash: null, passwordUpdatedAt: null, photoUrl: person.photoUrl })
    .where(eq(providerAccounts.uid, account.uid));
  await tx.update(users).set({ emailVerified: true, name: person.name }).where(eq(users.uid, account.uid));
  await endAllSessions(tx, account.uid, now);
}

/** Which account to sign in to (decision 21 has the rules); `taken` when it must be confirmed in another way. */
async function accountFor(
  tx: Transaction,
  now: Date,
  person: GooglePerson,
  mayOpen: boolean,
): Promise<{ uid: string; how: 'known' | 'linked' | 'opened' } | 'taken'> {
  const [linked] = await accountOf(tx, { sub: person.sub });
  const [sameAddress] = linked ? [] : await accountOf(tx, { email: person.email });
  const account = linked ?? sameAddress;
  if (account?.disabledAt) {
    throw refusal('USER_DISABLED');
  }
  if (linked) {
    return { uid: linked.uid, how: 'known' };
  }
  if (!mayOpen) {
    throw refusal('USER_NOT_FOUND');
  }
  if (sameAddress) {
    if (!person.emailVerified || (sameAddress.emailVerified && sameAddress.googleSub !== null)) {
      return 'taken';
    }
    await adopt(tx, now, sameAddress, person);
    return { uid: sameAddress.uid, how: 'linked' };
  }
  const { sub: googleSub, ...rest } = person;
  const uid = newUid();
  await insertAccount(tx, now, { ...rest, uid, googleSub });
  return { uid, how: 'opened' };
}

/** Signs in with Google, creating the account the first time. `taken`: the address belongs to another account. */
export const signInWithGoogle = command({
  name: 'provider.sign-in-with-google',
  permission: providing,
  input: z.strictObject({ person: googlePerson, nonceHash: z.string(), mayOpen: z.boolean(), place }),
  run: async (
    { tx, now, log },
    { person, nonceHash, mayOpen, place: from },
  ): Promise<(OpenSession & { isNew: boolean }) | 'taken'> => {
    await spendNonce(tx, nonceHash, now);
    const account = await accountFor(tx, now, person, mayOpen);
    if (account === 'taken') {
      return 'taken';
    }
    const { uid, how } = account;
    if (how !== 'known') {
      const difference = { [how === 'opened' ? 'signedUp' : how]: 'google.com' };
      log({ subjectKind: 'account', subjectId: uid, difference });
    }
    await rememberPlace(tx, now, uid, from);
    const session = await openSession(tx, now, { uid, method: 'google.com', signedInAt: now });
    return { ...session, isNew: how === 'opened' };
  },
});

/** Links Google to the signed-in account. */
export const linkGoogle = command({
  name: 'provider.link-google',
  permission: providing,
  input: z.strictObject({ uid: z.string(), person: googlePerson, nonceHash: z.string() }),
  run: async ({ tx, now, log }, { uid, person, nonceHash }): Promise<OpenSession & { isNew: boolean }> => {
    await spendNonce(tx, nonceHash, now);
    const [other] = await accountOf(tx, { sub: person.sub });
    if (other && other.uid !== uid) {
      throw refusal('FEDERATED_USER_ID_ALREADY_LINKED');
    }
    await refuseTaken(tx, person.email, uid);
    const [account] = await tx
      .select({ email: users.email, googleSub: providerAccounts.googleSub })
      .from(users)
      .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
      .where(eq(users.uid, uid))
      .for('update');
    if (account?.googleSub && account.googleSub !== person.sub) {
      throw refusal('PROVIDER_ALREADY_LINKED');
    }
    await tx
      .update(providerAccounts)
      .set({ googleSub: person.sub, googleEmail: person.emailVerified ? person.email : null })
      .where(eq(providerAccounts.uid, uid));
    if (person.emailVerified && account?.email === person.email) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.uid, uid));
    }
    log({ subjectKind: 'account', subjectId: uid, difference: { linked: 'google.com' } });
    const session = await openSession(tx, now, { uid, method: 'google.com', signedInAt: now });
    return { ...session, isNew: false };
  },
});
