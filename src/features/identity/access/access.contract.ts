import { z } from 'zod';

/** How long an access token is good for, in seconds (at most 15 minutes). */
export const accessSeconds = 15 * 60;

/** How far the clock of whoever issued a token may be ahead of ours, in seconds. */
export const skewSeconds = 60;

/** What opening sessions and noting who was here need; nobody's role has it, only the program itself. */
export const admitting = 'access.admit';

/** Body of POST /jwt. Nothing else may stand in it: a role that somebody sends is not silently dropped. */
export const tokenRequest = z
  .strictObject({ email: z.string().min(3).max(320) })
  .meta({ id: 'TokenRequest' });

export const tokenResponse = z
  .object({
    token: z.string().meta({ description: 'The access token; send it as bearer for at most 15 minutes.' }),
  })
  .meta({ id: 'TokenAnswer' });

/** Who a provider's ID token stands for, whichever provider it is. */
export interface ProvenIdentity {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** The sign-in that the token comes from. */
  readonly sid: string;
  /** When the password was typed, or Google asked. */
  readonly authTime: Date;
  readonly issuedAt: Date;
}

/**
 * Reads an ID token.
 * @throws Failure unauthenticated when it proves nothing, unavailable when the provider's keys can't be had.
 */
export type VerifyIdentity = (token: string, now: Date) => Promise<ProvenIdentity>;
