import { and, desc, eq, isNull } from 'drizzle-orm';
import { isReachedBy, maxRecords, type RecordSource } from '#features/customers/customers.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { waitingParties } from './waiting-list.table.ts';

/** The places on waiting lists on a customer's card that no order came of. */
export const customerWaiting: RecordSource = {
  needs: 'orders.read',
  read: async (db, reach) => {
    const { id, reference, name, state, madeAt, departureId } = waitingParties;
    const rows = await db
      .select({ id, reference, name, state, madeAt, departureId, travelsOn: departures.departsOn })
      .from(waitingParties)
      .innerJoin(departures, eq(departures.id, departureId))
      .where(and(isNull(waitingParties.orderId), isReachedBy(db, reach, waitingParties)))
      .orderBy(desc(madeAt))
      .limit(maxRecords);
    return rows.map(({ madeAt: at, ...row }) => ({
      ...row,
      kind: 'waiting' as const,
      title: '',
      at: at.toISOString(),
      joinedTo: null,
      money: null,
    }));
  },
};
