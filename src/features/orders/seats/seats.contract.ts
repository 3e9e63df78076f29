import { z } from 'zod';
import { partyBy } from '#features/tour-packages/party/party-parts.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';

const people = z.int().min(0);

/** The seats of an order on a departure, for the office. */
export const bookedSeats = z
  .object({
    departure: z.object({ id: z.uuid(), departsOn: calendarDate, returnsOn: calendarDate }),
    party: z.object(partyBy(() => people)),
    /** Seats that it has now. */
    seats: people,
    seatState: z.enum(['booked', 'held', 'released']),
    /** When held seats are free again. */
    heldUntil: z.iso.datetime().nullable(),
    /** Whether a payment that the customer told of keeps them until staff have decided. */
    isClaimed: z.boolean(),
  })
  .meta({ id: 'BookedSeats' });
export type BookedSeats = z.infer<typeof bookedSeats>;
/** Null for an order without seats. */
export const bookedOfOrder = z.object({ booking: bookedSeats.nullable() });
