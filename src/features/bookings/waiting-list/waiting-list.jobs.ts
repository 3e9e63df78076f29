import { and, eq, gte } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { isAwaited } from '#features/departures/seats/seats.queries.ts';
import { seatQueue } from '#features/departures/seats/seats.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { offerSeats } from './waiting-list.commands.ts';

const offering = { id: 'system:seats', permissions: new Set(['bookings.offer']) } as const;

/**
 * Offers freed seats to the waiting lists. Until it has run nobody else gets them: who asks is told that the departure is
 * full.
 */
export function offerSeatsJob(deps: CommandDeps): Job {
  const awaited = () => {
    const today = dhakaDate(deps.clock.now());
    return deps.db
      .selectDistinct({ departureId: departures.id })
      .from(seatQueue)
      .innerJoin(departures, eq(departures.id, seatQueue.departureId))
      .where(
        and(
          eq(departures.state, 'open'),
          gte(departures.departsOn, today),
          gte(departures.cutOff, today),
          isAwaited,
        ),
      );
  };
  return {
    name: 'waiting',
    everySeconds: 5,
    isDue: async () => (await awaited().limit(1)).length > 0,
    run: async (signal) => {
      for (const { departureId } of await awaited()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, offering, offerSeats, { departureId });
      }
    },
  };
}
