import { z } from 'zod';
import { line } from '#platform/text.contract.ts';

/** Why a customer's link is made anew. */
export const linkReason = z.strictObject({ reason: line(300) });

export const linkRenewal = linkReason.extend({ id: z.uuid() });

/** The token of the link that counts from now on. */
export const renewedLink = z.object({ token: z.string() });
