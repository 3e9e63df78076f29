import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import { manyTasks, oneTask } from './outbox.contract.ts';
import { outbox } from './outbox.table.ts';
import { announceTasks } from './outbox.ts';

const permission = 'outbox.write';
const subjectKind = 'outbox';
const refusals = { 404: 'There is no such task, or it waits for its next try.' };

const dead = (id: string) => and(eq(outbox.id, id), eq(outbox.state, 'dead'));
const waitsAgain = (now: Date) => ({ state: 'waiting' as const, attempts: 0, nextAttemptAt: now });
const notDead = () =>
  new Failure('not-found', 'outbox.not-found', 'There is no such task, or it waits for its next try.');

/** Has a task tried again that was given up. @throws Failure `outbox.not-found` for one that isn't dead */
export const retryTask = command({
  name: 'outbox.retry',
  permission,
  input: oneTask,
  refusals,
  run: async ({ tx, now, log }, { id }) => {
    const [task] = await tx
      .update(outbox)
      .set(waitsAgain(now))
      .where(dead(id))
      .returning({ topic: outbox.topic });
    if (!task) {
      throw notDead();
    }
    await announceTasks(tx);
    log({ subjectKind, subjectId: id, difference: task });
  },
});

/** Has all tasks tried again that were given up, for instance after a bucket was mended. @returns how many */
export const retryDeadTasks = command({
  name: 'outbox.retry-dead',
  permission,
  input: z.strictObject({}),
  output: manyTasks,
  run: async ({ tx, now, log }) => {
    const tasks = await tx
      .update(outbox)
      .set(waitsAgain(now))
      .where(eq(outbox.state, 'dead'))
      .returning({ id: outbox.id, topic: outbox.topic });
    if (tasks.length > 0) {
      await announceTasks(tx);
    }
    for (const { id, topic } of tasks) {
      log({ subjectKind, subjectId: id, difference: { topic } });
    }
    return { count: tasks.length };
  },
});

/**
 * Deletes a task that can't be done any more; what it was about stays in the log.
 * @throws Failure `outbox.not-found` for one that isn't dead
 */
export const discardTask = command({
  name: 'outbox.discard',
  permission,
  input: oneTask,
  refusals,
  run: async ({ tx, log }, { id }) => {
    const { topic, payload, lastError } = outbox;
    const [task] = await tx.delete(outbox).where(dead(id)).returning({ topic, payload, lastError });
    if (!task) {
      throw notDead();
    }
    log({ subjectKind, subjectId: id, difference: task });
  },
});
