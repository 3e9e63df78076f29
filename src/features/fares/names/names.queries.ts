import { and, asc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';

/** The passengers of an accepted fare who aren't named yet, for whoever holds its token. */
export const listUnnamed = (db: ReadDatabase, token: string) =>
  db
    .select({ position: farePassengers.position, kind: farePassengers.kind })
    .from(farePassengers)
    .innerJoin(fareRequests, eq(fareRequests.enquiryId, farePassengers.enquiryId))
    .where(
      and(
        sealedIs(fareRequests.token, token),
        eq(farePassengers.surname, ''),
        eq(farePassengers.givenNames, ''),
      ),
    )
    .orderBy(asc(farePassengers.position));
