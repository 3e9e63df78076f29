import { expect } from 'vitest';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { insertReceived } from '#platform/messages/received-messages.writes.ts';
import { test } from '#platform/testing/test.ts';
import { sell } from '../selling/sales.ts';
import { homeOf } from './home.ts';

const from = '+8801812345678';

test('Home shows what customers wrote about their orders, until somebody answers', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  const { id, reference } = await sell(deps, { contact: { name: 'Salma Begum', phone: from } });
  const home = homeOf(deps, 'clerk');
  expect(await home.group('answers')).toMatchObject({ total: 0, rows: [] });
  const about = { kind: 'order' as const, id };
  clock.set('2026-12-01T06:05:00Z');
  await deps.db.transaction((tx) =>
    insertReceived(tx, clock.now(), { about, from, text: 'When?', language: 'en', reference: 'wamid.1' }),
  );
  expect(await home.group('answers')).toMatchObject({
    total: 1,
    rows: [
      {
        path: `/dashboard/orders/${id}`,
        what: { en: reference },
        why: 'came',
        customer: { name: 'Salma Begum' },
      },
    ],
  });
  clock.set('2026-12-01T06:10:00Z');
  await deps.db.transaction((tx) =>
    insertMessage(tx, clock.now(), {
      event: 'staff.text',
      channel: 'whatsapp',
      toAddress: from,
      language: 'en',
      subject: '',
      html: '',
      text: 'At nine.',
      aboutKind: about.kind,
      aboutId: id,
    }),
  );
  expect(await home.group('answers')).toMatchObject({ total: 0 });
});

test('Home warns of the month’s budget for messages from four fifths on, and when it is spent', async ({
  deps,
  clock,
}) => {
  clock.set('2026-12-01T06:00:00Z');
  await sell(deps, { contact: { name: 'Salma Begum', phone: from } });
  const home = homeOf(deps, 'clerk');
  const spend = async (cost: number) => {
    await deps.db.update(messages).set({ state: 'sent', sentAt: clock.now(), cost });
    const { total, rows } = await home.group('letters');
    return [total, ...rows.map(({ why, sum }) => `${why} ${sum}`)];
  };
  expect(await spend(3_999_00)).toEqual([0]);
  expect(await spend(4_000_00)).toEqual([1, 'budget-nearly 400000']);
  expect(await spend(5_000_00)).toEqual([1, 'budget-spent 500000']);
});
