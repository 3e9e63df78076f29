import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { alarmStaff } from './alarms.commands.ts';
import { listAlarming } from './alarms.queries.ts';

const tender = { id: 'system:fares', permissions: new Set(['orders.tend']) } as const;

/** The job that alarms staff before time limits, every minute. Each fare is its own transaction, which checks again; safe in several processes. */
export function alarmJob(deps: CommandDeps): Job {
  const due = () => listAlarming(deps.db, deps.clock.now());
  return {
    name: 'fare-alarms',
    everySeconds: 60,
    isDue: async () => (await due()).length > 0,
    run: async (signal) => {
      const faults: unknown[] = [];
      for (const { id } of await due()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, tender, alarmStaff, { id }).catch((cause: unknown) => faults.push(cause));
      }
      if (faults.length > 0) {
        throw new AggregateError(faults, `Of ${faults.length} fares nobody could be alarmed.`);
      }
    },
  };
}
