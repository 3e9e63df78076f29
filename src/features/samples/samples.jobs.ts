import { and, isNull, lte } from 'drizzle-orm';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { forgetSamples } from './samples.commands.ts';
import { sampleRemovals } from './samples.table.ts';

const tender = { id: 'system:samples', permissions: new Set(['samples.forget']) } as const;

/** Forgets samples that were sent away 30 days ago, with their files. */
export function forgetSamplesJob(deps: CommandDeps): Job {
  const over = () =>
    deps.db
      .select({ id: sampleRemovals.id })
      .from(sampleRemovals)
      .where(
        and(
          lte(sampleRemovals.until, deps.clock.now()),
          isNull(sampleRemovals.restoredAt),
          isNull(sampleRemovals.goneAt),
        ),
      );
  return {
    name: 'samples-over',
    everySeconds: 3_600,
    isDue: async () => (await over()).length > 0,
    run: async (signal) => {
      for (const { id } of await over()) {
        if (signal.aborted) {
          return;
        }
        await run(deps, tender, forgetSamples, { id });
      }
    },
  };
}
