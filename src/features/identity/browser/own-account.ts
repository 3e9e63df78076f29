import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { AccountFailure, codeOf } from './account-failure.ts';
import { byGoogle } from './google.ts';
import { leaveProvider, openProvider, proofOf, signedIn, withProvider } from './provider.ts';
import { authorisedFetch } from './visitor.ts';

export function rename(name: string): Promise<void> {
  return withProvider((auth) => updateProfile(signedIn(auth), { displayName: name.trim() }));
}

/** Here only the password is asked for: nobody is told to look at an address. @throws AccountFailure */
function unlessWrong(cause: unknown): never {
  throw /^(?:wrong-password|invalid-credential)$/.test(codeOf(cause))
    ? new AccountFailure('wrong-proof')
    : cause;
}

/** Re-authenticates, before what needs a recent sign-in. @throws AccountFailure */
export function proveByPassword(password: string): Promise<void> {
  return withProvider(async (auth) => {
    if (password === '') {
      throw new AccountFailure('missing-password');
    }
    const user = signedIn(auth);
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential).catch(unlessWrong);
    await renewToken(proofOf(user));
  });
}

/** Re-authenticates an account without a password. Call it in a click handler. */
export function proveByGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    const { user } = await byGoogle(auth, 'prove');
    await renewToken(proofOf(user));
  });
}

/** Sends a mail to the new address; the account keeps the old one until the link is opened. */
export function changeEmail(email: string): Promise<void> {
  return withProvider((auth) => verifyBeforeUpdateEmail(signedIn(auth), email.trim()));
}

/** Sets a new password, which ends other sign-ins of the account, or the first one of a Google account, which ends none. */
export function changePassword(password: string): Promise<void> {
  return withProvider(async (auth) => {
    const user = signedIn(auth);
    if (user.providerData.some(({ providerId }) => providerId === 'password')) {
      await updatePassword(user, password);
    } else {
      await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    }
    await renewToken(proofOf(user));
  });
}

/** Who links is signed in and typed no address: a taken one is said of the Google account. @throws AccountFailure */
function unlessTaken(cause: unknown): never {
  throw codeOf(cause) === 'email-already-in-use' ? new AccountFailure('credential-already-in-use') : cause;
}

/** Call it in a click handler. */
export function linkGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    await byGoogle(auth, 'link').catch(unlessTaken);
  });
}

export function unlinkGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    await unlink(signedIn(auth), 'google.com');
  });
}

/** Reloads the account from the provider: a mail link may have been opened elsewhere. */
export function refreshAccount(): Promise<void> {
  return withProvider((auth) => signedIn(auth).reload());
}

/** What our API refuses, by status. */
const refusals: Readonly<Record<number, string>> = {
  401: 'user-signed-out',
  // The sign-in is too old for actions that can't be undone.
  403: 'requires-recent-login',
  // Only the last owner's account can't be deleted.
  409: 'users.last-owner',
};

const refused = async (response: Response) => {
  if (!response.ok) {
    throw new AccountFailure(refusals[response.status] ?? 'internal-error');
  }
  return response;
};

/** Deletes the account here and at the provider. @throws `requires-recent-login`, `users.last-owner` */
export async function deleteAccount(): Promise<void> {
  await refused(await authorisedFetch('/api/account', { method: 'DELETE' }));
  await withProvider(async (auth) => {
    const { identity } = await openProvider();
    if (identity.provider === 'firebase') {
      await signedIn(auth).delete();
    }
    await signOut(auth);
  });
}

/** Ends every sign-in of the account, including this one. */
export async function signOutEverywhere(): Promise<void> {
  await refused(await authorisedFetch('/api/account/sign-out-everywhere', { method: 'POST' }));
  await leaveProvider();
}

/** Ends one sign-in of the account, unless it has ended meanwhile. */
export async function endSession(id: string): Promise<void> {
  const response = await authorisedFetch(`/api/account/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
  });
  if (response.status !== 404) {
    await refused(response);
  }
}

/** Downloads all data of the account as a file. */
export async function downloadData(): Promise<void> {
  const response = await refused(await authorisedFetch('/api/account/data'));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
