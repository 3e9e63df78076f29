import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { findAccountByEmail } from '../accounts/accounts.queries.ts';
import { parseEmail, parseNewPassword } from '../credentials/credentials.rules.ts';
import {
  callerOf,
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  fieldsOf,
  type ProviderParts,
  wantRecent,
} from '../endpoint.gateway.ts';
import { countAttempt } from '../limits/limits.commands.ts';
import { addressMark, freedByReset, letterLimits, resetLimits } from '../limits/limits.rules.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { hashOf } from '../secret.rules.ts';
import { refusal } from '../wire.rules.ts';
import { applyCode, resetPassword } from './codes.commands.ts';
import { findCode } from './codes.queries.ts';
import { mailCode, writeCodeLetter } from './letters.gateway.ts';
import { checkContinueUrl, requestTypes } from './mail-link.rules.ts';

const codeRequest = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().max(2000).optional(),
});

type CodeRequest = z.infer<typeof codeRequest>;

const sentTo = (email: string): EndpointResponse => ({
  body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
});

/** Responds first and writes the mail afterwards: neither text nor time reveals whether the address has an account. */
async function sendReset(
  parts: ProviderParts,
  { address, language }: EndpointRequest,
  sent: CodeRequest,
): Promise<EndpointResponse> {
  const email = parseEmail(sent.email);
  const continueUrl = checkContinueUrl(parts.siteUrl, sent.continueUrl);
  await run(parts.deps, byProvider(), countAttempt, {
    limits: resetLimits(email, address),
    refused: 'RESET_PASSWORD_EXCEED_LIMIT',
  });
  parts.later(async () => {
    const account = await findAccountByEmail(parts.deps.db, email);
    const owner = account && !account.disabledAt ? { uid: account.uid, email, newEmail: null } : undefined;
    const name = account?.name ?? '';
    await mailCode(parts, owner, { purpose: 'reset', to: email, name, language, continueUrl });
  });
  return sentTo(email);
}

async function sendVerification(
  parts: ProviderParts,
  { language }: EndpointRequest,
  sent: CodeRequest,
): Promise<EndpointResponse> {
  const { uid, email, name } = await callerOf(parts, sent.idToken);
  const continueUrl = checkContinueUrl(parts.siteUrl, sent.continueUrl);
  await run(parts.deps, byProvider(uid), countAttempt, {
    limits: letterLimits(uid, email),
    refused: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  });
  const about = { purpose: 'verify' as const, to: email, name: name ?? '', language, continueUrl };
  await mailCode(parts, { uid, email, newEmail: null }, about);
  return sentTo(email);
}

/** The mail goes to the new address. When it belongs to another account no mail is sent, and the caller isn't told. */
async function sendChange(
  parts: ProviderParts,
  { language }: EndpointRequest,
  sent: CodeRequest,
): Promise<EndpointResponse> {
  const newEmail = parseEmail(sent.newEmail, 'MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL');
  const caller = await callerOf(parts, sent.idToken);
  wantRecent(parts, caller);
  const continueUrl = checkContinueUrl(parts.siteUrl, sent.continueUrl);
  const { uid, email, name } = caller;
  await run(parts.deps, byProvider(uid), countAttempt, {
    limits: letterLimits(uid, newEmail),
    refused: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  });
  parts.later(async () => {
    const taken = await findAccountByEmail(parts.deps.db, newEmail);
    const about = { purpose: 'change' as const, to: newEmail, name: name ?? '', language, continueUrl };
    await mailCode(parts, taken ? undefined : { uid, email, newEmail }, about);
  });
  return sentTo(email);
}

/** accounts:sendOobCode. */
export const sendOobCodeEndpoint: Endpoint = async (parts, request) => {
  const sent = fieldsOf(codeRequest, request.json);
  switch (sent.requestType) {
    case undefined:
    case '':
      throw refusal('MISSING_REQ_TYPE');
    case 'PASSWORD_RESET':
      return sendReset(parts, request, sent);
    case 'VERIFY_EMAIL':
      return sendVerification(parts, request, sent);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChange(parts, request, sent);
    case 'EMAIL_SIGNIN':
      throw refusal('OPERATION_NOT_ALLOWED', 'Links to sign in with are not sent here.');
    default:
      throw refusal('INVALID_REQ_TYPE');
  }
};

const withCode = z.object({
  oobCode: z.string().optional(),
  newPassword: z.string().optional(),
  idToken: z.string().optional(),
});

function codeOf(json: unknown): {
  hash: string;
  newPassword: string | undefined;
  idToken: string | undefined;
} {
  const { oobCode, newPassword, idToken } = fieldsOf(withCode, json);
  if (!oobCode) {
    throw refusal('MISSING_OOB_CODE');
  }
  return { hash: hashOf(oobCode), newPassword, idToken };
}

/** accounts:resetPassword: returns what a code is for, or sets the password when one is given. */
export const resetPasswordEndpoint: Endpoint = async (parts, request) => {
  const { hash, newPassword } = codeOf(request.json);
  const code = await findCode(parts.deps.db, hash, parts.deps.clock.now());
  if (newPassword !== undefined) {
    if (code.purpose !== 'reset') {
      throw refusal('INVALID_OOB_CODE');
    }
    const passwordHash = await parts.passwords.hash(parseNewPassword(newPassword));
    await run(parts.deps, byProvider(code.uid), resetPassword, {
      hash,
      passwordHash,
      place: { marks: [addressMark(request.address)] },
      forget: freedByReset(code.currentEmail),
    });
    parts.refusals.forget(code.currentEmail);
  }
  const body = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: requestTypes[code.purpose],
    email: code.email,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
  return { body };
};

/**
 * accounts:update with a code: verifies an address, changes it, or undoes a change. Our page sends the reader's ID token
 * too; without a token of the code's own account its password is removed (see applyCode).
 */
export const applyCodeEndpoint: Endpoint = async (parts, { json, language }) => {
  const { hash, idToken } = codeOf(json);
  const code = await findCode(parts.deps.db, hash, parts.deps.clock.now());
  const bySignIn = idToken !== undefined && (await callerOf(parts, idToken)).uid === code.uid;
  const recovery =
    code.purpose === 'change'
      ? {
          ...(await writeCodeLetter(parts, {
            purpose: 'recover',
            to: code.currentEmail,
            name: code.name ?? '',
            language,
          })),
          purpose: 'recover' as const,
          uid: code.uid,
          email: code.currentEmail,
          newEmail: code.newEmail,
        }
      : undefined;
  const input = { hash, bySignIn, recovery };
  const { uid, email, password } = await run(parts.deps, byProvider(code.uid), applyCode, input);
  const kept = password === 'kept' ? { passwordHash: 'REDACTED' } : {};
  return {
    body: {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: uid,
      email,
      emailVerified: true,
      ...kept,
    },
  };
};
