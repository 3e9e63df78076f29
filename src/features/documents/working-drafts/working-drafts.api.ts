import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run, runAsSent } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { documentId } from '../documents.contract.ts';
import { recordOf, textsOf } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { dropOwnWorkingDraft, keepWorkingDraft } from './working-drafts.commands.ts';
import {
  keptWorkingDraft,
  newWorkingDraft,
  wholeWorkingDraft,
  workingDraftList,
} from './working-drafts.contract.ts';
import { findWorkingDraft, listWorkingDrafts } from './working-drafts.queries.ts';

const described = (path: string, operationId: string, summary: string) => ({
  ...needs('documents.write'),
  path: `/working-drafts${path}`,
  operationId,
  tags: ['Working drafts'],
  summary,
});
const one = { params: documentId };
const missing = refused({ ...usualRefusals, 404: 'You have none of this document.' });

const list = createRoute({
  ...described('', 'listWorkingDrafts', 'What you have begun and not finished, the newest first'),
  method: 'get',
  responses: {
    200: answered('At most 100.', workingDraftList),
    ...refused(usualRefusals),
  },
});
const read = createRoute({
  ...described('/{id}', 'readWorkingDraft', 'What you have typed of a document that isn’t whole yet'),
  method: 'get',
  request: one,
  responses: { 200: answered('The draft.', wholeWorkingDraft), ...missing },
});
const keep = createRoute({
  ...described('/{id}', 'keepWorkingDraft', 'Keeps what you have typed of a document; nobody else sees it'),
  method: 'put',
  request: {
    ...one,
    ...sent(newWorkingDraft, {
      kind: 'post',
      basedOn: null,
      draft: { slug: '', facts: {}, texts: { en: { title: 'A walk' }, bn: {} } },
    }),
  },
  responses: {
    200: answered('It is kept until the document is saved.', keptWorkingDraft),
    ...refused({
      ...usualRefusals,
      404: 'There is no such revision.',
      422: 'It is too long, or cannot be kept as it is.',
    }),
  },
});
const drop = createRoute({
  ...described('/{id}', 'dropWorkingDraft', 'Throws it away'),
  method: 'delete',
  request: one,
  responses: { 204: { description: 'It is gone.' }, ...refused(usualRefusals) },
});

/** Unfinished drafts of staff; each sees only their own. */
export function workingDraftRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const rows = await listWorkingDrafts(deps.db, context.var.caller.uid);
    const items = rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() }));
    return context.json({ items }, 200);
  });
  routes.openapi(read, async (context) => {
    const { id } = context.req.valid('param');
    const { kind, basedOn, draft, keptAt } = await findWorkingDraft(deps.db, context.var.caller.uid, id);
    const saved = basedOn === null ? null : await findRevision(deps.db, id, basedOn);
    const base = saved && { slug: saved.slug, facts: recordOf(saved.facts), texts: textsOf(saved.texts) };
    return context.json({ kind, basedOn, base, draft, keptAt: keptAt.toISOString() }, 200);
  });
  routes.openapi(keep, async (context) => {
    const kept = { documentId: context.req.valid('param').id, ...context.req.valid('json') };
    const { keptAt } = await runAsSent(deps, context.var.caller, keepWorkingDraft, kept);
    return context.json({ keptAt: keptAt.toISOString() }, 200);
  });
  routes.openapi(drop, async (context) => {
    await run(deps, context.var.caller, dropOwnWorkingDraft, { documentId: context.req.valid('param').id });
    return context.body(null, 204);
  });
  return routes;
}
