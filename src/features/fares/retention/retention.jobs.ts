import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { forgetPassengers } from './retention.commands.ts';
import { listPastFares } from './retention.queries.ts';

const tender = { id: 'system:fares', permissions: new Set(['orders.tend']) } as const;

/** Deletes the names and e-tickets of passengers whose fare is long past; also those that came back with an older backup. */
export function forgetPassengersJob(deps: CommandDeps): Job {
  const past = () => listPastFares(deps.db, dhakaDate(deps.clock.now()));
  return {
    name: 'fares-past',
    everySeconds: 600,
    isDue: async () => (await past()).length > 0,
    run: async (signal) => {
      for (const which of await past()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, tender, forgetPassengers, which);
      }
    },
  };
}
