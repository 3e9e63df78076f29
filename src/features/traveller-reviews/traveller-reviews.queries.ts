import { and, asc, between, desc, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { reminderDay } from '#features/orders/lifecycle/lifecycle.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { type ReviewList, type ReviewTab, reviewsAtOnce } from './traveller-reviews.contract.ts';
import { requestedWithinDays } from './traveller-reviews.rules.ts';
import { travellerReviews } from './traveller-reviews.table.ts';

/** A package's title in each language that it has, else in the other. */
const titles = {
  en: sql<string>`coalesce(${documentList.titleEn}, ${documentList.titleBn}, ${documentList.slug})`,
  bn: sql<string>`coalesce(${documentList.titleBn}, ${documentList.titleEn}, ${documentList.slug})`,
};

/** Orders that travelled: sold, in earnest, on a departure that ran. */
const travelled = [
  inArray(orders.state, ['open', 'completed']),
  eq(orders.practice, false),
  isNull(orders.removedAt),
  ne(departures.state, 'cancelled'),
];

/**
 * Orders whose customer came home a short while ago and wasn't asked yet; by e-mail, so only those that have an address.
 * @param only One order; absent: all of them.
 */
export function listToAsk(db: ReadDatabase, now: Date, only?: string) {
  const today = reminderDay(now);
  return db
    .select({ id: orders.id, packageId: departures.packageId, departsOn: departures.departsOn })
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(
      and(
        ...travelled,
        only === undefined ? undefined : eq(orders.id, only),
        between(departures.returnsOn, addDays(today, -requestedWithinDays), addDays(today, -1)),
        notExists(
          db
            .select({ id: travellerReviews.id })
            .from(travellerReviews)
            .where(eq(travellerReviews.orderId, orders.id)),
        ),
      ),
    )
    .orderBy(asc(departures.returnsOn), asc(orders.id));
}

/**
 * The journey of an order that is over, with what was written of it; undefined for any other token, and before the return.
 * @param today in Asia/Dhaka
 */
export async function findJourney(db: ReadDatabase, token: string, today: CalendarDate) {
  const [found] = await db
    .select({
      orderId: orders.id,
      reference: orders.reference,
      language: orders.language,
      packageId: departures.packageId,
      departsOn: departures.departsOn,
      returnsOn: departures.returnsOn,
      title: titles,
      state: travellerReviews.state,
      stars: travellerReviews.stars,
      words: travellerReviews.words,
      name: travellerReviews.name,
    })
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .innerJoin(documentList, eq(documentList.documentId, departures.packageId))
    .leftJoin(travellerReviews, eq(travellerReviews.orderId, orders.id))
    .where(and(sealedIs(orders.token, token), ...travelled, lt(departures.returnsOn, today)));
  return found;
}

const columns = {
  id: travellerReviews.id,
  version: travellerReviews.version,
  stars: travellerReviews.stars,
  words: travellerReviews.words,
  name: travellerReviews.name,
  language: travellerReviews.language,
  writtenAt: travellerReviews.writtenAt,
  departsOn: travellerReviews.departsOn,
  title: titles,
  order: orders.id,
  reference: orders.reference,
  reason: travellerReviews.reason,
  answer: travellerReviews.answer,
  checkedBy: travellerReviews.checkedBy,
};

/** Reviews for the office: those that wait from the oldest on, the others from the newest. */
export async function listReviews(
  db: ReadDatabase,
  { tab, page }: { readonly tab: ReviewTab; readonly page: number },
): Promise<ReviewList> {
  const inTab = eq(travellerReviews.state, tab);
  const inOrder = tab === 'waiting' ? asc : desc;
  const rows = await db
    .select(columns)
    .from(travellerReviews)
    .innerJoin(orders, eq(orders.id, travellerReviews.orderId))
    .innerJoin(documentList, eq(documentList.documentId, travellerReviews.packageId))
    .where(inTab)
    .orderBy(inOrder(travellerReviews.writtenAt), asc(travellerReviews.id))
    .limit(reviewsAtOnce)
    .offset((page - 1) * reviewsAtOnce);
  return {
    // The database has all of it, or nothing; it is nothing of what is in a tab.
    items: rows.flatMap(({ writtenAt, stars, words, name, language, ...row }) =>
      writtenAt === null || stars === null || words === null || name === null || language === null
        ? []
        : [{ ...row, stars, words, name, language, state: tab, writtenAt: writtenAt.toISOString() }],
    ),
    total: await db.$count(travellerReviews, inTab),
  };
}
