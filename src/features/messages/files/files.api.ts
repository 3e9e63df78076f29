import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { openMessageFile } from './files.commands.ts';

const openRoute = createRoute({
  ...needs('messages.read'),
  method: 'get',
  path: '/messages/{id}/files/{fileId}',
  operationId: 'openMessageFile',
  tags: ['Messages'],
  summary: 'A picture or paper that a customer sent; that it was opened, and by whom, is in the log',
  request: { params: z.object({ id: z.uuid(), fileId: z.uuid() }) },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({
      ...usualRefusals,
      404: 'There is no such message, or it has no such file.',
      409: 'It was encrypted with a key that is no longer there.',
    }),
  },
});

/** What customers sent with their messages, for the office. */
export function messageFileRoutes(deps: CommandDeps & FileDeps): JsonRoutes {
  return jsonRoutes().openapi(openRoute, async (context) =>
    fileResponse(deps, await run(deps, context.var.caller, openMessageFile, context.req.valid('param'))),
  );
}
