import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { users } from '../../identity.table.ts';
import type { CodePurpose } from '../provider.contract.ts';
import { providerCodes } from '../provider.table.ts';
import { refusal } from '../wire.rules.ts';

/** A valid code and its account. */
export interface FoundCode {
  readonly hash: string;
  readonly purpose: CodePurpose;
  readonly uid: string;
  readonly name: string | null;
  /** The address of the account while the code is valid; for `recover` the one to restore. */
  readonly email: string;
  readonly newEmail: string | null;
  /** The account's current address. */
  readonly currentEmail: string;
  readonly wasVerified: boolean;
}

interface Made {
  readonly purpose: string;
  readonly email: string | null;
  readonly newEmail: string | null;
  readonly createdAt: Date;
}

/**
 * Whether the code was made for the account as it is now: changing the address invalidates older codes. A code that
 * changes the address ends with the sign-ins: otherwise a signed-out intruder could still take the account with it.
 */
const fits = (code: Made, current: string, validSince: Date) =>
  code.purpose === 'recover'
    ? code.newEmail === current
    : code.email === current && (code.purpose !== 'change' || code.createdAt >= validSince);

/**
 * Looks up the code of a mail link without consuming it.
 * @throws Failure invalid-oob-code (unknown, used, or for an earlier address), expired-oob-code, user-disabled
 */
export async function findCode(db: ReadDatabase, hash: string, now: Date): Promise<FoundCode> {
  const [row] = await db
    .select({
      code: providerCodes,
      currentEmail: users.email,
      wasVerified: users.emailVerified,
      name: users.name,
      disabledAt: users.disabledAt,
      validSince: users.validSince,
    })
    .from(providerCodes)
    .innerJoin(users, eq(users.uid, providerCodes.uid))
    .where(eq(providerCodes.hash, hash));
  const purpose = row?.code.purpose;
  if (
    !row ||
    row.code.usedAt ||
    !purpose ||
    purpose === 'google-nonce' ||
    !fits(row.code, row.currentEmail, row.validSince)
  ) {
    throw refusal('INVALID_OOB_CODE');
  }
  if (row.code.expiresAt <= now) {
    throw refusal('EXPIRED_OOB_CODE');
  }
  if (row.disabledAt) {
    throw refusal('USER_DISABLED');
  }
  const { uid, email, newEmail } = row.code;
  const { currentEmail, wasVerified, name } = row;
  if (uid === null || email === null) {
    throw refusal('INVALID_OOB_CODE');
  }
  return { hash, purpose, uid, name, email, newEmail, currentEmail, wasVerified };
}
