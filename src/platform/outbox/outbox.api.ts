import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '../command/command.ts';
import { answered, refused, usualRefusals } from '../http/described.ts';
import { needs } from '../http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { discardTask, retryDeadTasks, retryTask } from './outbox.commands.ts';
import { deadTasks, manyTasks, oneTask } from './outbox.contract.ts';
import { listDeadTasks } from './outbox.queries.ts';

const tags = ['Outbox'];

const list = createRoute({
  ...needs('outbox.read'),
  method: 'get',
  path: '/outbox/dead',
  operationId: 'listDeadTasks',
  tags,
  summary: 'Tasks after a save, such as deleting a file, that have failed for three days',
  responses: { 200: answered('The oldest first.', deadTasks), ...refused(usualRefusals) },
});

const retryAll = createRoute({
  ...needs('outbox.write'),
  method: 'post',
  path: '/outbox/dead/retry',
  operationId: 'retryDeadTasks',
  tags,
  summary: 'Tries all failed tasks again',
  responses: { 200: answered('How many wait again.', manyTasks), ...refused(usualRefusals) },
});

const act = (name: 'retry' | 'discard', operationId: string, summary: string, done: string) =>
  createRoute({
    ...needs('outbox.write'),
    method: 'post',
    path: `/outbox/{id}/${name}`,
    operationId,
    tags,
    summary,
    request: { params: oneTask },
    responses: {
      204: { description: done },
      ...refused({ ...usualRefusals, 404: 'There is no such task, or it waits for its next try.' }),
    },
  });

const retry = act('retry', 'retryTask', 'Tries a failed task again', 'It waits to be done.');
const discard = act(
  'discard',
  'discardTask',
  'Discards a failed task for good',
  'It is gone; the log has it.',
);

/** What couldn't be done after a commit, for the office. */
export function outboxRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(list, async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await listDeadTasks(deps.db), 200);
    })
    .openapi(retryAll, async (context) =>
      context.json(await run(deps, context.var.caller, retryDeadTasks, {}), 200),
    )
    .openapi(retry, async (context) => {
      await run(deps, context.var.caller, retryTask, context.req.valid('param'));
      return context.body(null, 204);
    })
    .openapi(discard, async (context) => {
      await run(deps, context.var.caller, discardTask, context.req.valid('param'));
      return context.body(null, 204);
    });
}
