import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { byGoogle } from './google.ts';
import { proofOf, signedIn, withProvider } from './provider.ts';

/** Creates an account and signs in to it; a verification mail is sent. */
export function register(typed: { name: string; email: string; password: string }): Promise<void> {
  return withProvider(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, typed.email.trim(), typed.password);
    await updateProfile(user, { displayName: typed.name.trim() });
    try {
      await sendEmailVerification(user);
    } catch (cause) {
      // The account exists; its page can send the mail again.
      console.log('The letter to confirm the address was not sent.', cause);
    }
    await renewToken(proofOf(user));
  });
}

/** Signs in by password; an access token is stored afterwards, unless the server issued none. */
export function signIn(email: string, password: string): Promise<void> {
  return withProvider(async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
    await renewToken(proofOf(user));
  });
}

/** Call it in a click handler. */
export function signInWithGoogle(): Promise<void> {
  return withProvider(async (auth) => {
    const { user } = await byGoogle(auth, 'sign-in');
    await renewToken(proofOf(user));
  });
}

/** Sends a mail with a link to choose a new password, if the address has an account. */
export function requestPasswordReset(email: string): Promise<void> {
  return withProvider((auth) => sendPasswordResetEmail(auth, email.trim()));
}

/** Sends the verification mail again. */
export function requestVerification(): Promise<void> {
  return withProvider((auth) => sendEmailVerification(signedIn(auth)));
}
