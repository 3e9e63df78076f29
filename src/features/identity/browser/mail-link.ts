import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { AccountFailure } from './account-failure.ts';
import { openProvider, proofOf, withProvider } from './provider.ts';

/** The address whose password a link may change. @throws `expired-action-code`, `invalid-action-code` */
export function emailOfReset(code: string): Promise<string> {
  return withProvider((auth) => verifyPasswordResetCode(auth, code));
}

export function chooseNewPassword(code: string, password: string): Promise<void> {
  return withProvider((auth) => confirmPasswordReset(auth, code, password));
}

/** What a mail link would do. */
export interface LinkQuestion {
  /** The address to verify, or the account's new address. */
  readonly email: string;
  /** Whether the reader is signed in to the account: its password is then kept. */
  readonly isOwn: boolean;
}

/** The account of an address, if it is the one that is signed in here. */
const signedInAs = (auth: Auth, email: string | null | undefined): User | undefined =>
  auth.currentUser && auth.currentUser.email === email ? auth.currentUser : undefined;

async function look(auth: Auth, code: string) {
  const { data, operation } = await checkActionCode(auth, code);
  const { email, previousEmail } = data;
  const account = operation === ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL ? previousEmail : email;
  return { email: email ?? '', operation, user: signedInAs(auth, account) };
}

/** Looks up what a link is for, without applying it. A Firebase project needs no sign-in: the link is enough. */
export function readLink(code: string): Promise<LinkQuestion> {
  return withProvider(async (auth) => {
    const { email, user } = await look(auth, code);
    const { identity } = await openProvider();
    return { email, isOwn: user !== undefined || identity.provider === 'firebase' };
  });
}

/** The built-in provider's responses to a code, as the SDK names them. */
const codes: Readonly<Record<string, string>> = {
  INVALID_OOB_CODE: 'invalid-action-code',
  EXPIRED_OOB_CODE: 'expired-action-code',
  USER_DISABLED: 'user-disabled',
  TOKEN_EXPIRED: 'user-token-expired',
  EMAIL_EXISTS: 'email-already-in-use',
};

/** Like applyActionCode, but sends the sign-in together with the code, which the SDK can't do. */
async function applyAs(user: User, auth: Auth, oobCode: string): Promise<void> {
  const key = encodeURIComponent(auth.app.options.apiKey ?? '');
  const answer = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:update?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': auth.languageCode ?? 'en' },
    body: JSON.stringify({ oobCode, idToken: await user.getIdToken() }),
  });
  if (!answer.ok) {
    const said = await answer.text();
    throw new AccountFailure(
      Object.entries(codes).find(([code]) => said.includes(code))?.[1] ?? 'internal-error',
    );
  }
}

/**
 * Applies a mail link: verifies, changes or restores an address. Without a sign-in to its account the built-in provider
 * removes the password.
 * @returns whether the account's password still works.
 */
export function followLink(code: string): Promise<{ password: 'kept' | 'gone' }> {
  return withProvider(async (auth) => {
    const { identity } = await openProvider();
    const { operation, user: owner } = await look(auth, code);
    const needsSignIn = identity.provider === 'built-in' && operation !== ActionCodeOperation.RECOVER_EMAIL;
    if (needsSignIn && owner) {
      await applyAs(owner, auth, code);
    } else {
      await applyActionCode(auth, code);
    }
    const user = auth.currentUser;
    if (user && user === owner && operation === ActionCodeOperation.VERIFY_EMAIL) {
      await user.reload();
      // The access token says whether the address is verified, so the ID token is refreshed first.
      await user.getIdToken(true);
      await renewToken(proofOf(user));
    } else if (user) {
      // Changing the address ends every sign-in of the account, including this one if it is the same account.
      await user.reload().catch(() => undefined);
    }
    return { password: identity.provider === 'firebase' || (needsSignIn && owner) ? 'kept' : 'gone' };
  });
}

/** For users without a password, or who shouldn't use the old one: sends the mail. */
export function sendPasswordLink(email: string): Promise<void> {
  return withProvider((auth) => sendPasswordResetEmail(auth, email));
}
