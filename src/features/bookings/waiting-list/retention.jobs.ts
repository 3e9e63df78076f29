import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { forgetWaiting } from './retention.commands.ts';
import { listPastWaiting } from './retention.queries.ts';

const tender = { id: 'system:seats', permissions: new Set(['orders.tend']) } as const;

/** Deletes the names and telephones of waiting lists whose departure is long past. */
export function forgetWaitingJob(deps: CommandDeps): Job {
  const past = () => listPastWaiting(deps.db, dhakaDate(deps.clock.now()));
  return {
    name: 'waiting-past',
    everySeconds: 600,
    isDue: async () => (await past()).length > 0,
    run: async (signal) => {
      for (const which of await past()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, tender, forgetWaiting, which);
      }
    },
  };
}
