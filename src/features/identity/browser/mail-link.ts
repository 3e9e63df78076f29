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

/** Whose password a link may change. @throws `expired-action-code`, `invalid-action-code` */
export function emailOfReset(code: string): Promise<string> {
  return withProvider((auth) => verifyPasswordResetCode(auth, code));
}

export function chooseNewPassword(code: string, password: string): Promise<void> {
  return withProvider((auth) => confirmPasswordReset(auth, code, password));
}

/** What the link of a letter would do. */
export interface LinkQuestion {
  /** The address that is confirmed, or that the account gets. */
  readonly email: string;
  /** Whether the account is the reader's, who is signed in to it: its password then stays. */
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

/** Asks what a link is for, without doing it. A Firebase project asks for no sign-in: whoever has the link may use it. */
export function readLink(code: string): Promise<LinkQuestion> {
  return withProvider(async (auth) => {
    const { email, user } = await look(auth, code);
    const { identity } = await openProvider();
    return { email, isOwn: user !== undefined || identity.provider === 'firebase' };
  });
}

/** The built-in provider's answers to a code, as the SDK calls them. */
const codes: Readonly<Record<string, string>> = {
  INVALID_OOB_CODE: 'invalid-action-code',
  EXPIRED_OOB_CODE: 'expired-action-code',
  USER_DISABLED: 'user-disabled',
  TOKEN_EXPIRED: 'user-token-expired',
  EMAIL_EXISTS: 'email-already-in-use',
};

/** What applyActionCode does, with the sign-in beside the code, which the SDK has no call for. */
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
 * Does what the link of a letter is for: confirms, changes or takes back an address. Without a sign-in of its account
 * the built-in provider leaves nobody a password.
 * @returns whether the account's password still works.
 */
export function followLink(code: string): Promise<{ password: 'kept' | 'gone' }> {
  return withProvider(async (auth) => {
    const { identity } = await openProvider();
    const { operation, user: owner } = await look(auth, code);
    const isAsked = identity.provider === 'built-in' && operation !== ActionCodeOperation.RECOVER_EMAIL;
    if (isAsked && owner) {
      await applyAs(owner, auth, code);
    } else {
      await applyActionCode(auth, code);
    }
    const user = auth.currentUser;
    if (user && user === owner && operation === ActionCodeOperation.VERIFY_EMAIL) {
      await user.reload();
      // The access token says whether the address is confirmed, so it comes after a new ID token.
      await user.getIdToken(true);
      await renewToken(proofOf(user));
    } else if (user) {
      // An address that changes ends every sign-in of the account, this one too if it is the same.
      await user.reload().catch(() => undefined);
    }
    return { password: identity.provider === 'firebase' || (isAsked && owner) ? 'kept' : 'gone' };
  });
}

/** For who has no password any more, or shouldn't use the old one: this sends the letter. */
export function askForNewPassword(email: string): Promise<void> {
  return withProvider((auth) => sendPasswordResetEmail(auth, email));
}
