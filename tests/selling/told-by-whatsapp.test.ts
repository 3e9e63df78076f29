import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { enquiries, enquiryMessages } from '#features/enquiries/enquiries.table.ts';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { withoutWhatsapp } from '#platform/messages/delivery.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';
import { openWhatsapp } from './whatsapp-of-test.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;
const onlyPhone = { name: 'Salma Begum', phone: '01812-345678' };
const number = '8801812345678';
const all = { seesContacts: true, seesAccounts: true };

let transfers = 0;
const pay = (deps: CommandDeps, orderId: string, amount: number) => {
  transfers += 1;
  const outside = `9K70LM2Q${String(transfers).padStart(2, '0')}`;
  return run(deps, amina, takePayment, { orderId, amount, method: 'bkash', outside, key: aKey() });
};
const thread = async ({ db }: CommandDeps, order: string) =>
  (await listMessages(db, messageQuery.parse({ order }), all)).items;
const byEvent = async (deps: CommandDeps, order: string, event: string) =>
  (await thread(deps, order)).filter((each) => each.event === event);

describe.each(['en', 'bn'] as const)(
  'where WhatsApp is set up, a customer is told by its templates (%s)',
  (language) => {
    test('and staff see that it arrived and was read', async ({ deps, clock }) => {
      clock.set('2026-12-01T06:00:00Z');
      const whatsapp = await openWhatsapp(deps);
      const { id, token } = await sell(deps, { language, contact: onlyPhone });
      await pay(deps, id, taka(10_000));
      await whatsapp.send();
      const received = (await whatsapp.taken()).find(({ message }) =>
        JSON.stringify(message).includes('payment_received'),
      );
      expect(received).toMatchObject({
        to: number,
        message: {
          type: 'template',
          template: { name: `payment_received_${language}`, language: { code: language } },
        },
      });
      const said = JSON.stringify(received?.message);
      expect(said).toContain(language === 'en' ? '10,000' : '১০,০০০');
      expect(said).toContain(`${language === 'en' ? '' : 'bn/'}orders/${token}`);
      expect(said).not.toContain(deps.siteUrl);
      for (const state of ['sent', 'delivered', 'read']) {
        await whatsapp.say({ kind: 'status', id: received?.id, state });
      }
      expect(await byEvent(deps, id, 'payment.received')).toMatchObject([
        { channel: 'whatsapp', state: 'read', cost: 90, error: null },
      ]);
    });
  },
);

test('a number that isn’t on WhatsApp is told by SMS at once, and by SMS alone the next time', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const whatsapp = await openWhatsapp(deps);
  whatsapp.set({ badNumbers: [number] });
  const { id } = await sell(deps, { contact: onlyPhone });
  await whatsapp.send();
  expect(
    (await byEvent(deps, id, 'order.quoted')).map(({ channel, state, code }) => [channel, state, code]),
  ).toEqual(
    expect.arrayContaining([
      ['whatsapp', 'failed', 'not-on-whatsapp'],
      ['sms', 'waiting', null],
    ]),
  );
  await pay(deps, id, taka(10_000));
  expect((await byEvent(deps, id, 'payment.received')).map(({ channel }) => channel)).toEqual(['sms']);
});

describe('who has chosen WhatsApp alone', () => {
  const sellTo = async (deps: CommandDeps) => {
    const { id } = await sell(deps, { contact: onlyPhone });
    await deps.db
      .update(orders)
      .set({ channels: ['whatsapp'] })
      .where(eq(orders.id, id));
    await pay(deps, id, taka(10_000));
    const told = () => byEvent(deps, id, 'payment.received');
    return async () => (await told()).map(({ channel, state }) => [channel, state]).sort();
  };

  test('is told by SMS while it isn’t set up', async ({ deps, clock }) => {
    clock.set('2026-12-01T06:00:00Z');
    const told = await sellTo(deps);
    expect(await told()).toEqual([['sms', 'waiting']]);
  });

  test('is told by it where it reaches them, and by SMS where it doesn’t', async ({ deps, clock }) => {
    clock.set('2026-12-01T06:00:00Z');
    const whatsapp = await openWhatsapp(deps);
    const told = await sellTo(deps);
    await whatsapp.send();
    expect(await told()).toEqual([['whatsapp', 'sent']]);
    clock.set('2026-12-01T07:00:00Z');
    whatsapp.set({ badNumbers: [number] });
    const again = await sellTo(deps);
    await whatsapp.send();
    expect(await again()).toEqual([
      ['sms', 'waiting'],
      ['whatsapp', 'failed'],
    ]);
    const next = await sellTo(deps);
    expect(await next()).toEqual([['sms', 'waiting']]);
  });
});

test('what WhatsApp took and then couldn’t deliver goes by SMS, costs nothing, and a late report changes nothing', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const whatsapp = await openWhatsapp(deps);
  const { id } = await sell(deps, { contact: onlyPhone });
  await whatsapp.send();
  const [{ id: reference } = { id: '' }] = await whatsapp.taken();
  for (const state of ['failed', 'failed', 'sent']) {
    expect(await whatsapp.say({ kind: 'status', id: reference, state, code: 131_026 })).toMatchObject({
      status: 200,
    });
  }
  const told = await byEvent(deps, id, 'order.quoted');
  expect(told.map(({ channel, state, cost }) => [channel, state, cost]).sort()).toEqual([
    ['sms', 'waiting', 0],
    ['whatsapp', 'failed', 0],
  ]);
});

test('reports in any order leave the furthest, also of a message whose answer was lost', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const whatsapp = await openWhatsapp(deps);
  whatsapp.set({ answers: 'cut' });
  const { id } = await sell(deps, { contact: onlyPhone });
  await whatsapp.send();
  const [{ id: reference } = { id: '' }] = await whatsapp.taken();
  for (const state of ['read', 'sent', 'delivered', 'failed']) {
    await whatsapp.say({ kind: 'status', id: reference, state });
  }
  const told = await byEvent(deps, id, 'order.quoted');
  // The SMS that was to go in its stead isn't needed any more.
  expect(told.map(({ channel, state }) => [channel, state]).sort()).toEqual([
    ['sms', 'stopped'],
    ['whatsapp', 'read'],
  ]);
});

test('what a customer writes lands at their open order, once, and a call with another signature changes nothing', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const whatsapp = await openWhatsapp(deps);
  const { id } = await sell(deps, { contact: onlyPhone });
  whatsapp.set({ twice: true });
  const once = await whatsapp.say({ kind: 'message', from: number, text: 'কবে টাকা দেব?' });
  expect(once).toMatchObject({ status: 200 });
  whatsapp.set({ wrongSignature: true });
  expect(await whatsapp.say({ kind: 'message', from: number, text: 'Forged' })).toMatchObject({
    status: 401,
  });
  const received = (await thread(deps, id)).filter(({ direction }) => direction === 'in');
  expect(received).toMatchObject([
    { channel: 'whatsapp', state: 'received', text: 'কবে টাকা দেব?', from: `+${number}`, to: '' },
  ]);
  expect(await deps.db.$count(enquiries)).toBe(0);
});

test('who has nothing open begins an enquiry, and what they write next belongs to it', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const whatsapp = await openWhatsapp(deps);
  await sell(deps, { contact: { ...onlyPhone, phone: '01911-223344' } });
  await whatsapp.say({ kind: 'message', from: number, text: 'থাইল্যান্ডের ভিসা লাগবে' });
  await whatsapp.say({ kind: 'message', from: number, text: 'দুজন যাব' });
  const made = await deps.db.select().from(enquiries);
  expect(made).toMatchObject([
    {
      source: 'whatsapp',
      replyBy: 'whatsapp',
      phone: `+${number}`,
      name: 'Practice',
      language: 'bn',
      state: 'new',
    },
  ]);
  const added = await deps.db.select().from(enquiryMessages);
  expect(added.map(({ via, body }) => [via, body])).toEqual([['whatsapp', 'দুজন যাব']]);
});

describe('who writes STOP', () => {
  test('hears of money, not of reminders', async ({ deps, clock }) => {
    clock.set('2026-12-01T06:00:00Z');
    const whatsapp = await openWhatsapp(deps);
    const { id } = await sell(deps, { contact: onlyPhone });
    await whatsapp.say({ kind: 'message', from: number, text: 'Stop.' });
    await pay(deps, id, taka(10_000));
    const second = await sell(deps, { contact: onlyPhone });
    expect((await byEvent(deps, id, 'payment.received')).map(({ state }) => state)).toEqual(['waiting']);
    expect((await byEvent(deps, second.id, 'order.quoted')).map(({ state }) => state)).toEqual(['stopped']);
    await whatsapp.say({ kind: 'message', from: number, text: 'চালু' });
    const third = await sell(deps, { contact: onlyPhone });
    expect((await byEvent(deps, third.id, 'order.quoted')).map(({ state }) => state)).toEqual(['waiting']);
    expect(await deps.db.$count(enquiries)).toBe(0);
  });
});

test('what was queued for WhatsApp goes by SMS when WhatsApp is taken out of the settings', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  await openWhatsapp(deps);
  const { id } = await sell(deps, { contact: onlyPhone });
  const logger = pino({ level: 'silent' });
  const job = sendMessagesJob(
    { ...deps, logger, settings: findMessageSettings },
    'whatsapp',
    withoutWhatsapp,
  );
  await job.run(new AbortController().signal);
  const told = await byEvent(deps, id, 'order.quoted');
  expect(told.map(({ channel, state, code }) => [channel, state, code]).sort()).toEqual([
    ['sms', 'waiting', null],
    ['whatsapp', 'failed', 'not-set-up'],
  ]);
});
