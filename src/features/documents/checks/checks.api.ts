import { createRoute, z } from '@hono/zod-openapi';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { documentId } from '../documents.contract.ts';
import { findDocument } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { checkResult } from './checks.contract.ts';
import { checkContent } from './checks.queries.ts';
import { inWords, stopping } from './checks.rules.ts';

const read = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/documents/{id}/checks',
  operationId: 'checkDocument',
  tags: ['Documents'],
  summary: 'Problems of a revision to fix before publishing, blocking ones first',
  request: {
    params: documentId,
    query: z.object({
      revision: z.coerce.number().int().min(1).optional().openapi({ description: 'Absent: the newest.' }),
    }),
  },
  responses: {
    200: answered('The checks that found something.', checkResult),
    ...refused({ ...usualRefusals, 404: 'There is no such document or revision.' }),
  },
});

export function checkRoutes({ db, clock, kinds }: DocumentDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(read, async (context) => {
    const { id } = context.req.valid('param');
    const { kind, latestRevision } = await findDocument(db, id);
    const revision = context.req.valid('query').revision ?? latestRevision;
    const content = await findRevision(db, id, revision);
    const faults = await checkContent(db, kinds[kind], content, clock.now());
    const may = (language: 'en' | 'bn') => stopping(faults, language).length === 0;
    return context.json(
      { revision, items: faults.map(inWords), canPublish: { en: may('en'), bn: may('bn') } },
      200,
    );
  });
  return routes;
}
