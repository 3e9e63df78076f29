import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { documentId } from '../documents.contract.ts';
import { findDocument } from '../documents.queries.ts';
import { makePreviewLink } from './preview.commands.ts';
import { previewLink } from './preview.contract.ts';

const make = createRoute({
  ...needs('documents.read'),
  method: 'post',
  path: '/documents/{id}/preview',
  operationId: 'previewDocument',
  tags: ['Documents'],
  summary: 'Creates a preview link of a draft, public for a day',
  request: {
    params: documentId,
    ...sent(
      z.strictObject({
        language: z.enum(languages),
        revision: z.int().min(1).optional().openapi({ description: 'Absent: the newest.' }),
      }),
      { language: 'en' },
    ),
  },
  responses: {
    200: answered('The link.', previewLink),
    ...refused({
      ...usualRefusals,
      404: 'There is no such document or revision.',
      409: 'It is in the trash.',
      422: 'It is not written in this language.',
    }),
  },
});

export function previewLinkRoutes(deps: CommandDeps & { siteUrl: string }): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(make, async (context) => {
    const { id } = context.req.valid('param');
    const { language, revision } = context.req.valid('json');
    const { latestRevision } = await findDocument(deps.db, id);
    const { token, expiresAt } = await run(deps, context.var.caller, makePreviewLink, {
      documentId: id,
      language,
      revision: revision ?? latestRevision,
    });
    const url = `${deps.siteUrl}/preview/${token}`;
    return context.json({ url, expiresAt: expiresAt.toISOString() }, 200);
  });
  return routes;
}
