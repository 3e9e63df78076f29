import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { sendByHand } from '#features/messages/by-hand/by-hand.commands.ts';
import { listTemplates, previewMessage } from '#features/messages/by-hand/templates.queries.ts';
import { openMessageFile } from '#features/messages/files/files.commands.ts';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { whatsappTasks } from '#features/messages/whatsapp/media.jobs.ts';
import { fetchMediaTopic } from '#features/messages/whatsapp/whatsapp.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { test } from '#platform/testing/test.ts';
import { memoryStorage } from '../office/office.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { openWhatsapp } from './whatsapp-of-test.ts';

const boss = staff('boss', 'manager');
const onlyPhone = { name: 'Salma Begum', phone: '01812-345678' };
const number = '8801812345678';
const all = { seesContacts: true, seesAccounts: true };
const noon = '2026-12-01T06:00:00Z';

const byHand = (deps: CommandDeps, id: string, given: object) =>
  run(deps, boss, sendByHand, { kind: 'order', id, channel: 'sms', key: aKey(), ...given });
const text = async ({ db }: CommandDeps, id: string) => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
};

test('staff send a text of their own, a reply template and an event, in the customer’s language', async ({
  deps,
}) => {
  const { id } = await sell(deps, { contact: onlyPhone, language: 'bn' });
  const own = await byHand(deps, id, { text: 'বাস ছাড়বে ৯টায়।' });
  expect(await text(deps, own.id)).toMatchObject({
    event: 'staff.text',
    text: 'বাস ছাড়বে ৯টায়।',
    parts: 1,
    aboutId: id,
  });
  const template = await byHand(deps, id, { template: 'thanks' });
  expect((await text(deps, template.id))?.text).toMatch(/[\u0980-\u09ff]/);
  expect((await text(deps, template.id))?.text).not.toMatch(/[{}]/);
  const event = await byHand(deps, id, { template: 'order.quoted' });
  expect(await text(deps, event.id)).toMatchObject({
    event: 'order.quoted',
    channel: 'sms',
    state: 'waiting',
  });
  for (const template of ['payment.received', 'no-such']) {
    await expect(byHand(deps, id, { template })).rejects.toMatchObject({ code: 'messages.not-written' });
  }
  await expect(byHand(deps, id, { text: 'x', channel: 'email' })).rejects.toMatchObject({
    code: 'messages.no-address',
    fields: [{ path: 'channel' }],
  });
  await expect(byHand(deps, id, {})).rejects.toMatchObject({ code: 'input.invalid' });
});

test('what was told once can be sent again as it was, also by another way', async ({ deps, clock }) => {
  clock.set(noon);
  const { id, token } = await sell(deps, { contact: onlyPhone });
  await payCash(deps, id, 5_000_00);
  const { id: sent } = await byHand(deps, id, { template: 'payment.received' });
  const told = await text(deps, sent);
  expect(told).toMatchObject({ event: 'payment.received', channel: 'sms', parts: 1 });
  expect(told?.text).toMatch(/^Shofor: We received Tk 5,000 .*\/orders\//);
  expect(told?.text).toContain(token);
});

test('the same key sends once', async ({ deps }) => {
  const { id } = await sell(deps, { contact: onlyPhone });
  const key = aKey();
  const first = await byHand(deps, id, { text: 'Come at nine.', key });
  expect(await byHand(deps, id, { text: 'Come at nine.', key })).toEqual(first);
  expect(await deps.db.$count(messages, eq(messages.event, 'staff.text'))).toBe(1);
});

describe('by WhatsApp', () => {
  test('a free text goes only to who has written within 24 hours; a template always', async ({
    deps,
    clock,
  }) => {
    clock.set(noon);
    const whatsapp = await openWhatsapp(deps);
    const { id } = await sell(deps, { contact: onlyPhone });
    const byWhatsapp = (given: object) => byHand(deps, id, { channel: 'whatsapp', ...given });
    await expect(byWhatsapp({ text: 'Hello' })).rejects.toMatchObject({ code: 'messages.window' });
    await byWhatsapp({ template: 'order.quoted' });
    await whatsapp.say({ kind: 'message', from: number, text: 'Hello?' });
    await byWhatsapp({ text: 'We are here.' });
    await whatsapp.send();
    const taken = await whatsapp.taken();
    expect(taken.map(({ message }) => message.type).sort()).toEqual(['template', 'template', 'text']);
    clock.set('2026-12-02T06:00:01Z');
    await expect(byWhatsapp({ text: 'Hello' })).rejects.toMatchObject({ code: 'messages.window' });
  });

  test('where it is not set up, or after STOP, it says so', async ({ deps, clock }) => {
    clock.set(noon);
    const { id } = await sell(deps, { contact: onlyPhone });
    await expect(byHand(deps, id, { channel: 'whatsapp', template: 'order.quoted' })).rejects.toMatchObject({
      code: 'messages.no-whatsapp',
    });
    const whatsapp = await openWhatsapp(deps);
    await whatsapp.say({ kind: 'message', from: number, text: 'STOP' });
    clock.set('2026-12-03T06:00:00Z');
    await expect(byHand(deps, id, { text: 'Offers!' })).rejects.toMatchObject({ code: 'messages.stopped' });
  });

  test('a picture that a customer sends is a private file of its message, and opening it is in the log', async ({
    deps,
    clock,
  }) => {
    clock.set(noon);
    const whatsapp = await openWhatsapp(deps);
    const { id } = await sell(deps, { contact: onlyPhone });
    const bytes = Buffer.from('%PDF-1.7\na slip\n%%EOF\n');
    const media = { mime: 'application/pdf', name: 'slip.pdf', base64: bytes.toString('base64') };
    await whatsapp.say({ kind: 'message', from: number, media });
    const [task] = await deps.db.select().from(outbox).where(eq(outbox.topic, fetchMediaTopic));
    const files = {
      ...deps,
      storage: memoryStorage(),
      dataKey: deps.dataKey ?? Buffer.alloc(32),
      whatsapp: whatsapp.port,
    };
    const fetch = () => whatsappTasks(files)[fetchMediaTopic]?.(task?.payload);
    whatsapp.set({ answers: 'error', only: ['file'] });
    await expect(fetch()).rejects.toThrow();
    whatsapp.set({ answers: 'normal', only: [] });
    await fetch();
    // A task may run twice.
    await fetch();
    const { items } = await listMessages(deps.db, messageQuery.parse({ order: id, direction: 'in' }), all);
    expect(items).toMatchObject([{ text: '', files: [{}] }]);
    const [{ id: messageId = '', files: [{ id: fileId = '' } = {}] = [] } = {}] = items;
    const file = await run(deps, boss, openMessageFile, { id: messageId, fileId });
    expect(file).toMatchObject({ name: 'slip.pdf', mediaType: 'application/pdf', bytes: bytes.length });
    expect(await deps.db.$count(privateFiles)).toBe(1);
    expect(await deps.db.$count(activity, eq(activity.action, 'messages.open-file'))).toBe(1);
  });
});

test('a preview says how a text would go and what it costs', async ({ deps }) => {
  await sell(deps, {});
  const preview = (given: Parameters<typeof previewMessage>[2]) =>
    previewMessage(deps.db, deps.siteUrl, given);
  expect(await preview({ text: 'Hello €', language: 'en' })).toEqual({
    text: 'Hello €',
    encoding: 'gsm7',
    units: 8,
    parts: 1,
    cost: 35,
  });
  expect(await preview({ text: 'ক'.repeat(71), language: 'bn' })).toMatchObject({
    encoding: 'ucs2',
    parts: 2,
    cost: 70,
  });
  const facts = { sum: 'Tk 500', reference: 'SF-1', rest: 'Tk 1' };
  const event = await preview({ event: 'payment.received', language: 'en', facts });
  expect(event.text).toContain('We received Tk 500 for order SF-1. Still due: Tk 1.');
  expect(event.text).toContain(`${deps.siteUrl}/orders/`);
  const { items } = await listTemplates(deps.db);
  expect(items.find(({ name }) => name === 'payment.reminder')).toMatchObject({
    kind: 'event',
    about: ['order'],
  });
  expect(items.find(({ name }) => name === 'thanks')).toMatchObject({ kind: 'reply' });
});
