import { z } from 'zod';

const people = (least = 0) => z.int().min(least).max(40);

/** People who take a departure of a package, as its page counts them. */
const party = z.strictObject({
  adults: people(1),
  childrenWithBed: people().default(0),
  childrenWithoutBed: people().default(0),
  infants: people().default(0),
  singleRooms: people().default(0),
});

/** What is sold from a page of the site: its prices and terms of today become lines of the order. */
export const soldThing = z.union([
  z.strictObject({
    /** The slug of a published package, or its id. */
    package: z.string().min(1).max(120),
    /** A departure that is open: its id, or its key. */
    departure: z.string().min(1).max(60),
    party,
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
