import { type Actor, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Job } from '#platform/jobs.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { listDuePublications } from './schedule.queries.ts';

const scheduler: Actor = { id: 'system:scheduler', permissions: new Set(['documents.publish']) };

/**
 * Publishes what is due, each document in a transaction of its own. One that is refused is set aside with the reason
 * and doesn't hold back the others. Several processes may run this at once: one of them publishes a document.
 * @throws AggregateError of what else went wrong, once all have had their turn; those are tried again next time.
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

/** The job that publishes what is due, looked after every 10 s. */
export function publishDueJob(deps: DocumentDeps): Job {
  return {
    name: 'publishing',
    everySeconds: 10,
    isDue: async () => (await listDuePublications(deps.db, deps.clock.now())).length > 0,
    run: () => publishDueDocuments(deps),
  };
}
