import { and, asc, eq, sql } from 'drizzle-orm';
import { isOpen } from '#features/departures/departures.rules.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds, seatQueue } from '#features/departures/seats/seats.table.ts';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import { orders, orderVersions } from '#features/orders/orders.table.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import { partyOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import type { VisitorWaiting, WaitingItem } from './waiting-list.contract.ts';
import { waitingStateOf } from './waiting-list.rules.ts';
import { waitingParties } from './waiting-list.table.ts';

const place = sql<number | null>`(
  SELECT count(ahead.place)::int FROM ${seatQueue} AS mine JOIN ${seatQueue} AS ahead
    ON ahead.departure_id = mine.departure_id AND ahead.place <= mine.place
  WHERE mine.party_id = ${waitingParties.id} HAVING count(ahead.place) > 0)`;

const isHeld = sql<boolean>`coalesce(${seatHolds.state} = 'held' AND ${seatHolds.until} > ${databaseNow}, false)`;

const selectAll = (db: ReadDatabase) =>
  db
    .select({
      waiting: waitingParties,
      departure: departures,
      place,
      isHeld,
      until: seatHolds.until,
      order: orders.token,
      orderState: orders.state,
      total: orderVersions.total,
    })
    .from(waitingParties)
    .innerJoin(departures, eq(departures.id, waitingParties.departureId))
    .leftJoin(orders, eq(orders.id, waitingParties.orderId))
    .leftJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .leftJoin(seatHolds, eq(seatHolds.orderId, waitingParties.orderId));

type Row = Awaited<ReturnType<typeof selectAll>>[number];

function standingOf({ waiting, departure, isHeld, until, orderState, ...row }: Row, today: CalendarDate) {
  const isOver = !isOpen(departure, today);
  const state = waitingStateOf({ stored: waiting.state, order: orderState ?? undefined, isHeld, isOver });
  return {
    reference: waiting.reference,
    state,
    name: waiting.name,
    place: state === 'waiting' ? row.place : null,
    party: partyOf(waiting),
    heldUntil: state === 'offered' ? (until?.toISOString() ?? null) : null,
  };
}

/** A place on a waiting list by its token; undefined for any other token. */
export async function findWaiting(
  db: ReadDatabase,
  token: string,
  today: CalendarDate,
): Promise<VisitorWaiting | undefined> {
  if (!isToken(token)) {
    return undefined;
  }
  const [row] = await selectAll(db).where(sealedIs(waitingParties.token, token));
  if (!row) {
    return undefined;
  }
  const { language } = row.waiting;
  const { departsOn, returnsOn, packageId } = row.departure;
  const found = await findPackage(db, packageId, language);
  const standing = standingOf(row, today);
  const isOffered = standing.state === 'offered' || standing.state === 'booked';
  return {
    ...standing,
    language,
    departsOn,
    returnsOn,
    package: found?.texts.title ?? '',
    order: isOffered ? row.order : null,
    total: isOffered ? row.total : null,
  };
}

/** Who waits or waited for seats on a departure, in order. */
export async function listWaiting(
  db: ReadDatabase,
  departureId: string,
  today: CalendarDate,
): Promise<WaitingItem[]> {
  const rows = await selectAll(db)
    .where(eq(waitingParties.departureId, departureId))
    .orderBy(asc(waitingParties.number));
  return rows.map((row) => {
    const { id, phone, otherPhones, email, orderId, madeAt } = row.waiting;
    const standing = standingOf(row, today);
    const seats = seatsOf(standing.party);
    return {
      ...standing,
      id,
      phone,
      otherPhones,
      email,
      seats,
      orderId,
      madeAt: madeAt.toISOString(),
    };
  });
}

/** Parties that seats are held for now, of all departures; the soonest end first, sums in poisha. */
export async function listOffers(db: ReadDatabase, today: CalendarDate) {
  const rows = await selectAll(db)
    .where(and(eq(waitingParties.state, 'offered'), isHeld))
    .orderBy(asc(seatHolds.until), asc(waitingParties.number));
  return rows.flatMap((row) => {
    const { state, reference, name, party, heldUntil } = standingOf(row, today);
    const { id, departureId, phone } = row.waiting;
    const { total } = row;
    return state === 'offered'
      ? [{ id, departureId, reference, name, phone, seats: seatsOf(party), until: heldUntil, total }]
      : [];
  });
}
