import { reads } from '../http/reads.ts';
import { type OperationsOf, routes } from '../http/routes.ts';
import { writes } from '../http/writes.ts';
import { discardTask, retryDeadTasks, retryTask } from './outbox.commands.ts';
import { deadTasks } from './outbox.contract.ts';
import { listDeadTasks } from './outbox.queries.ts';

/** What couldn't be done after a commit, for the office. */
export const outboxRoutes = routes('Outbox', [
  reads(
    'GET /outbox/dead',
    {
      permission: 'outbox.read',
      id: 'listDeadTasks',
      summary: 'Tasks after a save, such as deleting a file, that have failed for three days',
      answer: 'The failed tasks, the oldest first.',
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
  writes('POST /outbox/{id}/retry', retryTask, {
    id: 'retryTask',
    summary: 'Tries a failed task again',
    status: 204,
    answer: 'It waits to be done.',
  }),
  writes('POST /outbox/{id}/discard', discardTask, {
    id: 'discardTask',
    summary: 'Discards a failed task for good',
    status: 204,
    answer: 'It is gone; the log has it.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof outboxRoutes> {}
}
