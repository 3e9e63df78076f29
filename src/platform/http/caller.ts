import type { Actor } from '../command/command.ts';

/** The user who sends a request of the API, looked up for each request. */
export interface Caller extends Actor {
  /** The identity provider's id of the account; `id` is `user:<uid>`. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** One of the roles in features/identity/roles. */
  readonly role: string;
  /** The sign-in of the access token. */
  readonly sessionId: string;
  /** What can't be undone, pays out or hands over needs this to be recent. */
  readonly signedInAt: Date;
}
