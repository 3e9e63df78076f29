import { createRoute, z } from '@hono/zod-openapi';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { run } from '#platform/command/command.ts';
import { compareRevisions } from '#platform/compare.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { entityTag } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { documentId, savedShape } from '../documents.contract.ts';
import { findDocument, listPublications, listRevisions, recordOf, textsOf } from '../documents.queries.ts';
import { comparison, revisionList, wholeRevision } from './revisions.contract.ts';
import { findRevision } from './revisions.queries.ts';
import { wordDifference } from './word-difference.rules.ts';

const tags = ['Revisions'];
const number = z.coerce.number().int().min(1).max(1_000_000);

const described = (path: string, operationId: string, summary: string) => ({
  path: `/documents/{id}/${path}`,
  operationId,
  tags,
  summary,
});
const refusals = refused({ ...usualRefusals, 404: 'There is no such document or revision.' });

const list = createRoute({
  ...needs('documents.read'),
  ...described('revisions', 'listRevisions', 'The revisions of a document, the newest first'),
  method: 'get',
  request: { params: documentId },
  responses: {
    200: answered('At most 500 of them.', revisionList),
    ...refusals,
  },
});
const read = createRoute({
  ...needs('documents.read'),
  ...described('revisions/{number}', 'readRevision', 'A revision as it was saved'),
  method: 'get',
  request: { params: documentId.extend({ number }) },
  responses: { 200: answered('The revision.', wholeRevision), ...refusals },
});
const compare = createRoute({
  ...needs('documents.read'),
  ...described('compare', 'compareRevisions', 'What differs between two revisions, field by field'),
  method: 'get',
  request: { params: documentId, query: z.object({ from: number, to: number }) },
  responses: { 200: answered('The differences.', comparison), ...refusals },
});
const restore = createRoute({
  ...needs('documents.write'),
  ...described('restore', 'restoreRevision', 'Saves an old revision again as the newest'),
  method: 'post',
  request: {
    params: documentId,
    ...sent(z.strictObject({ revision: z.int().min(1), basedOn: z.int().min(1).optional() }), {
      revision: 1,
    }),
  },
  responses: {
    200: answered('It was saved.', savedShape),
    ...refusals,
    ...refused({ 409: 'It is in the trash, or another revision was saved meanwhile.' }),
  },
});

export function revisionRoutes(deps: DocumentDeps): JsonRoutes {
  const { db } = deps;
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const { id } = context.req.valid('param');
    await findDocument(db, id);
    const rows = await listRevisions(db, id);
    const live = await listPublications(db, id);
    const names = await findActorNames(
      db,
      rows.map(({ savedBy }) => savedBy),
    );
    const liveIn = (revision: number): Language[] =>
      live.filter((each) => each.revision === revision).map(({ language }) => language);
    const items = rows.map((row) => ({
      number: row.number,
      savedAt: row.savedAt.toISOString(),
      savedBy: { id: row.savedBy, name: names.get(row.savedBy) ?? null },
      live: liveIn(row.number),
    }));
    return context.json({ items }, 200);
  });
  routes.openapi(read, async (context) => {
    const { id, number: input } = context.req.valid('param');
    const row = await findRevision(db, id, input);
    const names = await findActorNames(db, [row.savedBy]);
    return context.json(
      {
        number: row.number,
        savedAt: row.savedAt.toISOString(),
        savedBy: { id: row.savedBy, name: names.get(row.savedBy) ?? null },
        slug: row.slug,
        facts: recordOf(row.facts),
        texts: textsOf(row.texts),
      },
      200,
    );
  });
  routes.openapi(compare, async (context) => {
    const { id } = context.req.valid('param');
    const { from, to } = context.req.valid('query');
    const [before, after] = [await findRevision(db, id, from), await findRevision(db, id, to)];
    const changes = compareRevisions(before, after).map((change) =>
      typeof change.before === 'string' && typeof change.after === 'string'
        ? { ...change, words: wordDifference(change.before, change.after) }
        : change,
    );
    return context.json({ from, to, changes }, 200);
  });
  routes.openapi(restore, async (context) => {
    const { id } = context.req.valid('param');
    const input = context.req.valid('json');
    const { kind, latestRevision } = await findDocument(db, id);
    const { revision } = await run(deps, context.var.caller, deps.kinds[kind].restoreRevision, {
      documentId: id,
      revision: input.revision,
      basedOn: input.basedOn ?? latestRevision,
    });
    return context.json({ id, revision }, 200, { etag: entityTag(revision) });
  });
  return routes;
}
