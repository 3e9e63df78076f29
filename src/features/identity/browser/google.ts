import {
  type Auth,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  type UserCredential,
} from 'firebase/auth';
import type { GooglePurpose } from './google-sdk.ts';
import { openGoogleWindow } from './google-window.ts';
import { openProvider, signedIn } from './provider.ts';

/** Signs in with Google in our popup, or in the SDK's when our server has no Google client. Call it in a click handler. */
export async function byGoogle(auth: Auth, purpose: GooglePurpose): Promise<UserCredential> {
  const { identity } = await openProvider();
  if (!identity.googleWindow) {
    const { bySdk } = await import('./google-sdk.ts');
    return bySdk(auth, purpose, identity.provider);
  }
  const credential = GoogleAuthProvider.credential(await openGoogleWindow(document.documentElement.lang));
  if (purpose === 'sign-in') {
    return signInWithCredential(auth, credential);
  }
  const user = signedIn(auth);
  return purpose === 'link'
    ? linkWithCredential(user, credential)
    : reauthenticateWithCredential(user, credential);
}
