/** The project id of the built-in provider's tokens, and the API key of its clients. */
export const builtInProject = 'shofor';

/** The issuer of the built-in provider's ID tokens: never Google's, so that the two can't be confused. */
export const builtInIssuer = (siteUrl: string): string => `${siteUrl}/identity`;

/** Lifetime of an ID token, in seconds. */
export const idTokenSeconds = 3600;

/** Permission for the provider's writes; no role has it, only the provider itself. */
export const providing = 'identity.provide';

/** The sign-in method, as in `firebase.sign_in_provider`. */
export type SignInMethod = 'password' | 'google.com';

/** The actions that a code in a mail link allows. */
export type CodePurpose = 'reset' | 'verify' | 'change' | 'recover';

/** Lifetimes of the codes, in seconds. */
export const codeSeconds: Readonly<Record<CodePurpose, number>> = {
  reset: 3600,
  verify: 3 * 24 * 3600,
  change: 3 * 24 * 3600,
  recover: 7 * 24 * 3600,
};

/** How old a sign-in may be for actions that can't be undone, in seconds. */
export const recentSeconds = 300;

/** How long an exchanged refresh token may be exchanged again: tabs share one. */
export const rotationGraceSeconds = 30;

/** The longest password; requests may be four times as long. */
export const longestPassword = 4096;
