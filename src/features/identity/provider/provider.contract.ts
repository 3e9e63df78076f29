/** The project that the built-in provider's tokens are for, and the key that its clients send. */
export const builtInProject = 'shofor';

/** Who issues the built-in provider's ID tokens: never Google's issuer, so that the two can't be confused. */
export const builtInIssuer = (siteUrl: string): string => `${siteUrl}/identity`;

/** How long an ID token is good for, in seconds (PROTOCOLS A5). */
export const idTokenSeconds = 3600;

/** What writes of the provider need; nobody's role has it, only the provider itself. */
export const providing = 'identity.provide';

/** How somebody signed in, as `firebase.sign_in_provider` has it. */
export type SignInMethod = 'password' | 'google.com';
