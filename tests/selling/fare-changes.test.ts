import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { countToTicket } from '#features/fares/list/list-state.queries.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openFares } from './fare-world.ts';
import { aKey, payCash, staff as seller } from './sales.ts';

const total = 2 * 5_700_000 + 4_800_000;
const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
const reason = 'The customer fell ill.';

/** A ticketed fare of two adults and a child. */
async function openTicketed(deps: CommandDeps) {
  const world = await openFares(deps);
  const { token } = await world.sold();
  await world.issue(three);
  const { id, request, staff } = world;
  const change = (way: string, body: object) =>
    staff('POST', `/fares/${id}/tickets/${way}`, { reason, penalty: 0, charge: 0, key: aKey(), ...body });
  const order = async () => (await request('GET', `/visitor/orders/${token}`)).body;
  const read = async () => (await staff('GET', `/fares/${id}`)).body;
  const lines = async () =>
    (await order()).lines.map(({ charge, sum }: Record<string, unknown>) => [charge, sum]);
  return { ...world, token, change, order, read, lines };
}

describe('tickets that are given back', () => {
  test('take fare and taxes off the order, put penalty and charge on it, and what was paid beyond is owed', async ({
    deps,
  }) => {
    const { token, change, order, read, lines } = await openTicketed(deps);
    const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
    await payCash(deps, row?.id ?? '', total);
    const body = { how: 'refund', passengers: [1], penalty: 1_200_000, charge: 100_000 };
    const after = total - 5_500_000 + 1_300_000;
    const seen = await change('give-back', { ...body, preview: true });
    expect(seen.body, JSON.stringify(seen.body)).toMatchObject({
      before: total,
      total: after,
      back: 4_200_000,
    });
    expect((await order()).total).toBe(total);
    const key = aKey();
    const done = await change('give-back', { ...body, key });
    expect(done.body).toMatchObject({ state: 'applied', total: after, back: 4_200_000 });
    expect((await change('give-back', { ...body, key })).body).toEqual(done.body);
    expect(await order()).toMatchObject({ total: after, paid: total, money: 'overpaid' });
    expect(await lines()).toEqual([
      ['supplier', 4_000_000],
      ['official', 1_500_000],
      ['own', 400_000],
      ['supplier', 3_000_000],
      ['official', 1_600_000],
      ['own', 200_000],
      ['supplier', 1_200_000],
      ['fee', 100_000],
    ]);
    const { state, ticketing } = await read();
    expect(state).toBe('ticketed');
    expect(ticketing.passengers[1].tickets).toMatchObject([{ state: 'refunded' }]);
    expect((await change('give-back', body)).body).toMatchObject({
      code: 'fares.no-ticket',
      fields: [{ path: 'passengers.0' }],
    });
  });

  test('whose money is gone are refused by the preview as by the deed', async ({ deps }) => {
    const { token, change } = await openTicketed(deps);
    const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
    const spent = { note: 'Paid to the airline.', from: row?.current ?? 1 };
    await run(deps, seller('amina'), spendLine, { ...spent, id: row?.id ?? '', line: 0, spent: 8_000_000 });
    const body = { how: 'refund', passengers: [1], penalty: 0, charge: 0 };
    const answers = [await change('give-back', { ...body, preview: true }), await change('give-back', body)];
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(answers[0]?.body.code).toBe(answers[1]?.body.code);
  });

  test('end the request when they are all of them, and none of them can be issued anew', async ({ deps }) => {
    const { change, order, read, issue } = await openTicketed(deps);
    const all = { how: 'void', passengers: [0, 1, 2] };
    expect((await change('give-back', all)).body.total).toBe(600_000);
    expect((await read()).state).toBe('ended');
    expect((await order()).total).toBe(600_000);
    expect((await issue([{ number: '997-2400000009' }])).body.code).toBe('fares.ticket');
  });

  test('leave those waiting who have no ticket yet: the fare goes on until every one has given it back', async ({
    deps,
  }) => {
    const { sold, issue, staff, id } = await openFares(deps);
    await sold();
    await issue(three.slice(0, 1));
    const giveBack = (...passengers: number[]) => {
      const body = { how: 'void', passengers, penalty: 0, charge: 0, reason, key: aKey() };
      return staff('POST', `/fares/${id}/tickets/give-back`, body);
    };
    const state = async () => (await staff('GET', `/fares/${id}`)).body.state;
    expect((await giveBack(0)).status).toBe(200);
    expect(await state()).toBe('accepted');
    expect(await countToTicket(deps.db)).toBe(1);
    const others = three.slice(1).map((ticket, at) => ({ ...ticket, passenger: at + 1 }));
    expect((await issue(others)).status).toBe(200);
    expect(await state()).toBe('ticketed');
    await giveBack(1);
    expect(await state()).toBe('ticketed');
    await giveBack(2);
    expect(await state()).toBe('ended');
  });

  test('are refused when nothing would be left of the order: then it is cancelled', async ({ deps }) => {
    const { change, read } = await openTicketed(deps);
    const all = { how: 'void', passengers: [0, 1, 2], withService: true };
    expect(await change('give-back', all)).toMatchObject({ status: 409, body: { code: 'fares.changed' } });
    expect((await read()).state).toBe('ticketed');
  });

  test('leave the others ticketed, whose numbers can still be put right', async ({ deps }) => {
    const { change, read, issue } = await openTicketed(deps);
    await change('give-back', { how: 'refund', passengers: [2], charge: 100_000 });
    expect((await issue([{ number: '997-2400000007' }])).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'ticketed' });
  });
});

test('a reissue puts the difference, the penalty and our charge on the order, and the new ticket counts', async ({
  deps,
}) => {
  const { change, lines, read } = await openTicketed(deps);
  const body = {
    tickets: [{ passenger: 0, number: '997-2400000005', fare: 6_000_000 }],
    difference: 500_000,
    penalty: 950_000,
    charge: 100_000,
    reason: 'A day later.',
  };
  const { status, body: changed } = await change('reissue', body);
  expect([status, changed.total], JSON.stringify(changed)).toEqual([200, total + 1_550_000]);
  expect((await lines()).slice(-3)).toEqual([
    ['supplier', 500_000],
    ['supplier', 950_000],
    ['fee', 100_000],
  ]);
  const { state, ticketing } = await read();
  expect(state).toBe('ticketed');
  expect(ticketing.passengers[0].tickets).toMatchObject([
    { number: '9972400000005', fare: 6_000_000, state: 'issued' },
    { number: '9972400000001', state: 'exchanged' },
  ]);
  const known = { ...body, tickets: [{ passenger: 1, number: '997-2400000001', fare: 0 }] };
  expect((await change('reissue', known)).body.code).toBe('fares.ticket-known');
  expect((await lines()).length).toBe(9);
  const stranger = { ...body, tickets: [{ passenger: 1, number: '065-2400000001', fare: 0 }] };
  expect((await change('reissue', stranger)).body.code).toBe('fares.ticket-airline');
});
