import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import type { Keyring } from '../keyring.gateway.ts';
import { builtInIssuer, builtInProject, idTokenSeconds } from '../provider.contract.ts';
import { providerSessions } from '../provider.table.ts';
import type { OpenSession } from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';

/**
 * An ID token for a sign-in, with the claims of Firebase's tokens and `sid`, the sign-in's id.
 * @throws Failure token-expired when the sign-in is gone
 */
async function makeIdToken(
  { db, keyring, siteUrl, now }: { db: ReadDatabase; keyring: Keyring; siteUrl: string; now: Date },
  { uid, sid }: { uid: string; sid: string },
): Promise<string> {
  const account = await findAccount(db, uid);
  const [session] = await db.select().from(providerSessions).where(eq(providerSessions.id, sid));
  if (!account || !session) {
    throw refusal('TOKEN_EXPIRED');
  }
  const seconds = Math.floor(now.getTime() / 1000);
  return keyring.sign({
    iss: builtInIssuer(siteUrl),
    aud: builtInProject,
    sub: uid,
    user_id: uid,
    iat: seconds,
    exp: seconds + idTokenSeconds,
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    sid,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.name === null ? {} : { name: account.name }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    firebase: {
      identities: {
        email: [account.email],
        ...(account.googleSub === null ? {} : { 'google.com': [account.googleSub] }),
      },
      sign_in_provider: session.method,
    },
  });
}

/** The fields at the end of every sign-in response. */
export async function tokensOf(
  parts: { db: ReadDatabase; keyring: Keyring; siteUrl: string; now: Date },
  session: OpenSession,
): Promise<{ localId: string; idToken: string; refreshToken: string; expiresIn: string }> {
  return {
    localId: session.uid,
    idToken: await makeIdToken(parts, session),
    refreshToken: session.refreshToken,
    expiresIn: String(idTokenSeconds),
  };
}
