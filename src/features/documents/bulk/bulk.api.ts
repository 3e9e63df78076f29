import { createRoute } from '@hono/zod-openapi';
import type { Actor } from '#platform/command/command.ts';
import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { findDocument } from '../documents.queries.ts';
import { bulkChange, bulkResults, type DocumentAction } from './bulk.contract.ts';

const bulk = createRoute({
  ...needs('documents.publish'),
  method: 'post',
  path: '/documents/bulk',
  operationId: 'changeDocuments',
  tags: ['Documents'],
  summary: 'Runs an action on many documents; each succeeds or fails on its own',
  request: sent(bulkChange, {
    ids: ['6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11'],
    action: 'publish',
    language: 'en',
  }),
  responses: {
    200: answered('The result for each document, in the order of the request.', bulkResults),
    ...refused(usualRefusals),
  },
});

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
export function bulkRoutes(deps: DocumentDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(bulk, async (context) => {
    const { ids, action, language } = context.req.valid('json');
    const results = [];
    for (const id of new Set(ids)) {
      try {
        await change(deps, context.var.caller, id, action, language);
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
    return context.json({ results }, 200);
  });
  return routes;
}
