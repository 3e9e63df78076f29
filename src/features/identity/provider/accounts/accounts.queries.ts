import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { users } from '../../identity.table.ts';
import { providerAccounts, providerKnownPlaces } from '../provider.table.ts';

/** An account, as the provider returns it. */
export interface ProviderAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly disabledAt: Date | null;
  readonly validSince: Date;
  readonly createdAt: Date;
  readonly passwordHash: string | null;
  readonly passwordUpdatedAt: Date | null;
  readonly googleSub: string | null;
  readonly googleEmail: string | null;
  readonly photoUrl: string | null;
  readonly lastLoginAt: Date;
}

const columns = {
  uid: users.uid,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  disabledAt: users.disabledAt,
  validSince: users.validSince,
  createdAt: users.createdAt,
  passwordHash: providerAccounts.passwordHash,
  passwordUpdatedAt: providerAccounts.passwordUpdatedAt,
  googleSub: providerAccounts.googleSub,
  googleEmail: providerAccounts.googleEmail,
  photoUrl: providerAccounts.photoUrl,
  lastLoginAt: providerAccounts.lastLoginAt,
};

export async function findAccount(db: ReadDatabase, uid: string): Promise<ProviderAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
    .where(eq(users.uid, uid));
  return row;
}

/** @param email in lower case. */
export async function findAccountByEmail(
  db: ReadDatabase,
  email: string,
): Promise<ProviderAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(providerAccounts, eq(providerAccounts.uid, users.uid))
    .where(eq(users.email, email));
  return row;
}

/** Those of the marks from which the account has signed in before, in the order given. */
export async function knownMarks(db: ReadDatabase, uid: string, marks: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ place: providerKnownPlaces.place })
    .from(providerKnownPlaces)
    .where(and(eq(providerKnownPlaces.uid, uid), inArray(providerKnownPlaces.place, [...marks])));
  return marks.filter((mark) => rows.some(({ place }) => place === mark));
}
