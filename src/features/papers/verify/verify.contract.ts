import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { paperKinds, paperStates } from '../papers.rules.ts';

/** What anybody may learn about a paper by its code. */
export const verifiedPaper = z
  .object({
    /** Whether the signature is ours and fits what stands here. */
    genuine: z.boolean(),
    kind: z.enum(paperKinds),
    number: z.string(),
    on: calendarDate,
    /** Poisha. */
    amount,
    state: z.enum(paperStates),
    /** Since when it is undone or refunded. */
    since: z.iso.datetime().nullable(),
    /** The initials of the name on the paper. */
    initials: z.string(),
    /** The id of the public key. */
    key: z.string(),
    /** Ed25519, in base64url, over the lines `shofor paper 1`, kind, number, on, amount and initials. */
    signature: z.string(),
  })
  .meta({ id: 'VerifiedPaper' });

/** The public keys of papers, as JWKs (RFC 8037). */
export const paperKeys = z.object({
  /** The lines that are signed, joined by line feeds. */
  signed: z.array(z.string()),
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      use: z.literal('sig'),
      x: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
