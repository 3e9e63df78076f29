import type { Job } from './run-jobs.ts';

/** What rows need on their own day, without anybody: which they are, and what is done to each. */
export interface Work {
  list(): Promise<readonly { readonly id: string }[]>;
  /** One transaction, which checks again: another process may do the same at that moment. */
  tend(id: string): Promise<unknown>;
}

/**
 * A job that does works one after another, each to its rows.
 * @param failed What is said of so many rows at which it failed; the others are done, and these are tried again: an AggregateError.
 */
export function tendingJob(
  { failed, ...job }: Pick<Job, 'name' | 'everySeconds'> & { readonly failed: (count: number) => string },
  works: readonly Work[],
): Job {
  return {
    ...job,
    isDue: async () => {
      for (const { list } of works) {
        if ((await list()).length > 0) {
          return true;
        }
      }
      return false;
    },
    run: async (signal) => {
      const faults: unknown[] = [];
      for (const { list, tend } of works) {
        for (const { id } of await list()) {
          if (signal.aborted) {
            return;
          }
          await tend(id).catch((cause: unknown) => faults.push(cause));
        }
      }
      if (faults.length > 0) {
        throw new AggregateError(faults, failed(faults.length));
      }
    },
  };
}
