import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { firstSentence, meetingIn } from '#features/departures/meeting-point/meeting-point.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { orders } from '../orders.table.ts';

/**
 * Where and when the departure begins and starts back that an order has seats on; without a meeting of its own, what its package
 * says of the first day in its first sentence. Undefined for an order without seats, and for a token of nobody.
 */
export async function findMeeting(db: ReadDatabase, token: string, language: Language) {
  const [row] = await db
    .select({
      packageId: departures.packageId,
      returnsOn: departures.returnsOn,
      meeting: departures.meeting,
      meetingBack: departures.meetingBack,
      changes: seatHolds.meetingChanges,
      changedAt: seatHolds.meetingChangedAt,
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(sealedIs(orders.token, token));
  if (row === undefined) {
    return undefined;
  }
  const { meeting, meetingBack, packageId, ...rest } = row;
  const firstDay =
    meeting === null ? (await findPackage(db, packageId, language))?.texts.itinerary[0]?.text.trim() : '';
  return {
    ...rest,
    meeting: meeting && { at: meeting.time, ...meetingIn(meeting, language) },
    back: meetingBack && { at: meetingBack.time, ...meetingIn(meetingBack, language) },
    beginning: firstSentence(firstDay ?? ''),
  };
}

export type JourneyMeeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** Where and when a journey begins and starts back, in sentences; none where nobody said it. */
export function meetingNotes(met: JourneyMeeting | undefined, language: Language): string[] {
  const locale = { locale: language };
  return [
    met?.meeting ? m.orders_meet_begins(met.meeting, locale) : (met?.beginning ?? ''),
    met?.back ? m.orders_meet_back(met.back, locale) : '',
  ].filter((text) => text !== '');
}
