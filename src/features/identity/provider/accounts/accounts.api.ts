import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { accountName } from '../../users/users.contract.ts';
import { applyCodeEndpoint } from '../codes/codes.api.ts';
import { signedIn } from '../credentials/credentials.api.ts';
import { changePassword } from '../credentials/credentials.commands.ts';
import { parseEmail, parseNewPassword } from '../credentials/credentials.rules.ts';
import {
  callerOf,
  type Endpoint,
  type EndpointResponse,
  fieldsOf,
  type ProviderParts,
  wantRecent,
} from '../endpoint.gateway.ts';
import type { VerifiedIdentity } from '../id-token/id-token.queries.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { refusal } from '../wire.rules.ts';
import { changeProfile, deleteAccount, unlink } from './accounts.commands.ts';
import { findAccount, type ProviderAccount } from './accounts.queries.ts';

/** The ways to sign in to an account, as the wire protocol lists them. */
function linkedProviders({ email, name, photoUrl, passwordHash, googleSub, googleEmail }: ProviderAccount) {
  const shown = {
    ...(name === null ? {} : { displayName: name }),
    ...(photoUrl === null ? {} : { photoUrl }),
  };
  return [
    ...(passwordHash === null
      ? []
      : [{ providerId: 'password', rawId: email, federatedId: email, email, ...shown }]),
    ...(googleSub === null
      ? []
      : [
          {
            providerId: 'google.com',
            rawId: googleSub,
            federatedId: `https://accounts.google.com/${googleSub}`,
            ...(googleEmail === null ? {} : { email: googleEmail }),
            ...shown,
          },
        ]),
  ];
}

async function accountOf({ deps }: ProviderParts, uid: string): Promise<ProviderAccount> {
  const account = await findAccount(deps.db, uid);
  if (!account) {
    throw refusal('USER_NOT_FOUND');
  }
  return account;
}

/** accounts:lookup. */
export const lookupEndpoint: Endpoint = async (parts, { json }) => {
  const { uid } = await callerOf(parts, fieldsOf(z.object({ idToken: z.string().optional() }), json).idToken);
  const account = await accountOf(parts, uid);
  const user = {
    localId: uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...(account.name === null ? {} : { displayName: account.name }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
    // Says that there is a password, but never its hash.
    ...(account.passwordUpdatedAt === null
      ? {}
      : { passwordHash: 'REDACTED', passwordUpdatedAt: account.passwordUpdatedAt.getTime() }),
    providerUserInfo: linkedProviders(account),
    validSince: String(Math.floor(account.validSince.getTime() / 1000)),
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String(account.lastLoginAt.getTime()),
    lastRefreshAt: parts.deps.clock.now().toISOString(),
  };
  return { body: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] } };
};

const changes = z.object({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: accountName.optional(),
  photoUrl: z.string().max(2000).nullable().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
});

type Changes = z.infer<typeof changes>;

async function unlinkAll(parts: ProviderParts, caller: VerifiedIdentity, methods: readonly string[]) {
  for (const method of methods) {
    if (method !== 'password' && method !== 'google.com') {
      throw refusal('INVALID_PROVIDER_ID');
    }
    if (method === 'password') {
      wantRecent(parts, caller);
    }
    await run(parts.deps, byProvider(caller.uid), unlink, { uid: caller.uid, method });
  }
}

async function updateProfile(parts: ProviderParts, uid: string, sent: Changes) {
  const away = new Set(sent.deleteAttribute ?? []);
  const name = away.has('DISPLAY_NAME') ? null : sent.displayName;
  const photoUrl = away.has('PHOTO_URL') ? null : sent.photoUrl === '' ? null : sent.photoUrl;
  if (typeof photoUrl === 'string' && !z.url({ protocol: /^https?$/ }).safeParse(photoUrl).success) {
    throw refusal('INVALID_PHOTO_URL');
  }
  if (name !== undefined || photoUrl !== undefined) {
    await run(parts.deps, byProvider(uid), changeProfile, { uid, name, photoUrl });
  }
}

/** Changes the password: needs a recent sign-in, and returns new tokens. */
async function changeOwnPassword(parts: ProviderParts, caller: VerifiedIdentity, password: string) {
  const wanted = parseNewPassword(password);
  wantRecent(parts, caller);
  const passwordHash = await parts.passwords.hash(wanted);
  const { uid, method, authTime: signedInAt } = caller;
  const input = { uid, method, signedInAt, passwordHash };
  return signedIn(parts, await run(parts.deps, byProvider(uid), changePassword, input));
}

/** accounts:update. An address is changed with a VERIFY_AND_CHANGE_EMAIL code, never directly. */
export const updateEndpoint: Endpoint = async (parts, request): Promise<EndpointResponse> => {
  const sent = fieldsOf(changes, request.json);
  if (sent.oobCode !== undefined) {
    return applyCodeEndpoint(parts, request);
  }
  const caller = await callerOf(parts, sent.idToken);
  if (sent.email !== undefined) {
    throw refusal('OPERATION_NOT_ALLOWED', 'Prove the new address first: ask for a link to it.');
  }
  await unlinkAll(parts, caller, sent.deleteProvider ?? []);
  await updateProfile(parts, caller.uid, sent);
  const tokens = sent.password === undefined ? {} : await changeOwnPassword(parts, caller, sent.password);
  const account = await accountOf(parts, caller.uid);
  const body = {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: caller.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...(account.name === null ? {} : { displayName: account.name }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
    ...(account.passwordHash === null ? {} : { passwordHash: 'REDACTED' }),
    providerUserInfo: linkedProviders(account),
    ...tokens,
  };
  return { body };
};

/** accounts:delete: needs a recent sign-in. */
export const deleteEndpoint: Endpoint = async (parts, { json }) => {
  const { idToken } = fieldsOf(z.object({ idToken: z.string().optional() }), json);
  const caller = await callerOf(parts, idToken);
  wantRecent(parts, caller);
  await run(parts.deps, byProvider(caller.uid), deleteAccount, { uid: caller.uid });
  return { body: { kind: 'identitytoolkit#DeleteAccountResponse' } };
};

const identifies = z.object({ identifier: z.string().optional(), continueUri: z.string().optional() });

/** accounts:createAuthUri: never reveals whether an address has an account or how it signs in. */
export const createAuthUriEndpoint: Endpoint = async (_parts, { json }) => {
  const { identifier, continueUri } = fieldsOf(identifies, json);
  parseEmail(identifier, 'MISSING_IDENTIFIER', 'INVALID_IDENTIFIER');
  if (!continueUri) {
    throw refusal('MISSING_CONTINUE_URI');
  }
  return { body: { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: crypto.randomUUID() } };
};
