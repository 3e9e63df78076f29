import type { ComponentType } from 'react';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { DepartureBook } from './departure-book.tsx';
import { DepartureBookings } from './departure-bookings.tsx';
import { DepartureDecision } from './departure-decision.tsx';
import { DepartureWaiting } from './departure-waiting.tsx';
import { TourCoach } from './tour/tour-coach.tsx';
import { TourManifest } from './tour/tour-manifest.tsx';
import { TourPhones } from './tour/tour-phones.tsx';
import { TourRooms } from './tour/tour-rooms.tsx';
import { TourVouchers } from './tour/tour-vouchers.tsx';

/** A part of the page of a departure, with an address of its own. */
interface DeparturePart {
  /** Below the departure's address; the first part has none. */
  readonly path: string;
  readonly label: () => string;
  readonly Part: ComponentType<{ readonly of: OfficeDeparture }>;
}

/** The parts of the page of a departure, in order. */
export const departureParts: readonly DeparturePart[] = [
  { path: '', label: m.office_booking_title, Part: DepartureBookings },
  { path: 'book', label: m.office_book_title, Part: DepartureBook },
  { path: 'waiting', label: m.office_waiting_title, Part: DepartureWaiting },
  { path: 'decision', label: m.office_dep_decision, Part: DepartureDecision },
  { path: 'manifest', label: m.office_tour_manifest, Part: TourManifest },
  { path: 'rooms', label: m.office_tour_rooms, Part: TourRooms },
  { path: 'coach', label: m.office_tour_coach, Part: TourCoach },
  { path: 'phones', label: m.office_tour_phones, Part: TourPhones },
  { path: 'vouchers', label: m.office_tour_vouchers, Part: TourVouchers },
];
