import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/jobs.ts';
import { withdrawCancelled } from '../moves/moves.commands.ts';
import { caseTender } from '../visa-cases.rules.ts';
import { listCancelledCases } from './withdrawal.queries.ts';

/** Withdraws the cases whose order was cancelled: orders don't know them. */
export function withdrawCasesJob(deps: CommandDeps): Job {
  return {
    name: 'withdrawn-visa-cases',
    everySeconds: 60,
    isDue: async () => (await listCancelledCases(deps.db)).length > 0,
    run: async (signal) => {
      for (const which of await listCancelledCases(deps.db)) {
        if (signal.aborted) {
          return;
        }
        await run(deps, caseTender, withdrawCancelled, which);
      }
    },
  };
}
