import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { acceptByLink, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { bySms } from '#platform/messages/delivery.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { serveSimulator } from '#platform/simulators/serve-simulator.gateway.ts';
import { openSms } from '#platform/sms/open-sms.gateway.ts';
import { simulateSms } from '#platform/sms/simulators/simulate-sms.gateway.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;
const onlyPhone = { name: 'Salma Begum', phone: '01812-345678' };
const all = { seesContacts: true, seesAccounts: true };

const inbox = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) });

/** SSL Wireless as it is simulated, and the job that sends by it. */
async function openProvider(deps: CommandDeps) {
  const { url, variables, close } = await serveSimulator((world) => simulateSms('sslwireless', world));
  onTestFinished(close);
  const { sms } = parseConfig({ ...variables });
  if (sms === undefined) {
    throw new Error('The simulator gave no variables.');
  }
  const job = sendMessagesJob(
    { ...deps, logger: pino({ level: 'silent' }), settings: findMessageSettings },
    'sms',
    bySms(openSms(sms)),
  );
  return {
    send: () => job.run(new AbortController().signal),
    arrived: async () => inbox.parse(await (await fetch(`${url}/control`)).json()).messages,
  };
}

const pay = (deps: CommandDeps, orderId: string, amount: number) =>
  run(deps, amina, takePayment, { orderId, amount, method: 'bkash', outside: '9K70LM2QXB', key: aKey() });

const thread = async ({ db }: CommandDeps, order: string) =>
  (await listMessages(db, messageQuery.parse({ order }), all)).items;

test('a customer without e-mail is told by SMS of their quote and their money, with the link to their page', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const provider = await openProvider(deps);
  const { id, token } = await sell(deps, { contact: onlyPhone });
  await pay(deps, id, taka(10_000));
  await provider.send();
  const arrived = await provider.arrived();
  expect(arrived.map(({ to }) => to)).toEqual(['8801812345678', '8801812345678']);
  const received = arrived.find(({ text }) => text.includes('received'))?.text ?? '';
  expect(received).toContain('Tk 10,000');
  expect(received).toContain('Still due: Tk 22,900');
  expect(received).toContain(`${deps.siteUrl}/orders/${token}`);
  expect(smsParts(received).encoding).toBe('gsm7');
  // Staff see it at the order: by which way, that it went, and what it cost.
  const seen = await thread(deps, id);
  expect(seen.find(({ event }) => event === 'payment.received')).toMatchObject({
    channel: 'sms',
    direction: 'out',
    to: '+8801812345678',
    state: 'sent',
    text: received,
    parts: 1,
    cost: 35,
    misdirected: false,
  });
});

test('who has an e-mail address is told both ways, and only as they chose when they did', async ({
  deps,
}) => {
  const both = await sell(deps, {});
  expect((await thread(deps, both.id)).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  await deps.db
    .update(orders)
    .set({ channels: ['email'] })
    .where(eq(orders.id, both.id));
  await pay(deps, both.id, taka(1_000));
  const money = (await thread(deps, both.id)).filter(({ event }) => event === 'payment.received');
  expect(money.map(({ channel }) => channel)).toEqual(['email']);
});

describe.each(['en', 'bn'] as const)('the short texts of an order in %s', (language) => {
  test('are two parts at most, and name the sum as its letter does', async ({ deps }) => {
    const { id, token } = await sell(deps, {
      language,
      contact: onlyPhone,
      plan: [
        { amount: taka(10_000), due: '2026-12-01' },
        { amount: taka(22_900), due: '2027-02-01' },
      ],
    });
    await run(deps, visitorActor, acceptByLink, { token });
    await pay(deps, id, taka(10_000));
    await run(deps, boss, cancelOrder, { id, reason: 'The visa was refused.' });
    const told = await deps.db.select().from(messages).where(eq(messages.channel, 'sms'));
    expect(new Set(told.map(({ event }) => event))).toEqual(
      new Set(['order.quoted', 'order.confirmed', 'payment.received', 'order.cancelled']),
    );
    for (const { text, event, parts } of told) {
      expect(smsParts(text).parts, `${event}: ${text}`).toBeLessThanOrEqual(2);
      expect(parts, event).toBe(smsParts(text).parts);
      expect(text, event).toContain('/orders/');
    }
    const received = told.find(({ event }) => event === 'payment.received')?.text ?? '';
    expect(received).toContain(language === 'en' ? 'Tk 10,000' : '৳১০,০০০');
  });
});

test('a practice order rings at nobody: its letter says what it is', async ({ deps }) => {
  const { id } = await sell(deps, {});
  await deps.db.update(orders).set({ practice: true }).where(eq(orders.id, id));
  await pay(deps, id, taka(1_000));
  const money = (await thread(deps, id)).filter(({ event }) => event === 'payment.received');
  expect(money.map(({ channel }) => channel)).toEqual(['email']);
});

test('forms of the site send only so many SMS to a number in a day, for it may be a stranger’s', async ({
  deps,
}) => {
  for (let place = 0; place < 9; place += 1) {
    await sell(deps, { contact: onlyPhone });
  }
  expect(await deps.db.$count(messages, eq(messages.channel, 'sms'))).toBe(6);
});
