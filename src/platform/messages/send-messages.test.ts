import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import type { CommandDeps } from '../command/command.ts';
import { insertMessage, type NewMessage } from './insert-message.writes.ts';
import { defaultMessageSettings, type MessageSettings } from './message-settings.contract.ts';
import { afterSending, type Channel, type Outcome, quietUntil } from './messages.rules.ts';
import { messages } from './messages.table.ts';
import { sendMessagesJob } from './send-messages.ts';

const logger = pino({ level: 'silent' });

const sms: NewMessage & { readonly channel: Channel } = {
  event: 'payment.received',
  channel: 'sms',
  toAddress: '+8801711223344',
  language: 'en',
  subject: '',
  html: '',
  text: 'Shofor: We received Tk 500.',
  parts: 1,
};

/** An outbox, a provider that answers as told, and a clock that is put on. */
function openOutbox({ db }: Pick<CommandDeps, 'db'>, start: string) {
  let now = new Date(start);
  let settings: MessageSettings = defaultMessageSettings;
  let answer: (id: string) => Outcome = () => ({ kind: 'taken' });
  const sent: string[] = [];
  const jobOf = (channel: Channel, knowsOurId: boolean) =>
    sendMessagesJob({ db, clock: { now: () => now }, logger, settings: async () => settings }, channel, {
      knowsOurId,
      deliver: async ({ id }) => {
        sent.push(id);
        return answer(id);
      },
    });
  const jobs = new Map<string, ReturnType<typeof jobOf>>();
  return {
    sent,
    put: (change: Partial<NewMessage> = {}) =>
      db.transaction((tx) => insertMessage(tx, now, { ...sms, ...change })),
    answers: (next: Outcome) => {
      answer = () => next;
    },
    set: (change: Partial<MessageSettings>) => {
      settings = { ...settings, ...change };
    },
    /** Puts the clock on, and has the job of a channel look. */
    run: async (minutes = 0, channel: Channel = 'sms', knowsOurId = false) => {
      now = new Date(now.getTime() + minutes * 60_000);
      const name = `${channel} ${knowsOurId}`;
      const job = jobs.get(name) ?? jobOf(channel, knowsOurId);
      jobs.set(name, job);
      if (await job.isDue()) {
        await job.run(new AbortController().signal);
      }
    },
    rows: () => db.select().from(messages).orderBy(messages.createdAt, messages.channel),
  };
}

describe('the night', () => {
  test('lets wait what can wait, until the morning; seats that are held, and e-mail, go at once', async ({
    deps,
  }) => {
    // Half past ten in the evening in Dhaka.
    const box = openOutbox(deps, '2026-12-01T16:30:00Z');
    const waits = await box.put();
    const urgent = await box.put({ event: 'order.held' });
    const letter = await box.put({ channel: 'email', toAddress: 'salma@mail.example', html: '<p>Hello</p>' });
    await box.run();
    await box.run(0, 'email');
    expect(box.sent).toEqual([urgent, letter]);
    // Also over a clock that jumps to shortly before eight.
    await box.run(9 * 60 + 29);
    expect(box.sent).not.toContain(waits);
    await box.run(1);
    expect(box.sent).toContain(waits);
  });

  test('ends at its hour whether or not it goes over midnight', () => {
    const night = { quietFrom: '22:00', quietUntil: '08:00' };
    const until = (moment: string, hours = night) => quietUntil(new Date(moment), hours)?.toISOString();
    expect(until('2026-12-01T15:59:59Z')).toBeUndefined();
    expect(until('2026-12-01T16:00:00Z')).toBe('2026-12-02T02:00:00.000Z');
    expect(until('2026-12-02T01:59:59Z')).toBe('2026-12-02T02:00:00.000Z');
    expect(until('2026-12-02T02:00:00Z')).toBeUndefined();
    const noon = { quietFrom: '12:00', quietUntil: '13:30' };
    expect(until('2026-12-01T06:30:00Z', noon)).toBe('2026-12-01T07:30:00.000Z');
    expect(until('2026-12-01T16:30:00Z', noon)).toBeUndefined();
    const never = { quietFrom: '08:00', quietUntil: '08:00' };
    expect(until('2026-12-02T02:00:00Z', never)).toBeUndefined();
  });
});

test('a month’s budget keeps back what can wait, until it is raised or the next month begins', async ({
  deps,
}) => {
  const box = openOutbox(deps, '2026-12-01T04:00:00Z');
  box.set({ budget: 100, prices: { ...defaultMessageSettings.prices, smsPart: 35 } });
  await box.put({ parts: 2 });
  await box.run(1);
  const late = await box.put();
  await box.put({ event: 'waiting.offer' });
  await box.run(1);
  const rows = await box.rows();
  expect(rows.map(({ event, state, cost }) => [event, state, cost])).toEqual(
    expect.arrayContaining([
      ['payment.received', 'sent', 70],
      ['payment.received', 'waiting', 0],
      ['waiting.offer', 'sent', 35],
    ]),
  );
  box.set({ budget: 140 });
  await box.run(15);
  expect(box.sent).toContain(late);
  const january = await box.put();
  await box.run(1);
  expect(box.sent).not.toContain(january);
  // The first of January, at ten in Dhaka.
  await box.run(31 * 24 * 60);
  expect(box.sent).toContain(january);
});

describe('a provider that gives no usable answer', () => {
  test('and knows our id gets the message again, under the same id', async ({ deps }) => {
    const box = openOutbox(deps, '2026-12-01T04:00:00Z');
    const id = await box.put();
    box.answers({ kind: 'unknown', why: 'It hung up.' });
    await box.run(0, 'sms', true);
    box.answers({ kind: 'taken', reference: '77' });
    await box.run(1, 'sms', true);
    expect(box.sent).toEqual([id, id]);
    expect(await box.rows()).toMatchObject([{ state: 'sent', reference: '77', attempts: 2 }]);
  });

  test('and doesn’t know it gets the message once: staff see that it may have arrived', async ({ deps }) => {
    const box = openOutbox(deps, '2026-12-01T04:00:00Z');
    const id = await box.put();
    box.answers({ kind: 'unknown', why: 'It hung up.' });
    await box.run();
    await box.run(600);
    expect(box.sent).toEqual([id]);
    expect(await box.rows()).toMatchObject([{ state: 'dead', lastError: 'It hung up.' }]);
  });
});

describe('a message that one channel doesn’t take', () => {
  const whatsapp: Partial<NewMessage> = { channel: 'whatsapp', thenBy: ['sms'], parts: null };

  test('goes by the next at once when it is refused', async ({ deps }) => {
    const box = openOutbox(deps, '2026-12-01T04:00:00Z');
    const first = await box.put(whatsapp);
    box.answers({ kind: 'refused', why: 'Not on WhatsApp.' });
    await box.run(0, 'whatsapp');
    box.answers({ kind: 'taken' });
    await box.run();
    const rows = await box.rows();
    expect(rows.map(({ channel, state, again, cost }) => [channel, state, again, cost])).toEqual([
      ['sms', 'sent', first, 35],
      ['whatsapp', 'failed', null, 0],
    ]);
  });

  test('goes by the next within three minutes when the channel is away, however many wait there', async ({
    deps,
  }) => {
    const box = openOutbox(deps, '2026-12-01T04:00:00Z');
    for (let place = 0; place < 30; place += 1) {
      await box.put(whatsapp);
    }
    box.answers({ kind: 'away', why: 'The token is over.' });
    for (let half = 0; half < 6; half += 1) {
      await box.run(0.5, 'whatsapp');
    }
    const states = (await box.rows()).map(({ channel, state }) => `${channel} ${state}`);
    expect(states.filter((each) => each === 'whatsapp failed')).toHaveLength(30);
    expect(states.filter((each) => each === 'sms waiting')).toHaveLength(30);
  });

  test('never waits longer than the patience while another is left, and is dead when none is', () => {
    const createdAt = new Date('2026-12-01T04:00:00Z');
    const stateAfter = (outcome: Outcome, thenBy: readonly Channel[], minutes: number, attempts = 3) =>
      afterSending(
        { channel: 'sms', attempts, createdAt, thenBy },
        outcome,
        new Date(createdAt.getTime() + minutes * 60_000),
        true,
      ).state;
    for (const kind of ['later', 'away', 'unknown'] as const) {
      expect(stateAfter({ kind, why: '' }, ['email'], 1)).toBe('waiting');
      expect(stateAfter({ kind, why: '' }, ['email'], 2)).toBe('failed');
      expect(stateAfter({ kind, why: '' }, [], 2)).toBe('waiting');
    }
    expect(stateAfter({ kind: 'refused', why: '' }, [], 0)).toBe('dead');
    expect(stateAfter({ kind: 'later', why: '' }, [], 2000, 99)).toBe('dead');
  });
});
