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

/**
 * Like applyActionCode, which neither sends the sign-in together with the code nor returns what was done.
 * @param owner the account that the code is of, if it is signed in here
 */
async function apply(auth: Auth, oobCode: string, owner: User | undefined): Promise<'kept' | 'gone'> {
  const key = encodeURIComponent(auth.app.options.apiKey ?? '');
  const proof = owner && { idToken: await owner.getIdToken() };
  const answer = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:update?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': auth.languageCode ?? 'en' },
    body: JSON.stringify({ oobCode, ...proof }),
  });
  const said = await answer.text();
  if (!answer.ok) {
    throw new AccountFailure(
      Object.entries(codes).find(([code]) => said.includes(code))?.[1] ?? 'internal-error',
    );
  }
  // Named as long as the password works.
  return said.includes('"passwordHash"') ? 'kept' : 'gone';
}

/**
 * Applies a mail link: verifies, changes or restores an address. Without a sign-in to its account the built-in provider
 * removes the password, unless the address was verified before.
 * @returns whether the account's password still works.
 */
export function followLink(code: string): Promise<{ password: 'kept' | 'gone' }> {
  return withProvider(async (auth) => {
    const { identity } = await openProvider();
    const { operation, user: owner } = await look(auth, code);
    let password: 'kept' | 'gone' = 'kept';
    if (identity.provider === 'firebase') {
      await applyActionCode(auth, code);
    } else {
      password = await apply(auth, code, owner);
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
    return { password };
  });
}

/** For users without a password, or who shouldn't use the old one: sends the mail. */
export function sendPasswordLink(email: string): Promise<void> {
  return withProvider((auth) => sendPasswordResetEmail(auth, email));
}
