import { z } from 'zod';
import { hasAdults, hasLaps, maxOfAKind, misfits, type Party } from './party-parts.rules.ts';

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
