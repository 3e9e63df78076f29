import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { requestReview } from './traveller-reviews.commands.ts';
import { listToAsk } from './traveller-reviews.queries.ts';

const tender = { id: 'system:reviews', permissions: new Set(['orders.tend']) } as const;

/** Asks who came home how the journey was, from nine in the morning after the return. */
export function requestReviewsJob(deps: CommandDeps): Job {
  const due = () => listToAsk(deps.db, deps.clock.now());
  return {
    name: 'traveller-reviews',
    everySeconds: 600,
    isDue: async () => (await due()).length > 0,
    run: async (signal) => {
      const faults: unknown[] = [];
      for (const { id } of await due()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, tender, requestReview, { id }).catch((cause: unknown) => faults.push(cause));
      }
      if (faults.length > 0) {
        throw new AggregateError(faults, `${faults.length} customers could not be asked for a review.`);
      }
    },
  };
}
