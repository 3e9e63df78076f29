import { and, eq, lte } from 'drizzle-orm';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { Job } from '#platform/run-jobs.ts';
import { lapseHolds } from './seats.commands.ts';
import { seatHolds } from './seats.table.ts';

const lapsing = { id: 'system:seats', permissions: new Set(['bookings.lapse']) } as const;

/**
 * Frees lapsed holds, so that lists and cached pages show the seats again. Who asks for a seat, and the calendar of a
 * package, don't wait for it.
 */
export function lapseHoldsJob(deps: CommandDeps): Job {
  const lapsed = () =>
    deps.db
      .selectDistinct({ departureId: seatHolds.departureId })
      .from(seatHolds)
      .where(and(eq(seatHolds.state, 'held'), lte(seatHolds.until, databaseNow)));
  return {
    name: 'seats',
    everySeconds: 5,
    isDue: async () => (await lapsed().limit(1)).length > 0,
    run: async (signal) => {
      for (const { departureId } of await lapsed()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, lapsing, lapseHolds, { departureId });
      }
    },
  };
}
