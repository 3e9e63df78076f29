import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import { caseTender } from '../visa-cases.rules.ts';
import { remindPapers } from './reminders.commands.ts';
import { listMissingPapers } from './reminders.queries.ts';

/** Reminds the customers of visa cases of papers that are missing, from nine in the morning on. */
export const remindPapersJob = (deps: CommandDeps): Job =>
  tendingJob(
    {
      name: 'visa-papers',
      everySeconds: 600,
      failed: (count) => `${count} cases could not be reminded of.`,
    },
    [
      {
        list: () => listMissingPapers(deps.db, deps.clock.now()),
        tend: (id) => run(deps, caseTender, remindPapers, { id }),
      },
    ],
  );
