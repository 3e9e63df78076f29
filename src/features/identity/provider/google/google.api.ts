import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { placeOf, signedIn } from '../credentials/credentials.api.ts';
import { callerOf, type Endpoint, fieldsOf, wantRecent } from '../endpoint.gateway.ts';
import { countAttempt } from '../limits/limits.commands.ts';
import { otherLimits } from '../limits/limits.rules.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { hashOf } from '../secret.rules.ts';
import { refusal } from '../wire.rules.ts';
import { linkGoogle, signInWithGoogle } from './google.commands.ts';

const sent = z.object({
  postBody: z.string().max(12_000).optional(),
  idToken: z.string().optional(),
  autoCreate: z.boolean().optional(),
});

/** accounts:signInWithIdp, for Google ID tokens from our own code flow; each can be used once. */
export const signInWithIdpEndpoint: Endpoint = async (parts, request) => {
  const { postBody, idToken: ownToken, autoCreate } = fieldsOf(sent, request.json);
  const form = new URLSearchParams(postBody);
  const providerId = form.get('providerId');
  if (providerId !== 'google.com') {
    throw refusal('INVALID_PROVIDER_ID');
  }
  if (!parts.google) {
    throw refusal('OPERATION_NOT_ALLOWED', 'Signing in with Google is not set up here.');
  }
  const googleToken = form.get('id_token');
  if (!googleToken) {
    throw refusal('INVALID_IDP_RESPONSE', 'There is no ID token in it.');
  }
  const caller = ownToken === undefined ? undefined : await callerOf(parts, ownToken);
  if (caller) {
    // A linked account outlives the sign-in, so linking one from an unattended browser must be impossible.
    wantRecent(parts, caller);
  }
  await run(parts.deps, byProvider(), countAttempt, {
    limits: otherLimits(request.address),
    refused: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  });
  const { nonce, ...person } = await parts.google.verify(googleToken);
  const nonceHash = hashOf(nonce ?? '');
  const { device, place } = placeOf(request);
  const session = caller
    ? await run(parts.deps, byProvider(caller.uid), linkGoogle, { uid: caller.uid, person, nonceHash })
    : await run(parts.deps, byProvider(), signInWithGoogle, {
        person,
        nonceHash,
        mayOpen: autoCreate !== false,
        place,
      });
  const assertion = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: `https://accounts.google.com/${person.sub}`,
    email: person.email,
    emailVerified: person.emailVerified,
    ...(person.name === null ? {} : { displayName: person.name, fullName: person.name }),
    ...(person.photoUrl === null ? {} : { photoUrl: person.photoUrl }),
    oauthIdToken: googleToken,
    rawUserInfo: JSON.stringify({
      sub: person.sub,
      email: person.email,
      email_verified: person.emailVerified,
      ...(person.name === null ? {} : { name: person.name }),
      ...(person.photoUrl === null ? {} : { picture: person.photoUrl }),
    }),
  };
  if (session === 'taken') {
    return { body: { ...assertion, needConfirmation: true, verifiedProvider: ['password'] } };
  }
  const account = await findAccount(parts.deps.db, session.uid);
  const body = {
    ...assertion,
    // The account's own address, which stays when Google's is another.
    ...(account ? { email: account.email, emailVerified: account.emailVerified } : {}),
    ...(account?.name ? { displayName: account.name } : {}),
    ...(session.isNew ? { isNewUser: true } : {}),
    ...(await signedIn(parts, session)),
  };
  return caller ? { body } : { body, device };
};
