import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { remindOnEve } from '../../eve/eve.commands.ts';
import { listOnEve } from '../../eve/eve.queries.ts';
import { deletePassports, forgetTravellers, remindTravellers } from './care.commands.ts';
import { listOverduePassports, listStayingAtHome, listUnnamed } from './care.queries.ts';

const tender = { id: 'system:travellers', permissions: new Set(['orders.tend']) } as const;

/** Deletes passport numbers whose time is over and whoever doesn't travel any more, reminds customers to say who travels, and tells them on the eve where it begins. */
export function careForTravellersJob(deps: CommandDeps): Job {
  const overdue = () => listOverduePassports(deps.db, dhakaDate(deps.clock.now()));
  const atHome = () => listStayingAtHome(deps.db);
  const unnamed = () => listUnnamed(deps.db, deps.clock.now());
  const onEve = () => listOnEve(deps.db, deps.clock.now());
  return {
    name: 'travellers',
    everySeconds: 300,
    isDue: async () =>
      (await overdue()).length > 0 ||
      (await atHome()).length > 0 ||
      (await unnamed()).length > 0 ||
      (await onEve()).length > 0,
    run: async (signal) => {
      const faults: unknown[] = [];
      const works = [
        ...(await overdue()).map(
          ({ id }) =>
            () =>
              run(deps, tender, deletePassports, { id }),
        ),
        ...(await atHome()).map(
          ({ id }) =>
            () =>
              run(deps, tender, forgetTravellers, { id }),
        ),
        ...(await unnamed()).map(
          ({ id }) =>
            () =>
              run(deps, tender, remindTravellers, { id }),
        ),
        ...(await onEve()).map(
          ({ id }) =>
            () =>
              run(deps, tender, remindOnEve, { id }),
        ),
      ];
      for (const work of works) {
        if (signal.aborted) {
          return;
        }
        await work().catch((cause: unknown) => faults.push(cause));
      }
      if (faults.length > 0) {
        throw new AggregateError(faults, `${faults.length} lists of travellers could not be tended.`);
      }
    },
  };
}
