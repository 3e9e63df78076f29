import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { byGoogle } from './google.ts';
import { proofOf, signedIn, withProvider } from './provider.ts';

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
