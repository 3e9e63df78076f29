/** The project that the built-in provider's tokens are for, and the key that its clients send. */
export const builtInProject = 'shofor';

/** Who issues the built-in provider's ID tokens: never Google's issuer, so that the two can't be confused. */
export const builtInIssuer = (siteUrl: string): string => `${siteUrl}/identity`;

/** How long an ID token is good for, in seconds. */
export const idTokenSeconds = 3600;

/** What writes of the provider need; nobody's role has it, only the provider itself. */
export const providing = 'identity.provide';

/** How somebody signed in, as `firebase.sign_in_provider` has it. */
export type SignInMethod = 'password' | 'google.com';

/** What a code in a mail link lets its reader do. */
export type CodePurpose = 'reset' | 'verify' | 'change' | 'recover';

/** How long the codes hold, in seconds. */
export const codeSeconds: Readonly<Record<CodePurpose, number>> = {
  reset: 3600,
  verify: 3 * 24 * 3600,
  change: 3 * 24 * 3600,
  recover: 7 * 24 * 3600,
};

/** Who signed in longer ago must do so again before what can't be undone, in seconds. */
export const recentSeconds = 300;

/** A refresh token that was exchanged may be exchanged again for so long: tabs share one. */
export const rotationGraceSeconds = 30;

/** The provider refuses longer passwords, and requests longer than four times that. */
export const longestPassword = 4096;
