import { z } from 'zod';

/** Lifetime of an access token, in seconds (at most 15 minutes). */
export const accessSeconds = 15 * 60;

/** How far a token issuer's clock may be ahead of ours, in seconds. */
export const skewSeconds = 60;

/** Permission to open sessions and to record who was seen. No role has it, only the program itself. */
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

/** The user that a provider's ID token identifies, for every provider. */
export interface ProvenIdentity {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** The sign-in that the token belongs to. */
  readonly sid: string;
  /** When the user last authenticated, by password or with Google. */
  readonly authTime: Date;
  readonly issuedAt: Date;
}

/**
 * Verifies an ID token.
 * @throws Failure unauthenticated when it isn't valid, unavailable when the provider's keys can't be fetched.
 */
export type VerifyIdentity = (token: string, now: Date) => Promise<ProvenIdentity>;
