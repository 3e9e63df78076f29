import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '../command/command.ts';
import { answered, refused, usualRefusals } from '../http/described.ts';
import { needs } from '../http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { dropMail, sendDeadMailAgain, sendMailAgain } from './mail.commands.ts';
import { mailList, mailQuery, manyMails, oneMail } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

const tags = ['Mail'];

const list = createRoute({
  ...needs('mail.read'),
  method: 'get',
  path: '/mail',
  operationId: 'listMail',
  tags,
  summary: 'Mail in every state, newest first',
  request: { query: mailQuery },
  responses: { 200: answered('A page of the list.', mailList), ...refused(usualRefusals) },
});

/** Actions on one mail, posted to `/mail/{id}/<name>`. */
const act = <const Name extends string>(
  name: Name,
  operationId: string,
  summary: string,
  done: string,
  conflict: string,
) =>
  createRoute({
    ...needs('mail.write'),
    method: 'post',
    path: `/mail/{id}/${name}`,
    operationId,
    tags,
    summary,
    request: { params: oneMail },
    responses: {
      204: { description: done },
      ...refused({ ...usualRefusals, 404: 'There is no such mail.', 409: conflict }),
    },
  });

const again = act(
  'again',
  'sendMailAgain',
  'Sends a mail again that was given up',
  'It waits to be sent.',
  'It waits, or has been sent.',
);
const drop = act(
  'drop',
  'dropMail',
  'Gives a mail up: nothing is tried any more',
  'It was given up.',
  'It has been sent, or was given up before.',
);

const deadAgain = createRoute({
  ...needs('mail.write'),
  method: 'post',
  path: '/mail/dead/again',
  operationId: 'sendDeadMailAgain',
  tags,
  summary: 'Retries all failed mail',
  responses: { 200: answered('How many were queued again.', manyMails), ...refused(usualRefusals) },
});

/** The outbox, for the office. */
export function mailRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await listMail(deps.db, context.req.valid('query')), 200);
  });
  // Before the routes of one mail: `dead` is no mail's id.
  routes.openapi(deadAgain, async (context) =>
    context.json(await run(deps, context.var.caller, sendDeadMailAgain, {}), 200),
  );
  routes.openapi(again, async (context) => {
    await run(deps, context.var.caller, sendMailAgain, context.req.valid('param'));
    return context.body(null, 204);
  });
  routes.openapi(drop, async (context) => {
    await run(deps, context.var.caller, dropMail, context.req.valid('param'));
    return context.body(null, 204);
  });
  return routes;
}
