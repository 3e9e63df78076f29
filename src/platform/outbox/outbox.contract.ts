import { z } from 'zod';

/** So many tasks are listed; the total says how many more there are. */
export const maxTasksListed = 100;

/** Tasks that have failed for days. What each is about stays inside: the payload can name people. */
export const deadTasks = z.object({
  items: z.array(
    z
      .object({
        id: z.uuid(),
        topic: z.string().meta({ description: 'What is to be done, such as `private-files.remove`.' }),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime().meta({ description: 'When what made it necessary was saved.' }),
      })
      .meta({ id: 'DeadTask' }),
  ),
  total: z.int(),
});
export type DeadTasks = z.output<typeof deadTasks>;

export const oneTask = z.strictObject({ id: z.uuid() });

export const manyTasks = z.object({ count: z.int() }).meta({ id: 'TaskCount' });
