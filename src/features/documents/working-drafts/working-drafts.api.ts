import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { recordOf, textsOf } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { dropOwnWorkingDraft, keepWorkingDraft } from './working-drafts.commands.ts';
import { newWorkingDraft, wholeWorkingDraft, workingDraftList } from './working-drafts.contract.ts';
import { findWorkingDraft, listWorkingDrafts } from './working-drafts.queries.ts';

const tag = 'Working drafts';
const permission = 'documents.write';

/** Unfinished drafts of staff; each sees only their own. */
export const workingDraftRoutes = routes(tag, [
  reads(
    'GET /working-drafts',
    {
      permission,
      id: 'listWorkingDrafts',
      summary: 'What you have begun and not finished, the newest first',
      answer: 'At most 100.',
      output: workingDraftList,
    },
    async (_, { db, caller }) => {
      const rows = await listWorkingDrafts(db, caller.uid);
      return { items: rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() })) };
    },
  ),
  reads(
    'GET /working-drafts/{documentId}',
    {
      permission,
      id: 'readWorkingDraft',
      summary: 'What you have typed of a document that isn’t whole yet',
      answer: 'The draft.',
      output: wholeWorkingDraft,
      refusals: { 404: 'You have none of this document.' },
    },
    async ({ documentId }, { db, caller }) => {
      const { kind, basedOn, draft, keptAt } = await findWorkingDraft(db, caller.uid, documentId);
      const saved = basedOn === null ? null : await findRevision(db, documentId, basedOn);
      const base = saved && { slug: saved.slug, facts: recordOf(saved.facts), texts: textsOf(saved.texts) };
      return { kind, basedOn, base, draft, keptAt: keptAt.toISOString() };
    },
  ),
  writes('PUT /working-drafts/{documentId}', keepWorkingDraft, {
    id: 'keepWorkingDraft',
    summary: 'Keeps what you have typed of a document; nobody else sees it',
    body: newWorkingDraft,
    example: {
      kind: 'post',
      basedOn: null,
      draft: { slug: '', facts: {}, texts: { en: { title: 'A walk' }, bn: {} } },
    },
    answer: 'It is kept until the document is saved.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof workingDraftRoutes> {}
}

const drop = createRoute({
  ...needs(permission),
  method: 'delete',
  path: '/working-drafts/{documentId}',
  operationId: 'dropWorkingDraft',
  tags: [tag],
  summary: 'Throws it away',
  request: { params: z.object({ documentId: z.uuid() }) },
  responses: { 204: { description: 'It is gone.' }, ...refused(usualRefusals) },
});

/** Throwing one's own draft away. */
export const workingDraftDropRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(drop, async (context) => {
    await run(deps, context.var.caller, dropOwnWorkingDraft, context.req.valid('param'));
    return context.body(null, 204);
  });
