import { type Actor, run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentDeps, Kinds } from '../documents.commands.ts';
import { findDocument } from '../documents.queries.ts';
import { bulkChange, bulkResults, type DocumentAction } from './bulk.contract.ts';

/** Runs the action on one document in its own transaction. */
async function change(
  deps: DocumentDeps,
  actor: Actor,
  id: string,
  action: DocumentAction,
  language: Language | undefined,
): Promise<void> {
  const { kind, latestRevision } = await findDocument(deps.db, id);
  const commands = deps.kinds[kind];
  if (action === 'trash' || action === 'bring-back') {
    await run(deps, actor, action === 'trash' ? commands.trash : commands.restore, { documentId: id });
    return;
  }
  const target = { documentId: id, languages: language && [language] };
  await (action === 'publish'
    ? run(deps, actor, commands.publish, { ...target, revision: latestRevision })
    : run(deps, actor, commands.unpublish, target));
}

/** Bulk changes. One document that is refused doesn't affect the others. */
export const bulkRoutes = (kinds: Kinds) =>
  routes('Documents', [
    runs(
      'POST /documents/bulk',
      {
        permission: 'documents.publish',
        id: 'changeDocuments',
        summary: 'Runs an action on many documents; each succeeds or fails on its own',
        body: bulkChange,
        example: {
          ids: ['6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11'],
          action: 'publish',
          language: 'en',
        },
        answer: 'The result for each document, in the order of the request.',
        output: bulkResults,
      },
      async ({ ids, action, language }, deps, caller) => {
        const results = [];
        for (const id of new Set(ids)) {
          try {
            await change({ ...deps, kinds }, caller, id, action, language);
            results.push({ id, ok: true });
          } catch (cause) {
            if (!(cause instanceof Failure)) {
              throw cause;
            }
            const { kind, code, message: detail, fields, details } = cause;
            const problem = { status: statusOf[kind], code, detail, fields: [...fields], details };
            results.push({ id, ok: false, problem });
          }
        }
        return { results };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof bulkRoutes>> {}
}
