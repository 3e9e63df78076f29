import { asc, eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import { sendBatch, stopMessages } from '#features/messages/batches/batches.commands.ts';
import { findBatch } from '#features/messages/batches/batches.queries.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, payCash, staff } from './sales.ts';

const boss = staff('boss', 'manager');
const none = '00000000-0000-4000-8000-000000000000';

/** A departure that three parties have paid for, the second in Bangla, and one that has only asked. */
async function aboard(deps: CommandDeps, clock: TestClock) {
  const world = await openBookings(deps);
  const ids: string[] = [];
  for (const [place, language] of (['en', 'bn', 'en', 'en'] as const).entries()) {
    clock.set(`2026-12-01T06:0${place}:00Z`);
    const contact = { name: `Salma ${place}`, phone: `0181234567${place}`, reply: 'phone' as const };
    const { token } = await world.book({ language, contact }, `192.0.2.${place}`);
    const id = await orderIdOf(deps, token);
    if (place < 3) {
      await payCash(deps, id, 1_000_00);
    }
    ids.push(id);
  }
  return { departure: world.departure, ids };
}

const toMany = (deps: CommandDeps, given: object) =>
  run(deps, boss, sendBatch, {
    id: none,
    channel: 'sms',
    text: 'The bus leaves at nine.',
    key: aKey(),
    ...given,
  });
const batchOf = (answer: object) =>
  'batch' in answer && typeof answer.batch === 'string' ? answer.batch : '';

test('all who have paid for a departure are told, first who booked first; a preview sends nothing', async ({
  deps,
  clock,
}) => {
  const { departure, ids } = await aboard(deps, clock);
  const preview = { id: departure, preview: true, key: undefined };
  expect(await toMany(deps, preview)).toEqual({ count: 3, parts: 3, cost: 105 });
  expect(await deps.db.$count(messages, isNotNull(messages.batch))).toBe(0);
  const batch = batchOf(await toMany(deps, { id: departure }));
  const rows = await deps.db
    .select()
    .from(messages)
    .where(eq(messages.batch, batch))
    .orderBy(asc(messages.nextAttemptAt));
  expect(rows.map(({ aboutId }) => aboutId)).toEqual(ids.slice(0, 3));
  expect(await findBatch(deps.db, batch)).toEqual({ state: 'running', sent: 0, failed: 0, left: 3 });
  await expect(toMany(deps, {})).rejects.toMatchObject({ code: 'messages.nobody' });
  await expect(toMany(deps, { id: departure, key: undefined })).rejects.toMatchObject({
    code: 'input.invalid',
  });
});

test('what is left of a batch can be stopped, and says how far it came', async ({ deps, clock }) => {
  const { departure } = await aboard(deps, clock);
  // Only what staff send goes out here.
  await deps.db.update(messages).set({ state: 'sent' });
  const batch = batchOf(await toMany(deps, { id: departure, template: 'thanks', text: undefined }));
  clock.set('2026-12-01T06:05:00Z');
  const given: string[] = [];
  const outcomes = ['taken', 'refused'] as const;
  const job = sendMessagesJob(
    { ...deps, logger: pino({ level: 'silent' }), settings: findMessageSettings },
    'sms',
    {
      knowsOurId: false,
      deliver: async ({ toAddress }) => {
        const kind = outcomes[given.length] ?? 'taken';
        given.push(toAddress);
        if (given.length === 2) {
          await run(deps, boss, stopMessages, { batch });
        }
        return kind === 'taken' ? { kind } : { kind, why: 'No such number.', code: 'bad-number' };
      },
    },
  );
  await job.run(new AbortController().signal);
  expect(given).toEqual(['+8801812345670', '+8801812345671']);
  const state = await findBatch(deps.db, batch);
  expect(state).toMatchObject({ state: 'stopped', sent: 1 });
  // A second time changes nothing.
  await run(deps, boss, stopMessages, { batch });
  expect(await findBatch(deps.db, batch)).toEqual(state);
  await expect(run(deps, boss, stopMessages, { batch: none })).rejects.toMatchObject({
    code: 'messages.no-batch',
  });
});
