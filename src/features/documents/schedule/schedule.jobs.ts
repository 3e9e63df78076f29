import { type Actor, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Job } from '#platform/run-jobs.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { listDuePublications } from './schedule.queries.ts';

const scheduler: Actor = { id: 'system:scheduler', permissions: new Set(['documents.publish']) };

/**
 * Publishes due documents, each in its own transaction; safe in several processes.
 * Refused ones are recorded with the reason. @throws AggregateError of other errors, which are retried next time.
 */
export async function publishDueDocuments(deps: DocumentDeps): Promise<void> {
  const faults: unknown[] = [];
  for (const { kind, documentId, language } of await listDuePublications(deps.db, deps.clock.now())) {
    const target = { documentId, language };
    try {
      await run(deps, scheduler, deps.kinds[kind].publishDue, target).catch(async (cause: unknown) => {
        if (!(cause instanceof Failure)) {
          throw cause;
        }
        await run(deps, scheduler, deps.kinds[kind].setAside, { ...target, failure: cause.message });
      });
    } catch (cause) {
      faults.push(cause);
    }
  }
  if (faults.length > 0) {
    throw new AggregateError(faults, `${faults.length} documents that are due could not be published.`);
  }
}

/** The job that publishes due documents, every 10 s. */
export function publishDueJob(deps: DocumentDeps): Job {
  return {
    name: 'publishing',
    everySeconds: 10,
    isDue: async () => (await listDuePublications(deps.db, deps.clock.now())).length > 0,
    run: () => publishDueDocuments(deps),
  };
}
