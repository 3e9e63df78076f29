import { z } from 'zod';
import { hasAdults, hasLaps, maxOfAKind, type Party } from './party-parts.rules.ts';

/** Why a party can't go, however many seats are left: the field of it that is wrong, and what is said to a client. */
export const misfits = {
  'bigger-than-group': { path: [], message: 'This party is larger than the group. Ask us for an offer.' },
  'infants-without-lap': { path: ['infants'], message: 'Each infant sits on the lap of an adult.' },
  'singles-without-adult': {
    path: ['singleRooms'],
    message: 'There are more single rooms than adults.',
  },
} satisfies Readonly<Record<string, { path: string[]; message: string }>>;

export type PartyMisfit = keyof typeof misfits;

const people = z.int().min(0).max(maxOfAKind);

const counts = z.strictObject({
  adults: z.int().min(1).max(maxOfAKind),
  childrenWithBed: people,
  childrenWithoutBed: people,
  infants: people,
  /** Adults alone in a room. */
  singleRooms: people,
}) satisfies z.ZodType<Party>;

/** Who travels. Infants take no seat. */
export const party = counts
  .refine(hasAdults, misfits['singles-without-adult'])
  .refine(hasLaps, misfits['infants-without-lap']);
