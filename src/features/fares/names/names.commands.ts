import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changeFlyers } from '#features/orders/papers/journeys.writes.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { fareNames } from '../fares.contract.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import { missing } from '../refusals.rules.ts';
import { flyersOf, isUnnamed, namesOf } from './names.rules.ts';

/**
 * Names passengers who were to be named later, by the link; who has a name keeps it.
 * @throws Failure not-found; conflict `fares.lapsed` after the airline's time limit; invalid `fares.names`
 */
export const nameLater = command({
  name: 'fares.name-later',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string().max(80), request: fareNames }),
  run: async ({ tx, log }, { token, request }) => {
    const [row] = await tx
      .select({
        enquiryId: fareRequests.enquiryId,
        orderId: fareRequests.orderId,
        isOver: sql<boolean>`coalesce(${fareRequests.timeLimit} <= ${databaseNow}, false)`,
      })
      .from(fareRequests)
      .where(sealedIs(fareRequests.token, token))
      .for('update');
    if (!row || row.orderId === null) {
      throw missing();
    }
    if (row.isOver) {
      throw new Failure('conflict', 'fares.lapsed', 'The time limit of the airline is over.');
    }
    const { enquiryId } = row;
    const named = namesOf(request.passengers, true).filter((each) => !isUnnamed(each));
    for (const { position, surname, givenNames } of named) {
      await tx
        .update(farePassengers)
        .set({ surname, givenNames })
        .where(
          and(
            eq(farePassengers.enquiryId, enquiryId),
            eq(farePassengers.position, position),
            eq(farePassengers.surname, ''),
            eq(farePassengers.givenNames, ''),
          ),
        );
    }
    const all = await tx
      .select({ surname: farePassengers.surname, givenNames: farePassengers.givenNames })
      .from(farePassengers)
      .where(eq(farePassengers.enquiryId, enquiryId))
      .orderBy(asc(farePassengers.position));
    await changeFlyers({ tx }, row.orderId, flyersOf(all));
    log({ subjectKind: 'enquiry', subjectId: enquiryId, difference: { travellers: named.length } });
    return { named: named.length };
  },
});
