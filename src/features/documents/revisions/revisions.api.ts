import { createRoute, z } from '@hono/zod-openapi';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { run } from '#platform/command/command.ts';
import { compareRevisions } from '#platform/compare.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { entityTag } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import type { Language } from '#platform/language.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { documentId, savedShape } from '../documents.contract.ts';
import { findDocument, listPublications, listRevisions, recordOf, textsOf } from '../documents.queries.ts';
import { comparison, revisionList, wholeRevision } from './revisions.contract.ts';
import { findRevision } from './revisions.queries.ts';
import { wordDifference } from './word-difference.rules.ts';

const tag = 'Revisions';
const number = z.coerce.number().int().min(1).max(1_000_000);
const refusals = { 404: 'There is no such document or revision.' };

/** The revisions of documents, for the office. */
export const revisionRoutes = routes(tag, [
  reads(
    'GET /documents/{id}/revisions',
    {
      permission: 'documents.read',
      id: 'listRevisions',
      summary: 'The revisions of a document, the newest first',
      answer: 'At most 500 of them.',
      output: revisionList,
      refusals,
    },
    async ({ id }, { db }) => {
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
      return { items };
    },
  ),
  reads(
    'GET /documents/{id}/compare',
    {
      permission: 'documents.read',
      id: 'compareRevisions',
      summary: 'What differs between two revisions, field by field',
      query: z.object({ from: number, to: number }),
      answer: 'The differences.',
      output: comparison,
      refusals,
    },
    async ({ id, from, to }, { db }) => {
      const [before, after] = [await findRevision(db, id, from), await findRevision(db, id, to)];
      const changes = compareRevisions(before, after).map((change) =>
        typeof change.before === 'string' && typeof change.after === 'string'
          ? { ...change, words: wordDifference(change.before, change.after) }
          : change,
      );
      return { from, to, changes };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof revisionRoutes> {}
}

const read = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/documents/{id}/revisions/{number}',
  operationId: 'readRevision',
  tags: [tag],
  summary: 'A revision as it was saved',
  request: { params: documentId.extend({ number }) },
  responses: {
    200: answered('The revision.', wholeRevision),
    ...refused({ ...usualRefusals, ...refusals }),
  },
});
const restore = createRoute({
  ...needs('documents.write'),
  method: 'post',
  path: '/documents/{id}/restore',
  operationId: 'restoreRevision',
  tags: [tag],
  summary: 'Saves an old revision again as the newest',
  request: {
    params: documentId,
    ...sent(z.strictObject({ revision: z.int().min(1), basedOn: z.int().min(1).optional() }), {
      revision: 1,
    }),
  },
  responses: {
    200: answered('It was saved.', savedShape),
    ...refused({
      ...usualRefusals,
      ...refusals,
      409: 'It is in the trash, or another revision was saved meanwhile.',
    }),
  },
});

/** One revision by its number, and its return, which is a command of the document's kind. */
export function oneRevisionRoutes(deps: DocumentDeps): JsonRoutes {
  const { db } = deps;
  const mounted = jsonRoutes();
  mounted.openapi(read, async (context) => {
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
  mounted.openapi(restore, async (context) => {
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
  return mounted;
}
