import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { caseTender } from '../visa-cases.rules.ts';
import { remindPapers } from './reminders.commands.ts';
import { listMissingPapers } from './reminders.queries.ts';

/** Reminds the customers of visa cases of papers that are missing, from nine in the morning on. */
export function remindPapersJob(deps: CommandDeps): Job {
  const due = () => listMissingPapers(deps.db, deps.clock.now());
  return {
    name: 'visa-papers',
    everySeconds: 600,
    isDue: async () => (await due()).length > 0,
    run: async (signal) => {
      const faults: unknown[] = [];
      for (const { id } of await due()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, caseTender, remindPapers, { id }).catch((cause: unknown) => faults.push(cause));
      }
      if (faults.length > 0) {
        throw new AggregateError(faults, `${faults.length} cases could not be reminded of.`);
      }
    },
  };
}
