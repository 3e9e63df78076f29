import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Caller } from '#platform/http/caller.ts';
import { jsonRoutes } from '#platform/http/json-routes.ts';
import { problemOf } from '#platform/http/problem.ts';
import { insertMessage, insertNext } from '#platform/messages/insert-message.writes.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { insertReceived } from '#platform/messages/received-messages.writes.ts';
import { test } from '#platform/testing/test.ts';
import { messageMonthRoutes } from './months.api.ts';
import { budgetWarning } from './months.rules.ts';

const phone = '+8801812345678';

function openMonths(deps: CommandDeps) {
  const put = (at: string, channel: Channel, became: Partial<typeof messages.$inferInsert>) =>
    deps.db.transaction(async (tx) => {
      const id = await insertMessage(tx, new Date(at), {
        event: 'payment.received',
        channel,
        toAddress: channel === 'email' ? 'salma@mail.example' : phone,
        language: 'en',
        text: 'We have your money.',
        subject: '',
        html: '',
      });
      const [row] = await tx.update(messages).set(became).where(eq(messages.id, id)).returning();
      if (row === undefined) {
        throw new Error('The message is gone.');
      }
      return row;
    });
  const ask = async (query = '', ...permissions: string[]) => {
    const caller: Caller = {
      id: 'user:karim',
      uid: 'karim',
      email: 'karim@example.com',
      emailVerified: true,
      role: 'manager',
      sessionId: crypto.randomUUID(),
      signedInAt: deps.clock.now(),
      permissions: new Set(permissions.length === 0 ? ['messages.read'] : permissions),
    };
    const office = jsonRoutes();
    office.use(async (context, next) => {
      context.set('caller', caller);
      await next();
    });
    office.route('/', messageMonthRoutes(deps));
    office.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
    const response = await office.request(`/messages/months${query}`);
    return { status: response.status, body: await response.json() };
  };
  return { put, ask };
}

/** What stands of a month in which only this happened by a channel. */
const only = (channel: Channel, counts: object) => ({
  channel,
  out: 0,
  sent: 0,
  arrived: channel === 'whatsapp' ? 0 : null,
  failed: 0,
  in: 0,
  cost: 0,
  ...counts,
});

describe('the report of messages', () => {
  test('counts what went, arrived, failed and came in, by month of Dhaka and channel, and what it cost', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-15T06:00:00Z');
    const { put, ask } = openMonths(deps);
    // Half past eleven in the evening of the last of November, and half past midnight an hour later.
    await put('2026-11-30T17:30:00Z', 'sms', {
      state: 'sent',
      sentAt: new Date('2026-11-30T17:31:00Z'),
      cost: 35,
    });
    await put('2026-11-30T18:30:00Z', 'sms', {
      state: 'sent',
      sentAt: new Date('2026-11-30T18:31:00Z'),
      cost: 70,
    });
    // Written in November, sent in December: it is of the month whose budget it used.
    await put('2026-11-30T17:40:00Z', 'sms', {
      state: 'sent',
      sentAt: new Date('2026-12-01T02:00:00Z'),
      cost: 35,
    });
    for (const state of ['sent', 'delivered', 'read'] as const) {
      await put('2026-12-02T06:00:00Z', 'whatsapp', {
        state,
        sentAt: new Date('2026-12-02T06:00:01Z'),
        cost: 90,
      });
    }
    await put('2026-12-03T06:00:00Z', 'email', { state: 'sent', sentAt: new Date('2026-12-03T06:00:01Z') });
    await put('2026-12-03T06:00:00Z', 'email', { state: 'dead', attempts: 3 });
    await put('2026-12-03T06:00:00Z', 'email', { state: 'failed', attempts: 3 });
    await put('2026-12-03T06:00:00Z', 'email', { state: 'stopped' });
    await put('2026-12-03T06:00:00Z', 'email', { state: 'waiting' });
    await deps.db.transaction((tx) =>
      insertReceived(tx, new Date('2026-12-04T06:00:00Z'), {
        about: null,
        from: phone,
        text: 'When do we leave?',
        language: 'en',
        reference: 'wamid.1',
      }),
    );
    expect(await ask()).toEqual({
      status: 200,
      body: {
        months: [
          {
            month: '2026-12',
            channels: [
              only('whatsapp', { out: 3, sent: 3, arrived: 2, in: 1, cost: 270 }),
              only('sms', { out: 2, sent: 2, cost: 105 }),
              only('email', { out: 4, sent: 1, failed: 2 }),
            ],
            cost: 375,
          },
          { month: '2026-11', channels: [only('sms', { out: 1, sent: 1, cost: 35 })], cost: 35 },
        ],
        budget: 5_000_00,
        spent: 375,
        warning: null,
      },
    });
    const { body } = await ask('?months=1');
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2026-12']);
  });

  test('counts what went on by another channel once, where it went', async ({ deps, clock }) => {
    clock.set('2026-12-15T06:00:00Z');
    const { put, ask } = openMonths(deps);
    const failed = await put('2026-12-02T06:00:00Z', 'whatsapp', { state: 'failed', thenBy: ['sms'] });
    await deps.db.transaction((tx) => insertNext(tx, failed, new Date('2026-12-02T06:02:00Z')));
    await deps.db
      .update(messages)
      .set({ state: 'sent', sentAt: new Date('2026-12-02T06:02:01Z'), cost: 35 })
      .where(eq(messages.again, failed.id));
    const { body } = await ask();
    expect(body.months).toEqual([
      {
        month: '2026-12',
        channels: [only('whatsapp', {}), only('sms', { out: 1, sent: 1, cost: 35 })],
        cost: 35,
      },
    ]);
  });

  test('goes so many months back over a year’s end, and is for who reads messages', async ({
    deps,
    clock,
  }) => {
    clock.set('2027-01-31T19:00:00Z');
    const { put, ask } = openMonths(deps);
    // The first of February in Dhaka: three months are February, January and December.
    await put('2026-11-30T17:59:59Z', 'sms', { state: 'sent', sentAt: new Date('2026-11-30T17:59:59Z') });
    await put('2026-11-30T18:00:00Z', 'sms', { state: 'sent', sentAt: new Date('2026-11-30T18:00:00Z') });
    const { body } = await ask('?months=3');
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2026-12']);
    expect((await ask('?months=0')).status).toBe(400);
    expect((await ask('', 'orders.read')).status).toBe(403);
  });
});

test('the office is warned when four fifths of the budget are spent, and when no message has room in it', () => {
  const set = { ...defaultMessageSettings, budget: 1_000 };
  expect([0, 799, 800, 965, 966, 2_000].map((spent) => budgetWarning(set, spent))).toEqual([
    undefined,
    undefined,
    'nearly',
    'nearly',
    'spent',
    'spent',
  ]);
  const free = { ...set, prices: { smsPart: 0, whatsappUtility: 0, whatsappMarketing: 0 } };
  expect([999, 1_000].map((spent) => budgetWarning(free, spent))).toEqual(['nearly', 'spent']);
  expect(budgetWarning({ ...set, budget: 0 }, 0)).toBe('spent');
});
