import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/jobs.ts';
import { purgeOverdue } from './privacy.commands.ts';
import { listOverdueCases } from './privacy.queries.ts';

const tender = { id: 'system:visa-cases', permissions: new Set(['visa-cases.tend']) } as const;

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
        await run(deps, tender, purgeOverdue, which);
      }
    },
  };
}
