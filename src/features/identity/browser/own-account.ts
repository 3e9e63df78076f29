import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { AccountFailure } from './account-failure.ts';
import { byGoogle } from './google.ts';
import { leaveProvider, openProvider, proofOf, signedIn, withProvider } from './provider.ts';
import { authorisedFetch } from './visitor.ts';

export function rename(name: string): Promise<void> {
  return withProvider((auth) => updateProfile(signedIn(auth), { displayName: name.trim() }));
}

/** Proves once more who it is: the provider wants that before what can't be undone. */
export function proveByPassword(password: string): Promise<void> {
  return withProvider(async (auth) => {
    const user = signedIn(auth);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    await renewToken(proofOf(user));
  });
}

/** The same for an account without a password. Call it in a click. */
export function proveByGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    const { user } = await byGoogle(auth, 'prove');
    await renewToken(proofOf(user));
  });
}

/** Sends a letter to the new address; the account keeps the old one until its link was followed. */
export function changeEmail(email: string): Promise<void> {
  return withProvider((auth) => verifyBeforeUpdateEmail(signedIn(auth), email.trim()));
}

/** Other sign-ins of the account end with the old password. */
export function changePassword(password: string): Promise<void> {
  return withProvider(async (auth) => {
    const user = signedIn(auth);
    await updatePassword(user, password);
    await renewToken(proofOf(user));
  });
}

/** Call it in a click. */
export function linkGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    await byGoogle(auth, 'link');
  });
}

export function unlinkGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    await unlink(signedIn(auth), 'google.com');
  });
}

/** Asks the provider what it knows of the account by now: a letter's link may have been followed elsewhere. */
export function refreshAccount(): Promise<void> {
  return withProvider((auth) => signedIn(auth).reload());
}

const refused = async (response: Response) => {
  if (!response.ok) {
    // 403: the sign-in is too long ago for what can't be undone.
    throw new AccountFailure(response.status === 403 ? 'requires-recent-login' : 'internal-error');
  }
  return response;
};

/** Deletes the account here and at the provider. @throws `requires-recent-login` */
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

/** Ends every sign-in of the account, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await refused(await authorisedFetch('/api/account/sign-out-everywhere', { method: 'POST' }));
  await leaveProvider();
}

/** Ends one sign-in of the account. */
export async function endSession(id: string): Promise<void> {
  await refused(
    await authorisedFetch(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  );
}

/** Everything that is kept of the account, as a file that the browser saves. */
export async function downloadData(): Promise<void> {
  const response = await refused(await authorisedFetch('/api/account/data'));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
