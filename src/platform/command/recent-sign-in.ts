import { Failure } from './failure.ts';

/** How old the sign-in of who runs a command with `recentSignIn` may be, in ms: one sign-in does for a working day. */
const maxMs = 12 * 60 * 60 * 1000;

/**
 * Refuses somebody whose last sign-in, by password or with Google, is too old (decision 44). A program isn't signed in.
 * @throws Failure forbidden `access.sign-in-again`; `details.maxAge` is the limit in seconds.
 */
export function requireRecentSignIn(
  { id, signedInAt }: { readonly id: string; readonly signedInAt?: Date },
  now: Date,
): void {
  if (!id.startsWith('user:')) {
    return;
  }
  if (signedInAt === undefined || now.getTime() - signedInAt.getTime() > maxMs) {
    throw new Failure(
      'forbidden',
      'access.sign-in-again',
      'Sign in again first: for this the last sign-in must be at most twelve hours old.',
      [],
      { maxAge: maxMs / 1000 },
    );
  }
}
