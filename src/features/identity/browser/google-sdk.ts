import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { AccountFailure } from './account-failure.ts';
import { signedIn } from './provider.ts';

/** What the visitor does with Google: sign in, re-authenticate, or link Google to the account. */
export type GooglePurpose = 'sign-in' | 'prove' | 'link';

/** Where the SDK's own popup loads its script from; the page's policy allows it only with a real project. */
const scriptHost = 'https://apis.google.com/';

interface TypesOfScripts {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TypesOfScripts;
  }
}

/** Trusted Types allow a script URL only through a policy; this one allows a single host. */
function allowGoogleScripts(): void {
  if (window.trustedTypes && !window.trustedTypes.defaultPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: (address) => (address.startsWith(scriptHost) ? address : null),
    });
  }
}

/**
 * Google through a real project's own popup, when our server has no Google client of its own.
 * @throws AccountFailure `operation-not-allowed` with the built-in provider, which then has no Google sign-in.
 */
export function bySdk(
  auth: Auth,
  purpose: GooglePurpose,
  provider: 'built-in' | 'firebase',
): Promise<UserCredential> {
  if (provider === 'built-in') {
    return Promise.reject(new AccountFailure('operation-not-allowed'));
  }
  allowGoogleScripts();
  const google = new GoogleAuthProvider();
  if (purpose === 'sign-in') {
    return signInWithPopup(auth, google, browserPopupRedirectResolver);
  }
  const openPopup = purpose === 'link' ? linkWithPopup : reauthenticateWithPopup;
  return openPopup(signedIn(auth), google, browserPopupRedirectResolver);
}
