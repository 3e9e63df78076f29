import { createRoute } from '@hono/zod-openapi';
import { run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { entityTag } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { documentId, savedShape } from '../documents.contract.ts';
import { findDocument } from '../documents.queries.ts';
import { duplicateRequest } from './duplicate.contract.ts';

const duplicate = createRoute({
  ...needs('documents.write'),
  method: 'post',
  path: '/documents/{id}/duplicate',
  operationId: 'duplicateDocument',
  tags: ['Documents'],
  summary: 'Copies the newest revision of a document into a new draft',
  request: {
    params: documentId,
    ...sent(duplicateRequest, { id: '0d4f4f4e-6a0b-4a52-9d5b-6f3f0f3f8a21' }),
  },
  responses: {
    201: answered('It was copied; the first revision of the copy is 1.', savedShape),
    ...refused({
      ...usualRefusals,
      404: 'There is no such document.',
      409: 'It is in the trash, or it was copied before.',
    }),
  },
});

export function duplicateRoutes(deps: DocumentDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(duplicate, async (context) => {
    const from = context.req.valid('param').id;
    const { id = crypto.randomUUID() } = context.req.valid('json');
    const { kind } = await findDocument(deps.db, from);
    const target = { documentId: id, from };
    const { revision } = await run(deps, context.var.caller, deps.kinds[kind].duplicate, target);
    return context.json({ id, revision }, 201, {
      etag: entityTag(revision),
      location: `/api/documents/${id}`,
    });
  });
  return routes;
}
