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
  /** The flights that were sold; null once a ticket was exchanged, which may be for other ones. */
  readonly segments: readonly TypedSegment[] | null;
}

/** A ticket cover that was issued. */
export const issuedCover = z.strictObject({ number: z.string(), verify: z.string() });
