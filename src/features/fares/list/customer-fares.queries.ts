import { and, desc, eq, isNull } from 'drizzle-orm';
import { isReachedBy, maxRecords, type RecordSource } from '#features/customers/customers.queries.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { tripOf } from '#features/enquiries/summary/trip.rules.ts';
import { fareRequests } from '../fares.table.ts';
import { isRequest, parseState, state } from './list-state.queries.ts';

/** The fare requests on a customer's card that the desk has begun; what it sold is an order's. */
export const customerFares: RecordSource = {
  needs: 'orders.read',
  read: async (db, reach) => {
    const { id, reference, subject, name, createdAt, details } = enquiries;
    const rows = await db
      .select({ id, reference, subject, name, createdAt, details, state })
      .from(enquiries)
      .innerJoin(fareRequests, eq(fareRequests.enquiryId, id))
      .where(and(isRequest, isNull(enquiries.removedAt), isReachedBy(db, reach, enquiries)))
      .orderBy(desc(createdAt))
      .limit(maxRecords);
    return rows.map(({ subject: title, createdAt: at, details: asked, state: now, ...row }) => ({
      ...row,
      kind: 'fare' as const,
      title,
      state: parseState(now),
      at: at.toISOString(),
      joinedTo: null,
      travelsOn: tripOf(asked).travelOn,
      money: null,
      departureId: null,
    }));
  },
};
