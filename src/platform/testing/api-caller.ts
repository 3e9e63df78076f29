import type { Caller } from '../http/caller.ts';
import { freshSignIn } from './fresh-sign-in.ts';

/** A member of staff who sends requests in a test, with these permissions. */
export function callerWith(permissions: Iterable<string>, uid = 'test'): Caller {
  return {
    id: `user:${uid}`,
    uid,
    email: `${uid}@shofor.example`,
    emailVerified: true,
    role: 'editor',
    permissions: new Set(permissions),
    sessionId: 'session',
    signedInAt: freshSignIn,
  };
}
