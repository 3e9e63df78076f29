import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { accountName } from '../../users/users.contract.ts';
import { signUp } from '../accounts/accounts.commands.ts';
import { findAccount, findAccountByEmail, knownMarks } from '../accounts/accounts.queries.ts';
import {
  callerOf,
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  fieldsOf,
  type ProviderParts,
  wantRecent,
} from '../endpoint.gateway.ts';
import { tokensOf } from '../id-token/id-token.gateway.ts';
import { countAttempt } from '../limits/limits.commands.ts';
import { countOrNote } from '../limits/limits.gateway.ts';
import {
  addressMark,
  deviceMark,
  forgottenOnSuccess,
  passwordLimits,
  registrationLimits,
} from '../limits/limits.rules.ts';
import { longestPassword } from '../provider.contract.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { newSecret, newUid } from '../secret.rules.ts';
import { type OpenSession, signInWithPassword } from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';
import { linkPassword } from './credentials.commands.ts';
import { parseEmail, parseNewPassword } from './credentials.rules.ts';

const sent = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: accountName.default(null),
  idToken: z.string().optional(),
});

/** Where the request comes from, stored when the sign-in succeeds; the browser gets a new mark each time. */
export function placeOf({ address, device }: EndpointRequest) {
  const next = newSecret();
  return {
    device: next,
    place: {
      marks: [deviceMark(next), addressMark(address)],
      ...(device === undefined ? {} : { forget: deviceMark(device) }),
    },
  };
}

/** The fields of a sign-in response. */
export const signedIn = (parts: ProviderParts, session: OpenSession) =>
  tokensOf({ ...parts, db: parts.deps.db, now: parts.deps.clock.now() }, session);

/** accounts:signUp with an ID token: adds a password to the signed-in account. */
async function link(parts: ProviderParts, { json }: EndpointRequest): Promise<EndpointResponse> {
  const { idToken, ...typed } = fieldsOf(sent, json);
  const email = parseEmail(typed.email);
  const password = parseNewPassword(typed.password);
  const { uid, method, authTime, ...caller } = await callerOf(parts, idToken);
  wantRecent(parts, { uid, method, authTime, ...caller });
  const passwordHash = await parts.passwords.hash(password);
  const input = { uid, method, signedInAt: authTime, email, passwordHash };
  const session = await run(parts.deps, byProvider(uid), linkPassword, input);
  return {
    body: { kind: 'identitytoolkit#SignupNewUserResponse', email, ...(await signedIn(parts, session)) },
  };
}

/** accounts:signUp: creates an account; with an ID token it adds a password. */
export const signUpEndpoint: Endpoint = async (parts, request) => {
  const { idToken, displayName: name, ...typed } = fieldsOf(sent, request.json);
  if (idToken !== undefined) {
    return link(parts, request);
  }
  if (typed.email === undefined && typed.password === undefined) {
    throw refusal('OPERATION_NOT_ALLOWED', 'There are no nameless accounts here.');
  }
  const email = parseEmail(typed.email);
  const password = parseNewPassword(typed.password);
  await run(parts.deps, byProvider(), countAttempt, {
    limits: registrationLimits(request.address),
    refused: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  });
  if (await findAccountByEmail(parts.deps.db, email)) {
    throw refusal('EMAIL_EXISTS');
  }
  const passwordHash = await parts.passwords.hash(password);
  const { device, place } = placeOf(request);
  const uid = newUid();
  const session = await run(parts.deps, byProvider(uid), signUp, { uid, email, passwordHash, name, place });
  const body = {
    kind: 'identitytoolkit#SignupNewUserResponse',
    email,
    ...(name === null ? {} : { displayName: name }),
    ...(await signedIn(parts, session)),
  };
  return { body, device };
};

const tooMany = () =>
  refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a while, then try again.');

const visitorOf = ({ address, device }: EndpointRequest) => `${address} ${device ?? ''}`;

/** accounts:signInWithPassword. Counted before the password is verified, so that a burst can't exceed the limit. */
export const signInWithPasswordEndpoint: Endpoint = async (parts, request) => {
  const typed = fieldsOf(sent, request.json);
  const email = parseEmail(typed.email);
  const password = typed.password;
  if (!password) {
    throw refusal('MISSING_PASSWORD');
  }
  if (password.length > longestPassword) {
    throw refusal('INVALID_LOGIN_CREDENTIALS');
  }
  const { db, clock } = parts.deps;
  if (parts.refusals.lately(email, visitorOf(request), clock.now())) {
    throw tooMany();
  }
  const account = await findAccountByEmail(db, email);
  const marks = [
    ...(request.device === undefined ? [] : [deviceMark(request.device)]),
    addressMark(request.address),
  ];
  // Also done for an account that doesn't exist, so that the time reveals nothing.
  const [mark] = await knownMarks(db, account?.uid ?? '', marks);
  const limits = passwordLimits(email, request.address, mark);
  const attempt = await countOrNote(
    parts.deps,
    parts.refusals,
    { email, visitor: visitorOf(request) },
    limits,
  );
  const passwordHash = account?.passwordHash;
  const right = await parts.passwords.matches(passwordHash, password);
  if (!right || !account || !passwordHash) {
    throw refusal('INVALID_LOGIN_CREDENTIALS');
  }
  const { device, place } = placeOf(request);
  const session = await run(parts.deps, byProvider(account.uid), signInWithPassword, {
    uid: account.uid,
    passwordHash,
    place,
    attempt,
    forget: forgottenOnSuccess(email, mark),
  });
  const now = await findAccount(db, account.uid);
  const body = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    email,
    ...(now?.name ? { displayName: now.name } : {}),
    ...(now?.photoUrl ? { profilePicture: now.photoUrl } : {}),
    ...(await signedIn(parts, session)),
  };
  return { body, device };
};
