import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { freeLapsed, lockSeats } from './seats.writes.ts';

/** The job that frees the lapsed holds of a departure. */
export const lapseHolds = command({
  name: 'bookings.lapse',
  permission: 'bookings.lapse',
  input: z.strictObject({ departureId: z.uuid() }),
  run: async (context, { departureId }) => freeLapsed(context, await lockSeats(context.tx, departureId)),
});
