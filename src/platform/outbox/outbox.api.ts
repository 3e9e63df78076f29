import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '../command/command.ts';
import { refused, usualRefusals } from '../http/described.ts';
import { needs } from '../http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { reads } from '../http/reads.ts';
import { type OperationsOf, routes } from '../http/routes.ts';
import { writes } from '../http/writes.ts';
import { discardTask, retryDeadTasks, retryTask } from './outbox.commands.ts';
import { deadTasks, oneTask } from './outbox.contract.ts';
import { listDeadTasks } from './outbox.queries.ts';

const tag = 'Outbox';

/** What couldn't be done after a commit, for the office. */
export const outboxRoutes = routes(tag, [
  reads(
    'GET /outbox/dead',
    {
      permission: 'outbox.read',
      id: 'listDeadTasks',
      summary: 'Tasks after a save, such as deleting a file, that have failed for three days',
      answer: 'The oldest first.',
      output: deadTasks,
    },
    (_, { db }) => listDeadTasks(db),
  ),
  // Before the routes of one task: `dead` is no task's id.
  writes('POST /outbox/dead/retry', retryDeadTasks, {
    id: 'retryDeadTasks',
    summary: 'Tries all failed tasks again',
    input: () => ({}),
    answer: 'How many wait again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof outboxRoutes> {}
}

const act = (name: 'retry' | 'discard', operationId: string, summary: string, done: string) =>
  createRoute({
    ...needs('outbox.write'),
    method: 'post',
    path: `/outbox/{id}/${name}`,
    operationId,
    tags: [tag],
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

/** What is done with one task. */
export const oneTaskRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(retry, async (context) => {
      await run(deps, context.var.caller, retryTask, context.req.valid('param'));
      return context.body(null, 204);
    })
    .openapi(discard, async (context) => {
      await run(deps, context.var.caller, discardTask, context.req.valid('param'));
      return context.body(null, 204);
    });
