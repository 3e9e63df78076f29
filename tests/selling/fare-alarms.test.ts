import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { alarmStaff } from '#features/fares/alarms/alarms.commands.ts';
import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { dueAlarms } from '#features/fares/alarms/alarms.rules.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { openFares } from './fare-world.ts';
import { staff } from './sales.ts';

const hourMs = 3_600_000;
const never = new AbortController().signal;

/** An accepted fare with two days to its time limit, and what happens so many hours before it. */
async function openAlarms(deps: CommandDeps, clock: TestClock) {
  const world = await openFares(deps);
  const limit = new Date(Date.now() + 48 * hourMs);
  await world.sold({ timeLimit: limit.toISOString() });
  const letters = () =>
    deps.db.select().from(messages).where(isLetter('fare.alarm')).orderBy(messages.createdAt);
  /** Two processes look at the same time. @returns how many alarms staff have had by then */
  const at = async (hours: number) => {
    clock.set(new Date(limit.getTime() - hours * hourMs).toISOString());
    const jobs = [alarmJob(deps), alarmJob(deps)];
    await Promise.all(jobs.map((job) => job.run(never)));
    expect(await jobs[0]?.isDue()).toBe(false);
    return (await letters()).length;
  };
  return { ...world, limit, letters, at };
}

describe('staff are alarmed of a fare that was accepted and isn’t ticketed', () => {
  test('24, 6 and 1 hours before its time limit, once each', async ({ deps, clock }) => {
    const { id, at, letters } = await openAlarms(deps, clock);
    const seen: number[][] = [];
    for (const hours of [47, 24.1, 24, 23, 12, 6.1, 6, 5, 1.1, 1, 0.5, 0.1]) {
      seen.push([hours, await at(hours)]);
    }
    expect(seen).toEqual([
      [47, 0],
      [24.1, 0],
      [24, 1],
      [23, 1],
      [12, 1],
      [6.1, 1],
      [6, 2],
      [5, 2],
      [1.1, 2],
      [1, 3],
      [0.5, 3],
      [0.1, 3],
    ]);
    const [first] = await letters();
    expect(first?.toAddress).toContain('@');
    expect(first?.text).toContain(`/dashboard/fares/${id}`);
    expect(first?.text).toContain('The airline keeps this fare');
    expect(first?.subject).toContain('Ticket by');
  });

  test('never twice by a clock that goes back, and once for all that a clock jumps over', async ({
    deps,
    clock,
  }) => {
    const { at } = await openAlarms(deps, clock);
    expect([await at(24), await at(30), await at(24), await at(23)]).toEqual([1, 1, 1, 1]);
    expect([await at(0.5), await at(6), await at(1), await at(24)]).toEqual([2, 2, 2, 2]);
  });

  test('when the program comes back after the time limit, and not after a day', async ({ deps, clock }) => {
    const { at, letters } = await openAlarms(deps, clock);
    expect(await at(-25)).toBe(0);
    expect([await at(-1), await at(-2)]).toEqual([1, 1]);
    const [late] = await letters();
    expect(late?.text).toContain('The airline’s time limit was');
    expect(late?.subject).toContain('Time limit over since');
  });

  test('not once it is ticketed, and not when its order is cancelled', async ({ deps, clock }) => {
    const { id, issue, at } = await openAlarms(deps, clock);
    await issue([{ number: '997-2400000001' }]);
    expect(await at(24)).toBe(1);
    await issue(['1', '2', '3'].map((last) => ({ number: `997-240000000${last}` })));
    expect(await at(6)).toBe(1);
    await deps.db.update(fareRequests).set({ ticketedAt: null }).where(eq(fareRequests.enquiryId, id));
    const [row] = await deps.db.select().from(fareRequests);
    await run(deps, staff('amina'), cancelOrder, {
      id: row?.orderId ?? '',
      reason: 'The customer fell ill.',
    });
    expect([await at(1), await at(0.5)]).toEqual([1, 1]);
    const tender = { id: 'system:fares', permissions: new Set(['orders.tend']) };
    await run(deps, tender, alarmStaff, { id });
    expect(await at(0.4)).toBe(1);
  });
});

test('of alarms that are due the nearest is given, and those before it never again', () => {
  const limit = new Date('2027-01-10T12:00:00Z');
  const due = (hours: number, ...given: number[]) =>
    dueAlarms(limit, new Date(limit.getTime() - hours * hourMs), given);
  expect(due(25)).toEqual([]);
  expect(due(24)).toEqual([24]);
  expect(due(0.5)).toEqual([1, 6, 24]);
  expect(due(0.5, 24)).toEqual([1, 6]);
  expect(due(5, 24, 6)).toEqual([]);
  expect(due(-24)).toEqual([]);
});
