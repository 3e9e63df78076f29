import { and, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { travellerLists, travellers } from '#features/bookings/travellers/travellers.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { listFlown } from '#features/fares/retention/retention.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { travellerReviews } from '#features/traveller-reviews/traveller-reviews.table.ts';
import { caseStates, isEnded } from '#features/visa-cases/visa-cases.rules.ts';
import { visaApplicants, visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** Something of an order that stays, by what the office calls it. */
interface Named {
  readonly id: string;
  readonly reference: string;
}

/** What orders that stay have of journeys that are over, and no account needs. */
export interface PastJourneys {
  /** Orders with a list of travellers. */
  readonly travellers: readonly Named[];
  /** Visa cases with files, or with names of applicants. */
  readonly cases: readonly Named[];
  /** Fare requests with names of passengers, or with e-tickets. */
  readonly fares: readonly Named[];
  /** Orders of which a review was written. */
  readonly reviews: readonly Named[];
}

const one = { one: sql`1` };

/** Bookings whose journey is over, or that were called off, and that know who travelled. */
const listTravelled = (db: ReadDatabase, ids: readonly string[], today: CalendarDate): Promise<Named[]> =>
  db
    .select({ id: orders.id, reference: orders.reference })
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(
      and(
        inArray(orders.id, [...ids]),
        or(lt(departures.returnsOn, today), inArray(orders.state, ['cancelled', 'lapsed'])),
        or(
          exists(db.select(one).from(travellers).where(eq(travellers.orderId, orders.id))),
          exists(db.select(one).from(travellerLists).where(eq(travellerLists.orderId, orders.id))),
        ),
      ),
    )
    .orderBy(orders.reference);

/** Visa cases that have ended and weren't emptied. */
const listEnded = (db: ReadDatabase, ids: readonly string[]): Promise<Named[]> =>
  db
    .select({ id: visaCases.id, reference: visaCases.reference })
    .from(visaCases)
    .where(
      and(
        inArray(visaCases.orderId, [...ids]),
        isNull(visaCases.removedAt),
        inArray(visaCases.state, caseStates.filter(isEnded)),
        or(
          isNull(visaCases.purgedAt),
          exists(
            db
              .select(one)
              .from(visaApplicants)
              .where(and(eq(visaApplicants.caseId, visaCases.id), isNotNull(visaApplicants.name))),
          ),
        ),
      ),
    )
    .orderBy(visaCases.reference);

/** Orders whose customer wrote how the journey was. */
const listReviewed = (db: ReadDatabase, ids: readonly string[]): Promise<Named[]> =>
  db
    .select({ id: orders.id, reference: orders.reference })
    .from(orders)
    .innerJoin(travellerReviews, eq(travellerReviews.orderId, orders.id))
    .where(and(inArray(orders.id, [...ids]), isNotNull(travellerReviews.writtenAt)))
    .orderBy(orders.reference);

/** What goes of orders that stay. @param today in Asia/Dhaka */
export async function listPastJourneys(
  db: ReadDatabase,
  ids: readonly string[],
  today: CalendarDate,
): Promise<PastJourneys> {
  const flown = ids.length === 0 ? [] : await listFlown(db, today, ids);
  const fares = await db
    .select({ id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(
      inArray(
        enquiries.id,
        flown.map(({ id }) => id),
      ),
    )
    .orderBy(enquiries.reference);
  return {
    travellers: await listTravelled(db, ids, today),
    cases: await listEnded(db, ids),
    fares,
    reviews: await listReviewed(db, ids),
  };
}
