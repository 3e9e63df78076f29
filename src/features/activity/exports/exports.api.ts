import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { recentRefusals, refused, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { noteExport } from './exports.commands.ts';
import { newExport } from './exports.contract.ts';

const note = createRoute({
  ...needs('lists.export'),
  method: 'post',
  path: '/exports',
  operationId: 'noteExport',
  tags: ['Activity'],
  summary: 'Notes in the log that a list is taken out as a file; the office does so before it saves one',
  request: sent(newExport, { list: 'fares', rows: 42 }),
  responses: { 204: { description: 'It is in the log.' }, ...refused(recentRefusals) },
});

/** Exports that the office makes in the browser. */
export const exportRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(note, async (context) => {
    await run(deps, context.var.caller, noteExport, context.req.valid('json'));
    return context.body(null, 204);
  });
