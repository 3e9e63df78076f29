import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '../command/command.ts';
import { answered, refused, usualRefusals } from '../http/described.ts';
import { needs } from '../http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { sendMailAgain } from './mail.commands.ts';
import { mailList, mailQuestion, oneMail } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

const list = createRoute({
  ...needs('mail.read'),
  method: 'get',
  path: '/mail',
  operationId: 'listMail',
  tags: ['Mail'],
  summary: 'Mail that was sent, waits, or was given up; newest first',
  request: { query: mailQuestion },
  responses: { 200: answered('A page of the list.', mailList), ...refused(usualRefusals) },
});

const again = createRoute({
  ...needs('mail.write'),
  method: 'post',
  path: '/mail/{id}/again',
  operationId: 'sendMailAgain',
  tags: ['Mail'],
  summary: 'Sends a mail again that was given up',
  request: { params: oneMail },
  responses: {
    204: { description: 'It waits to be sent.' },
    ...refused({ ...usualRefusals, 404: 'There is no such mail.', 409: 'It waits, or has been sent.' }),
  },
});

/** The office's view of the outbox. */
export function mailRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await listMail(deps.db, context.req.valid('query')), 200);
  });
  routes.openapi(again, async (context) => {
    await run(deps, context.var.caller, sendMailAgain, context.req.valid('param'));
    return context.body(null, 204);
  });
  return routes;
}
