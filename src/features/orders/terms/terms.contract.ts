import { z } from 'zod';
import { party } from '#features/tour-packages/party/party.contract.ts';
import { partyBy } from '#features/tour-packages/party/party-parts.rules.ts';

const { adults, infants } = party.shape;

/** People who take a departure of a package; who isn't named is nobody. What doesn't fit is said with its price. */
const soldParty = z.strictObject({ ...partyBy(() => infants.default(0)), adults });

/** What is sold from a page of the site: its prices and terms of today become lines of the order. */
export const soldThing = z.union([
  z.strictObject({
    /** The slug of a published package, or its id. */
    package: z.string().min(1).max(120),
    /** A departure that is open: its id, or its key. */
    departure: z.string().min(1).max(60),
    party: soldParty,
  }),
  z.strictObject({
    /** The slug of a published visa guide, or its id. */
    visa: z.string().min(1).max(120),
    /** The key of one of its kinds. */
    kind: z.string().min(1).max(80),
    applicants: z.int().min(1).max(200),
  }),
]);
export type SoldThing = z.output<typeof soldThing>;
