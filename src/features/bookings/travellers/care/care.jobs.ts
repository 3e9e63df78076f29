import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import { remindOnEve } from '../../eve/eve.commands.ts';
import { listOnEve } from '../../eve/eve.queries.ts';
import { deletePassports, forgetTravellers, remindTravellers } from './care.commands.ts';
import { listOverduePassports, listStayingAtHome, listUnnamed } from './care.queries.ts';

const tender = { id: 'system:travellers', permissions: new Set(['orders.tend']) } as const;

/** Deletes passport numbers whose time is over and whoever doesn't travel any more, reminds customers to say who travels, and tells them on the eve where it begins. */
export const careForTravellersJob = (deps: CommandDeps): Job =>
  tendingJob(
    {
      name: 'travellers',
      everySeconds: 300,
      failed: (count) => `${count} lists of travellers could not be tended.`,
    },
    [
      {
        list: () => listOverduePassports(deps.db, dhakaDate(deps.clock.now())),
        tend: (id) => run(deps, tender, deletePassports, { id }),
      },
      { list: () => listStayingAtHome(deps.db), tend: (id) => run(deps, tender, forgetTravellers, { id }) },
      {
        list: () => listUnnamed(deps.db, deps.clock.now()),
        tend: (id) => run(deps, tender, remindTravellers, { id }),
      },
      {
        list: () => listOnEve(deps.db, deps.clock.now()),
        tend: (id) => run(deps, tender, remindOnEve, { id }),
      },
    ],
  );
