import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { openFares } from '../selling/fare-world.ts';
import { aKey } from '../selling/sales.ts';
import { openLeft } from './apply-again.ts';

const hourMs = 3_600_000;
const numbers = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));

test('a fare that ended with the first ticket given back goes on, and staff are alarmed; one that all gave back stays ended', async () => {
  const { deps, clock, apply } = await openLeft();
  const { id, sold, issue, staff } = await openFares(deps);
  const limit = new Date(Date.now() + 48 * hourMs);
  await sold({ timeLimit: limit.toISOString() });
  const giveBack = (...passengers: number[]) =>
    staff('POST', `/fares/${id}/tickets/give-back`, {
      how: 'void',
      passengers,
      penalty: 0,
      charge: 0,
      reason: 'She fell ill.',
      key: aKey(),
    });
  const state = async () => (await staff('GET', `/fares/${id}`)).body.state;
  const apart = '0065_fares_ended_too_early.sql';
  const endedBefore = () =>
    deps.db.update(fareRequests).set({ endedAt: clock.now() }).where(eq(fareRequests.enquiryId, id));

  await issue(numbers.slice(0, 1));
  expect((await giveBack(0)).status).toBe(200);
  // As the version before left it: the two others have no tickets yet.
  await endedBefore();
  clock.set(new Date(limit.getTime() - 20 * hourMs).toISOString());
  expect([await state(), await alarmJob(deps).isDue()]).toEqual(['ended', false]);
  await apply(apart);
  expect(await state()).toBe('accepted');
  await alarmJob(deps).run(new AbortController().signal);
  expect(await deps.db.$count(messages, isLetter('fare.alarm'))).toBe(1);

  // The same while another passenger flies.
  await issue([
    { ...numbers[1], passenger: 1 },
    { ...numbers[2], passenger: 2 },
  ]);
  await giveBack(1);
  await endedBefore();
  await apply(apart);
  expect(await state()).toBe('ticketed');
  expect((await giveBack(2)).status).toBe(200);
  await apply(apart);
  expect(await state()).toBe('ended');
});
