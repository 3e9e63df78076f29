import { z } from 'zod';
import type { TypedSegment } from '../fares.contract.ts';

/** What a ticket cover says besides the data of every paper. Fares in poisha. */
export interface CoverContent {
  readonly pnr: string;
  /** Who issued the tickets, when it wasn't this agency. */
  readonly issuedBy: string | null;
  /** As in their passports, in order. */
  readonly passengers: readonly {
    readonly surname: string;
    readonly givenNames: string;
    readonly number: string;
    /** What the airline takes, taxes included. */
    readonly fare: number;
  }[];
  /** The flights of all of them; null where not all fly the same, or one has other flights that nobody noted. */
  readonly segments: readonly TypedSegment[] | null;
  /** Where not all fly the same: who flies what. */
  readonly journeys?: readonly {
    readonly who: readonly string[];
    readonly segments: readonly TypedSegment[];
  }[];
}

/** A ticket cover that was issued. */
export const issuedCover = z.strictObject({ number: z.string(), verify: z.string() });
