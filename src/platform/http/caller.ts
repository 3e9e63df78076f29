import type { Actor } from '../command/command.ts';

/** Who a request of the API comes from, looked up anew for each request. */
export interface Caller extends Actor {
  /** The identity provider's id of the account; `id` is `user:<uid>`. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** One of the roles in features/identity/roles. */
  readonly role: string;
  /** The sign-in that the access token belongs to. */
  readonly sessionId: string;
  /** When the password was typed, or Google asked: what can't be undone wants this to be recent. */
  readonly signedInAt: Date;
}
