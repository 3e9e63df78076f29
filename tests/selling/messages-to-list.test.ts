import { asc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import { sendToList, stopMessages } from '#features/messages/batches/batches.commands.ts';
import { findBatch } from '#features/messages/batches/batches.queries.ts';
import { orderLines, orders, orderVersions } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messageStops, messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, type NewOrder, payCash, sell, staff } from './sales.ts';

const boss = staff('boss', 'manager');

const toList = (deps: CommandDeps, given: object, by = boss) =>
  run(deps, by, sendToList, { filter: {}, channel: 'sms', text: 'We are closed on Friday.', ...given });
const look = (deps: CommandDeps, given: object = {}) => toList(deps, { preview: true, ...given });
const send = (deps: CommandDeps, count: number, given: object = {}) =>
  toList(deps, { count, key: aKey(), ...given });
const batchOf = (answer: object) =>
  'batch' in answer && typeof answer.batch === 'string' ? answer.batch : '';
const sentIn = ({ db }: CommandDeps, batch: string) =>
  db.select().from(messages).where(eq(messages.batch, batch)).orderBy(asc(messages.nextAttemptAt));

let numbers = 0;
/** Sells to somebody new, by telephone alone. */
async function sellTo(deps: CommandDeps, changed: Partial<NewOrder> = {}) {
  numbers += 1;
  const phone = `018123${String(45_600 + numbers)}`;
  return (await sell(deps, { contact: { name: 'Salma Begum', phone }, ...changed })).id;
}
const contact = { name: 'Salma Begum', phone: '01711-222333' };

test('the orders that match are told, each in its own language with its own facts, first who ordered first', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const first = await sellTo(deps, { language: 'bn' });
  clock.set('2026-12-01T06:01:00Z');
  const second = await sellTo(deps);
  clock.set('2026-12-01T06:02:00Z');
  const paid = await sellTo(deps);
  await payCash(deps, paid, 10_000_00);
  const quoted = { filter: { state: 'quoted' }, template: 'order.quoted', text: undefined };
  const seen = await look(deps, quoted);
  expect(seen).toMatchObject({ count: 2, withoutAddress: 0 });
  expect(await deps.db.$count(messages, isNotNull(messages.batch))).toBe(0);
  const batch = batchOf(await send(deps, 2, quoted));
  const rows = await sentIn(deps, batch);
  expect(rows.map(({ aboutId, language }) => [aboutId, language])).toEqual([
    [first, 'bn'],
    [second, 'en'],
  ]);
  expect(rows[0]?.text).toMatch(/[\u0980-\u09ff]/);
  expect(rows[1]?.text).not.toMatch(/[\u0980-\u09ff]/);
  const references = await deps.db.select({ id: orders.id, reference: orders.reference }).from(orders);
  for (const { aboutId, text } of rows) {
    expect(text).toContain(references.find(({ id }) => id === aboutId)?.reference);
  }
  const parts = rows.reduce((sum, row) => sum + (row.parts ?? 0), 0);
  expect(seen).toEqual({ count: 2, parts, cost: parts * 35, withoutAddress: 0 });
});

test('the same words go to a number once, of however many orders; facts go for each', async ({ deps }) => {
  await sell(deps, { contact });
  await sell(deps, { contact });
  await sellTo(deps);
  expect(await look(deps)).toMatchObject({ count: 2 });
  expect(await look(deps, { template: 'order.quoted', text: undefined })).toMatchObject({ count: 3 });
  const rows = await sentIn(deps, batchOf(await send(deps, 2)));
  expect(new Set(rows.map(({ toAddress }) => toAddress)).size).toBe(2);
});

test('who has no address is counted apart; STOP, practice and what can’t be said of it are left out', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const stopped = await sellTo(deps);
  const practised = await sellTo(deps);
  await sellTo(deps);
  expect(await look(deps, { channel: 'email' })).toEqual({ count: 0, parts: 0, cost: 0, withoutAddress: 3 });
  const ofPractice = { practice: true, email: 'practice@mail.example' };
  await deps.db.update(orders).set(ofPractice).where(eq(orders.id, practised));
  expect(await look(deps, { channel: 'email' })).toMatchObject({ count: 0, withoutAddress: 2 });
  const [row] = await deps.db.select({ phone: orders.phone }).from(orders).where(eq(orders.id, stopped));
  await deps.db.insert(messageStops).values({ phone: row?.phone ?? '', at: clock.now() });
  expect(await look(deps)).toMatchObject({ count: 1, withoutAddress: 0 });
  expect(await look(deps, { template: 'review.asked', text: undefined })).toMatchObject({ count: 0 });
  await expect(send(deps, 0, { template: 'review.asked', text: undefined })).rejects.toMatchObject({
    code: 'messages.nobody-reached',
  });
});

describe('sending says to how many', () => {
  test('and is refused with what it would take now when others match since it was looked at', async ({
    deps,
  }) => {
    await sellTo(deps);
    expect(await look(deps)).toMatchObject({ count: 1 });
    await sellTo(deps);
    await expect(send(deps, 1)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'messages.list-changed',
      details: { count: 2, parts: 2, cost: 70, withoutAddress: 0 },
    });
    expect(await deps.db.$count(messages, isNotNull(messages.batch))).toBe(0);
    await expect(toList(deps, { key: aKey() })).rejects.toMatchObject({
      code: 'input.invalid',
      fields: [expect.objectContaining({ path: 'count' })],
    });
    await send(deps, 2);
  });

  test('with a key that sends once, also when others match by then; with other words it is refused', async ({
    deps,
  }) => {
    await sellTo(deps);
    const key = aKey();
    const first = await send(deps, 1, { key });
    await sellTo(deps);
    expect(await send(deps, 1, { key })).toEqual(first);
    expect(await deps.db.$count(messages, isNotNull(messages.batch))).toBe(1);
    await expect(send(deps, 1, { key, text: 'Others' })).rejects.toMatchObject({ code: 'key.used' });
  });
});

test('what is left can be stopped, as of a departure', async ({ deps }) => {
  await sellTo(deps);
  await sellTo(deps);
  const batch = batchOf(await send(deps, 2));
  expect(await findBatch(deps.db, batch)).toEqual({ state: 'running', sent: 0, failed: 0, left: 2 });
  await run(deps, boss, stopMessages, { batch });
  expect(await findBatch(deps.db, batch)).toEqual({ state: 'stopped', sent: 0, failed: 0, left: 2 });
});

/** So many orders as one that there is, each of its own customer. */
async function multiply({ db }: CommandDeps, id: string, times: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [version] = await db.select().from(orderVersions).where(eq(orderVersions.orderId, id));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  for (let at = 0; order && version && at < times; at += 250) {
    const ids = Array.from({ length: Math.min(250, times - at) }, () => crypto.randomUUID());
    await db.insert(orders).values(
      ids.map((each, place) => ({
        ...order,
        id: each,
        token: newToken(),
        reference: `${order.reference}-${at + place}`,
        phone: `+88018${String(10_000_000 + at + place)}`,
      })),
    );
    await db.insert(orderVersions).values(ids.map((orderId) => ({ ...version, orderId })));
    await db.insert(orderLines).values(ids.flatMap((orderId) => lines.map((line) => ({ ...line, orderId }))));
  }
}

test('at most 2,000 orders are written to at once', async ({ deps }) => {
  const id = await sellTo(deps);
  await multiply(deps, id, 1_999);
  expect(await look(deps)).toMatchObject({ count: 2_000 });
  await sellTo(deps);
  await expect(look(deps)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'messages.too-many',
    fields: [{ path: 'filter' }],
  });
});

test('only who writes messages and sees orders writes to a list', async ({ deps }) => {
  await sellTo(deps);
  const given = { preview: true };
  for (const role of ['editor', 'accountant'] as const) {
    await expect(toList(deps, given, staff('other', role)), role).rejects.toMatchObject({
      kind: 'forbidden',
    });
  }
  const blind = { ...boss, permissions: new Set(['messages.write']) };
  await expect(toList(deps, given, blind)).rejects.toMatchObject({ kind: 'forbidden' });
});
