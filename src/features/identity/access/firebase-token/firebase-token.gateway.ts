import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import { nameOrNull } from '../../users/users.contract.ts';
import { skewSeconds, type VerifyIdentity } from '../access.contract.ts';
import { isPlainToken } from '../access-token.rules.ts';

const claims = z.object({
  sub: z.string().min(1).max(128),
  aud: z.string(),
  email: z.string().min(3).max(320),
  email_verified: z.boolean(),
  name: nameOrNull,
  iat: z.number(),
  auth_time: z.int(),
  azp: z.undefined().optional(),
});

const wrong = () =>
  new Failure('unauthenticated', 'identity.token-invalid', 'The ID token does not prove who you are.');

/**
 * Verifies ID tokens of a real Firebase project as Google documents it: RS256 by a published key, this project's issuer
 * and audience, not expired, not issued in the future. A sign-in is identified by its user and its time.
 */
export function firebaseVerifier(projectId: string, keys: JWTVerifyGetKey): VerifyIdentity {
  return async (token, now) => {
    if (!isPlainToken(token)) {
      throw wrong();
    }
    const payload = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      currentDate: now,
    }).then(
      (verified) => verified.payload,
      (cause: unknown) => {
        if (cause instanceof errors.JWTExpired) {
          throw new Failure('unauthenticated', 'identity.token-expired', 'The ID token has expired.');
        }
        throw cause instanceof Failure ? cause : wrong();
      },
    );
    const parsed = claims.safeParse(payload);
    const latest = now.getTime() / 1000 + skewSeconds;
    if (!parsed.success || parsed.data.iat > latest || parsed.data.auth_time > latest) {
      throw wrong();
    }
    const { sub, email, email_verified: emailVerified, name, iat, auth_time: authTime } = parsed.data;
    return {
      uid: sub,
      email: email.toLowerCase(),
      emailVerified,
      name,
      sid: `${sub}.${authTime}`,
      authTime: new Date(authTime * 1000),
      issuedAt: new Date(iat * 1000),
    };
  };
}
