import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import { alarmStaff } from './alarms.commands.ts';
import { listAlarming } from './alarms.queries.ts';

const tender = { id: 'system:fares', permissions: new Set(['orders.tend']) } as const;

/** The job that alarms staff before time limits, every minute. */
export const alarmJob = (deps: CommandDeps): Job =>
  tendingJob(
    {
      name: 'fare-alarms',
      everySeconds: 60,
      failed: (count) => `Of ${count} fares nobody could be alarmed.`,
    },
    [
      {
        list: () => listAlarming(deps.db, deps.clock.now()),
        tend: (id) => run(deps, tender, alarmStaff, { id }),
      },
    ],
  );
