import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '../command/command.ts';
import { refused, usualRefusals } from '../http/described.ts';
import { needs } from '../http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { reads } from '../http/reads.ts';
import { type OperationsOf, routes } from '../http/routes.ts';
import { writes } from '../http/writes.ts';
import { dropMail, sendDeadMailAgain, sendMailAgain } from './mail.commands.ts';
import { mailList, mailQuery, oneMail } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

const tag = 'Mail';

/** The outbox, for the office. */
export const mailRoutes = routes(tag, [
  reads(
    'GET /mail',
    {
      permission: 'mail.read',
      id: 'listMail',
      summary: 'Mail in every state, newest first',
      query: mailQuery,
      answer: 'A page of the list.',
      output: mailList,
    },
    (query, { db }) => listMail(db, query),
  ),
  // Before the routes of one mail: `dead` is no mail's id.
  writes('POST /mail/dead/again', sendDeadMailAgain, {
    id: 'sendDeadMailAgain',
    summary: 'Retries all failed mail',
    input: () => ({}),
    answer: 'How many were queued again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof mailRoutes> {}
}

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
    tags: [tag],
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

/** What is done with one mail. */
export const oneMailRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(again, async (context) => {
      await run(deps, context.var.caller, sendMailAgain, context.req.valid('param'));
      return context.body(null, 204);
    })
    .openapi(drop, async (context) => {
      await run(deps, context.var.caller, dropMail, context.req.valid('param'));
      return context.body(null, 204);
    });
