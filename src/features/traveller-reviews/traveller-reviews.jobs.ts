import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import { requestReview } from './traveller-reviews.commands.ts';
import { listToAsk } from './traveller-reviews.queries.ts';

const tender = { id: 'system:reviews', permissions: new Set(['orders.tend']) } as const;

/** Asks who came home how the journey was, from nine in the morning after the return. */
export const requestReviewsJob = (deps: CommandDeps): Job =>
  tendingJob(
    {
      name: 'traveller-reviews',
      everySeconds: 600,
      failed: (count) => `${count} customers could not be asked for a review.`,
    },
    [
      {
        list: () => listToAsk(deps.db, deps.clock.now()),
        tend: (id) => run(deps, tender, requestReview, { id }),
      },
    ],
  );
