import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { caseTender } from '../visa-cases.rules.ts';
import { purgeOverdue } from './privacy.commands.ts';
import { listOverdueCases } from './privacy.queries.ts';

/** Deletes the files of visa cases that ended long enough ago. */
export function purgeCasesJob(deps: CommandDeps): Job {
  const overdue = () => listOverdueCases(deps.db, deps.clock.now());
  return {
    name: 'visa-cases',
    everySeconds: 600,
    isDue: async () => (await overdue()).length > 0,
    run: async (signal) => {
      for (const which of await overdue()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, caseTender, purgeOverdue, which);
      }
    },
  };
}
