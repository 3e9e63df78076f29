import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import { remindHold } from '../seats/ending-holds.commands.ts';
import { listEndingHolds } from '../seats/ending-holds.queries.ts';
import { completeOrder, lapseOrder, remindOrder } from './lifecycle.commands.ts';
import { listCompleted, listLapsing, listReminding } from './lifecycle.queries.ts';
import { reminderDay } from './lifecycle.rules.ts';

const tender = { id: 'system:orders', permissions: new Set(['orders.tend']) } as const;

/**
 * The job that looks after orders, every minute: quotes lapse, journeys that are over complete their order, and customers are
 * reminded.
 */
export function tendOrdersJob(deps: CommandDeps): Job {
  const { db, clock } = deps;
  const works = [
    { command: lapseOrder, list: () => listLapsing(db, dhakaDate(clock.now())) },
    { command: completeOrder, list: () => listCompleted(db, dhakaDate(clock.now())) },
    { command: remindOrder, list: () => listReminding(db, reminderDay(clock.now())) },
    { command: remindHold, list: () => listEndingHolds(db) },
  ];
  return tendingJob(
    { name: 'orders', everySeconds: 60, failed: (count) => `${count} orders could not be tended.` },
    works.map(({ command, list }) => ({ list, tend: (id) => run(deps, tender, command, { id }) })),
  );
}

/** One run of it. @throws AggregateError of the faults of single orders; the others are done */
export const tendOrders = (deps: CommandDeps): Promise<void> =>
  tendOrdersJob(deps).run(new AbortController().signal);
