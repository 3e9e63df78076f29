import { z } from 'zod';
import { maxInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** A passenger as the airline has the name, without titles. */
const bookedName = z.strictObject({ surname: plainLine(80, 0), givenNames: plainLine(80, 0) });
export type BookedName = z.infer<typeof bookedName>;

/** What the airline has booked for an option. */
export const airlineBooking = z.strictObject({
  pnr: z
    .string()
    .regex(/^[A-Z\d]{6}$/, 'Six letters and digits.')
    .nullable()
    .default(null),
  /** In the order of the booking. */
  passengers: z
    .array(bookedName)
    .max(3 * maxInGroup)
    .default([]),
});
export type AirlineBooking = z.output<typeof airlineBooking>;
