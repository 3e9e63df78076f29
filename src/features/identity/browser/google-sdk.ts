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

/** What the visitor wants of Google: to sign in, to prove once more who they are, or to sign in by it from now on. */
export type GooglePurpose = 'sign-in' | 'prove' | 'link';

/** Where the SDK's own popup takes its script from; the page's policy allows it only where a real project is used. */
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

/** Trusted Types let a script's address through only by a policy; this one knows a single host. */
function allowGoogleScripts(): void {
  if (window.trustedTypes && !window.trustedTypes.defaultPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: (address) => (address.startsWith(scriptHost) ? address : null),
    });
  }
}

/**
 * Google by a real project's own popup, where our server has no client of its own there.
 * @throws AccountFailure `operation-not-allowed` with the built-in provider, which can't ask Google then.
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
  const ask = purpose === 'link' ? linkWithPopup : reauthenticateWithPopup;
  return ask(signedIn(auth), google, browserPopupRedirectResolver);
}
