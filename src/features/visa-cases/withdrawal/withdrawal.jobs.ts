import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { withdrawOver } from '../moves/moves.commands.ts';
import { caseTender } from '../visa-cases.rules.ts';
import { listOverCases } from './withdrawal.queries.ts';

/** Withdraws the cases whose order was cancelled or has lapsed: orders don't know them. */
export function withdrawCasesJob(deps: CommandDeps): Job {
  const over = () => listOverCases(deps.db, deps.clock.now());
  return {
    name: 'withdrawn-visa-cases',
    everySeconds: 60,
    isDue: async () => (await over()).length > 0,
    run: async (signal) => {
      for (const { id } of await over()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, caseTender, withdrawOver, { id });
      }
    },
  };
}
