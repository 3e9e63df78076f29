import { describe, expect } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { matchMoney, partOrders } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { aKey, aQuote, type NewOrder, sell, staff } from './sales.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;
const total = taka(32_900);

/** An order of somebody with a number. */
const sellTo = (deps: CommandDeps, name: string, phone: string, changed: Partial<NewOrder> = {}) =>
  sell(deps, { ...aQuote(), contact: { name, phone }, ...changed });

let numbers = 0;
/** Money that arrived and that nobody told of. */
function arrive(deps: CommandDeps, told: { sender?: string; note?: string; amount?: number }) {
  numbers += 1;
  const item = {
    method: 'nagad' as const,
    outside: `7H2K${String(numbers).padStart(4, '0')}`,
    sender: '01511000999',
    note: '',
    amount: total,
    // Each a minute after the one before.
    at: `2026-12-01T09:${String(numbers % 60).padStart(2, '0')}:00+06:00`,
  };
  return run(deps, amina, keepArrivals, { source: 'sms', items: [{ ...item, ...told }] });
}
const inbox = ({ db, clock }: CommandDeps) => findMoneyInbox(db, clock.now());
const proposed = async (deps: CommandDeps) =>
  (await inbox(deps)).orderProposals.map(({ options, isChosen }) => [
    isChosen ? 'chosen' : 'open',
    ...options.map(({ name, reasons }) => [name, ...reasons.map(({ kind }) => kind)].join(' ')),
  ]);

describe('money that nobody told of', () => {
  test('is proposed to the order that its message names, and one match makes its payment', async ({
    deps,
  }) => {
    const { id, reference } = await sellTo(deps, 'Farida Sample', '01711-000111');
    const request = deskOf(deps);
    const text = `You have received Tk 5,000.00 from DHANSIRI TEXTILES. Ref ${reference}. Fee Tk 0.00. Balance Tk 9,000.00. TrxID 9K70LM2QXB at 01/12/2026 09:50`;
    const caller = callerOf('amina', ['payments.write']);
    const { body } = await request('POST', '/money/sms', { text }, { caller });
    expect(body.items).toMatchObject([{ note: reference, sender: 'DHANSIRI TEXTILES' }]);
    const { orderProposals, arrivals } = await inbox(deps);
    expect(arrivals).toEqual([]);
    expect(orderProposals).toMatchObject([
      {
        isChosen: true,
        isSure: false,
        arrival: { note: reference, left: taka(5_000) },
        options: [{ order: id, name: 'Farida Sample', about: { en: 'Visa service' }, left: total }],
      },
    ]);
    const match = { arrival: orderProposals[0]?.arrival.id, parts: [{ order: id, amount: taka(5_000) }] };
    const { payments } = await run(deps, amina, matchMoney, { ...match, key: aKey() });
    expect(payments).toMatchObject([{ state: 'counted', order: id }]);
    expect(await inbox(deps)).toMatchObject({ orderProposals: [], arrivals: [], matched: [{ order: id }] });
  });

  test('is proposed by the number of the sender, also another one that the customer gave, and by what is due', async ({
    deps,
  }) => {
    const plan = [
      { amount: taka(10_000), due: '2026-12-01' },
      { amount: taka(22_900), due: '2027-01-10' },
    ];
    await sellTo(deps, 'Farida Sample', '01711-000111 / 01911-000222', { plan, travelsOn: '2027-02-01' });
    await sellTo(deps, 'Karim Sample', '01811-000333');
    await arrive(deps, { sender: '01711000111', amount: taka(10_000) });
    expect(await proposed(deps)).toEqual([['chosen', 'Farida Sample sender due']]);
    await arrive(deps, { sender: '8801911000222', amount: taka(22_900) });
    expect(await proposed(deps)).toEqual([
      ['chosen', 'Farida Sample sender due'],
      ['chosen', 'Farida Sample sender due'],
    ]);
    await arrive(deps, { sender: '', note: 'NPSB KARIM SAMPLE' });
    expect((await proposed(deps)).at(-1)).toEqual(['chosen', 'Karim Sample name due']);
  });

  test('is offered to each of two orders that are equally good, and chosen for none', async ({ deps }) => {
    const [first, second] = [
      await sellTo(deps, 'Farida Sample', '01711-000111'),
      await sellTo(deps, 'Farida Sample', '01711-000111'),
    ];
    await arrive(deps, { sender: '01711000111' });
    const [proposal] = (await inbox(deps)).orderProposals;
    expect(proposal).toMatchObject({ isChosen: false, isSure: false });
    expect(proposal?.options.map(({ order }) => order).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('is never proposed to an order that is over, nor again to one that staff said it isn’t for', async ({
    deps,
  }) => {
    const { id, reference } = await sellTo(deps, 'Farida Sample', '01711-000111');
    await run(deps, amina, acceptOrder, { id });
    await arrive(deps, { sender: '01711000111', note: reference });
    const [proposal] = (await inbox(deps)).orderProposals;
    expect(proposal?.options).toMatchObject([{ order: id }]);
    await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'They fell ill.' });
    expect(await inbox(deps)).toMatchObject({ orderProposals: [], arrivals: [{ note: reference }] });
    const other = await sellTo(deps, 'Farida Sample', '01711-000111');
    await arrive(deps, { sender: '01711000111', amount: taka(900) });
    const parted = (await inbox(deps)).orderProposals.find(({ arrival }) => arrival.amount === taka(900));
    const arrival = parted?.arrival.id ?? '';
    await run(deps, amina, partOrders, { arrival, orders: [other.id] });
    expect(await proposed(deps)).toEqual([]);
    expect((await inbox(deps)).arrivals).toHaveLength(2);
  });

  test('finds an order by a part of its name, its number or its reference, those that can be paid first', async ({
    deps,
  }) => {
    const over = await sellTo(deps, 'Farida Sample', '01711-000111');
    await run(deps, amina, acceptOrder, { id: over.id });
    await run(deps, staff('boss', 'manager'), cancelOrder, { id: over.id, reason: 'They fell ill.' });
    const open = await sellTo(deps, 'Farida Sample', '01711-000111');
    await sellTo(deps, 'Karim Sample', '01811-000333');
    const request = deskOf(deps);
    const search = async (q: string, permissions = ['payments.write']) =>
      request('GET', `/money/orders?${new URLSearchParams({ q })}`, undefined, {
        caller: callerOf('amina', permissions),
      });
    for (const q of ['farid', '01711000111', '+880 1711-000111']) {
      const { body } = await search(q);
      expect(
        body.items.map((each: { order: string }) => each.order),
        q,
      ).toEqual([open.id, over.id]);
    }
    const { body } = await search(open.reference);
    expect(body.items).toMatchObject([
      { name: 'Farida Sample', about: { en: 'Visa service' }, due: total, left: total, state: 'quoted' },
    ]);
    expect((await search('farid', ['orders.read'])).status).toBe(403);
    expect((await request('GET', '/money/orders?q=farid')).status).toBe(401);
  });
});
