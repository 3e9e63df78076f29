import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fareRequests } from '../fares.table.ts';
import { inState, isRequest } from '../list/list-state.queries.ts';

/**
 * The fares of a telephone number that can still be accepted, or are to be flown, latest first; at most fifty. Those that nobody has
 * sent yet have no page.
 * @param phone E.164
 */
export function listOpenFaresByPhone(db: ReadDatabase, phone: string) {
  const { reference, subject, createdAt, id, removedAt } = enquiries;
  return db
    .select({ reference, token: fareRequests.token, subject })
    .from(fareRequests)
    .innerJoin(enquiries, eq(id, fareRequests.enquiryId))
    .leftJoin(orders, eq(orders.id, fareRequests.orderId))
    .where(
      and(
        eq(enquiries.phone, phone),
        isRequest,
        isNull(removedAt),
        or(inState.sent, inState.accepted, and(inState.ticketed, eq(orders.state, 'open'))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(50);
}
