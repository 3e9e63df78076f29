import { eq } from 'drizzle-orm';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isPlainToken } from '../../access/access-token.rules.ts';
import { users } from '../../identity.table.ts';
import { listIdentityKeys } from '../../signing-keys/signing-keys.queries.ts';
import { builtInIssuer, builtInProject, type SignInMethod } from '../provider.contract.ts';
import { providerSessions } from '../provider.table.ts';

export interface VerifiedIdentity {
  readonly uid: string;
  /** Address, verification and name as they are stored now, which may be newer than the token. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** The sign-in: the family of refresh tokens that the token comes from. */
  readonly sid: string;
  readonly method: SignInMethod;
  /** When the user last authenticated, by password or with Google. */
  readonly authTime: Date;
  readonly issuedAt: Date;
}

const claims = z.object({
  sub: z.string().min(1).max(128),
  sid: z.string().min(1),
  iat: z.number(),
  auth_time: z.number(),
});

const refused = (code: string, why: string) => new Failure('unauthenticated', code, why);

const notOurs = () => refused('identity.token-invalid', 'The ID token is not one of ours.');

/** @throws Failure identity.token-expired or identity.token-invalid */
async function readClaims(db: ReadDatabase, siteUrl: string, token: string, now: Date): Promise<JWTPayload> {
  if (!isPlainToken(token)) {
    throw notOurs();
  }
  const keys = await listIdentityKeys(db, now);
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: ['RS256'],
      issuer: builtInIssuer(siteUrl),
      audience: builtInProject,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'sid'],
      currentDate: now,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) {
      throw refused('identity.token-expired', 'The ID token has expired.');
    }
    throw notOurs();
  }
}

/**
 * The user of an ID token of the built-in provider: RS256 by one of our keys, our issuer and audience, not expired, of an
 * active sign-in that is not from before `valid_since`, of an existing account that isn't disabled.
 * @throws Failure unauthenticated: identity.token-invalid, identity.token-expired (also when revoked),
 * identity.account-gone or identity.account-disabled.
 */
export async function verifyIdentityToken(
  db: ReadDatabase,
  siteUrl: string,
  token: string,
  now: Date,
): Promise<VerifiedIdentity> {
  const parsed = claims.safeParse(await readClaims(db, siteUrl, token, now));
  if (!parsed.success) {
    throw notOurs();
  }
  const { sub, sid, iat, auth_time: authTime } = parsed.data;
  const [account] = await db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      disabledAt: users.disabledAt,
      validSince: users.validSince,
    })
    .from(users)
    .where(eq(users.uid, sub));
  if (!account) {
    throw refused('identity.account-gone', 'There is no such account.');
  }
  if (account.disabledAt) {
    throw refused('identity.account-disabled', 'The account is disabled.');
  }
  const [session] = await db.select().from(providerSessions).where(eq(providerSessions.id, sid));
  if (!session || session.uid !== sub || session.endedAt || session.startedAt < account.validSince) {
    throw refused('identity.token-expired', 'The sign-in has been ended.');
  }
  return {
    uid: sub,
    email: account.email,
    emailVerified: account.emailVerified,
    name: account.name,
    sid,
    method: session.method,
    authTime: new Date(authTime * 1000),
    issuedAt: new Date(iat * 1000),
  };
}
