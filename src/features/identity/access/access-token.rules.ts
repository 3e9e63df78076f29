import { type CryptoKey, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { accessSeconds } from './access.contract.ts';

/** The only algorithm of access tokens: asymmetric, so that no public key can be taken for a secret. */
export const accessAlgorithm = 'EdDSA';

const audienceOf = (siteUrl: string) => `${siteUrl}/api`;

export interface AccessClaims {
  readonly uid: string;
  readonly sessionId: string;
  /** `users.token_version` when the token was issued. */
  readonly version: number;
}

const ourKid = /^[0-9a-f-]{36}$/;

const claims = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  jti: z.string().min(1),
  ver: z.int().min(0),
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
});

/**
 * Whether each of the three parts is canonical base64url. Otherwise the unused bits of the last character could be
 * changed and the token would still be valid.
 */
export function isPlainToken(token: string): boolean {
  const parts = token.split('.');
  return (
    token.length <= 8_192 &&
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

/** An access token as RFC 9068 has it, for one sign-in of one user. */
export async function signAccessToken(
  key: { kid: string; privateJwk: JWK },
  siteUrl: string,
  { uid, sessionId, version }: AccessClaims,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, ver: version })
    .setProtectedHeader({ alg: accessAlgorithm, typ: 'at+jwt', kid: key.kid })
    .setIssuer(siteUrl)
    .setAudience(audienceOf(siteUrl))
    .setSubject(uid)
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(await importJWK(key.privateJwk, accessAlgorithm));
}

/**
 * The claims of an access token whose signature, type, issuer, audience and times have been checked.
 * @param keyOf finds one of our public keys by its id; keys inside the token are never used.
 */
export async function verifyAccessToken(
  token: string,
  siteUrl: string,
  now: Date,
  keyOf: (kid: string) => Promise<CryptoKey | undefined>,
): Promise<AccessClaims | 'expired' | 'wrong'> {
  if (!isPlainToken(token)) {
    return 'wrong';
  }
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        // Our ids are UUIDs: anything else needs no database query.
        const key = kid !== undefined && ourKid.test(kid) ? await keyOf(kid) : undefined;
        if (key === undefined) {
          throw new errors.JWKSNoMatchingKey();
        }
        return key;
      },
      {
        algorithms: [accessAlgorithm],
        typ: 'at+jwt',
        issuer: siteUrl,
        audience: audienceOf(siteUrl),
        requiredClaims: ['exp', 'iat', 'sub', 'sid', 'jti', 'ver'],
        currentDate: now,
      },
    );
    const { sub, sid, ver, iat, exp } = claims.parse(payload);
    return exp - iat > accessSeconds ? 'wrong' : { uid: sub, sessionId: sid, version: ver };
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) {
      return 'expired';
    }
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError || cause instanceof TypeError) {
      return 'wrong';
    }
    throw cause;
  }
}
