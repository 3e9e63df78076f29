import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import { remindHold } from '../seats/ending-holds.commands.ts';
import { listEndingHolds } from '../seats/ending-holds.queries.ts';
import { completeOrder, lapseOrder, remindOrder } from './lifecycle.commands.ts';
import { listCompleted, listLapsing, listReminding } from './lifecycle.queries.ts';
import { reminderDay } from './lifecycle.rules.ts';

const tender = { id: 'system:orders', permissions: new Set(['orders.tend']) } as const;

const works = [
  { command: lapseOrder, list: ({ db }: CommandDeps, now: Date) => listLapsing(db, dhakaDate(now)) },
  { command: completeOrder, list: ({ db }: CommandDeps, now: Date) => listCompleted(db, dhakaDate(now)) },
  { command: remindOrder, list: ({ db }: CommandDeps, now: Date) => listReminding(db, reminderDay(now)) },
  { command: remindHold, list: ({ db }: CommandDeps) => listEndingHolds(db) },
];

/**
 * Does what orders need on a day without anybody: quotes lapse, journeys that are over complete their order, and customers
 * are reminded. Each order is its own transaction, which checks again; safe in several processes.
 * @throws AggregateError of the faults of single orders; the others are done, and these are tried again.
 */
export async function tendOrders(deps: CommandDeps, signal?: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  for (const { command, list } of works) {
    for (const { id } of await list(deps, deps.clock.now())) {
      if (signal?.aborted) {
        return;
      }
      try {
        await run(deps, tender, command, { id });
      } catch (cause) {
        faults.push(cause);
      }
    }
  }
  if (faults.length > 0) {
    throw new AggregateError(faults, `${faults.length} orders could not be tended.`);
  }
}

/** The job that looks after orders, every minute. */
export function tendOrdersJob(deps: CommandDeps): Job {
  return {
    name: 'orders',
    everySeconds: 60,
    isDue: async () => {
      const now = deps.clock.now();
      for (const { list } of works) {
        if ((await list(deps, now)).length > 0) {
          return true;
        }
      }
      return false;
    },
    run: (signal) => tendOrders(deps, signal),
  };
}
