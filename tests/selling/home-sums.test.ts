import { expect } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { addDays } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { homeOf, sumOf } from '../office/home.ts';
import { takeCheque } from './cheque-world.ts';
import { anOrder, giveBack, taka, take } from './controls.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const today = '2026-12-01';
const amina = staff('amina');

/** An accepted order of 32,900 taka, whose first part is due on a day. */
async function owing(deps: CommandDeps, first: number, due: string) {
  const plan = [
    { amount: taka(first), due },
    { amount: taka(32_900 - first), due: '2027-02-01' },
  ];
  const made = await sell(deps, { travelsOn: '2027-02-20', plan });
  await run(deps, amina, acceptOrder, { id: made.id });
  return made;
}

interface Listed {
  readonly id: string;
  readonly due: number;
  readonly dueOn: string | null;
}

test('what is overdue, due today and due this week adds up as the lists of orders that Home leads to', async ({
  deps,
  clock,
}) => {
  // More than the five that are on Home.
  for (const [index, first] of [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000].entries()) {
    await owing(deps, first, index === 6 ? '2026-12-02' : today);
  }
  const part = await owing(deps, 9_000, '2026-12-04');
  await payCash(deps, part.id, taka(1_500));
  await owing(deps, 8_000, '2026-12-10');
  await owing(deps, 8_500, '2026-12-11');
  clock.set('2026-12-04T04:00:00Z');
  const { group, list } = homeOf(deps, 'clerk');
  const listed = async (due: string): Promise<Listed[]> => (await list(`/orders?due=${due}`)).items;
  for (const [name, due] of [
    ['overdue', 'overdue'],
    ['due-today', 'today'],
  ] as const) {
    const there = await listed(due);
    const here = await group(name);
    expect([here.total, here.sum]).toEqual([there.length, sumOf(there, (row) => row.due)]);
    expect(here.path).toBe(`/dashboard/orders?due=${due}`);
  }
  expect(await group('overdue')).toMatchObject({ total: 7, sum: taka(28_000) });
  expect(await group('due-today')).toMatchObject({ total: 1, sum: taka(7_500) });
  const week = (await listed('upcoming')).filter(({ dueOn }) => dueOn !== null && dueOn <= '2026-12-10');
  const { total, sum } = await group('due-this-week');
  expect([total, sum]).toEqual([week.length, sumOf(week, (row) => row.due)]);
  expect(sum).toBe(taka(8_000));
});

test('the first five of who is overdue stand with name, number, sum and the way, the longest due first', async ({
  deps,
  clock,
}) => {
  const last = await owing(deps, 9_000, '2026-12-03');
  for (const first of [1_000, 2_000, 3_000, 4_000]) {
    await owing(deps, first, '2026-12-02');
  }
  const oldest = await owing(deps, 500, today);
  clock.set('2026-12-05T04:00:00Z');
  const { rows } = await homeOf(deps, 'clerk').group('overdue');
  expect(rows.map(({ sum }) => sum)).toEqual([500, 4_000, 3_000, 2_000, 1_000].map(taka));
  expect(rows[0]).toEqual(
    expect.objectContaining({
      id: oldest.id,
      why: 'due',
      day: today,
      urgency: 'late',
      what: { en: 'Visa service', bn: 'Visa service' },
      customer: { name: 'Salma Begum', phone: '+8801812345678' },
      path: `/dashboard/orders/${oldest.id}`,
    }),
  );
  expect(rows.some(({ id }) => id === last.id)).toBe(false);
});

test('what a cancelled order keeps is due at once, and is called after what is late', async ({
  deps,
  clock,
}) => {
  const cancelled = await sell(deps, { travelsOn: '2026-12-20' });
  await run(deps, amina, acceptOrder, { id: cancelled.id });
  await run(deps, amina, cancelOrder, { id: cancelled.id, reason: 'They are ill.' });
  const late = await owing(deps, 500, today);
  clock.set('2026-12-05T04:00:00Z');
  const { rows } = await homeOf(deps, 'clerk').group('overdue');
  expect(rows).toMatchObject([
    { id: late.id, why: 'due' },
    { id: cancelled.id, why: 'due-at-once' },
  ]);
});

test('approvals add up as the page of money lists them; one’s own come last, and are somebody else’s to decide', async ({
  deps,
}) => {
  const boss = staff('boss', 'manager');
  const order = await anOrder(deps, taka(300_000));
  await take(deps, order.id, taka(60_000), boss);
  await take(deps, order.id, taka(70_000));
  const overpaid = await anOrder(deps, taka(100));
  await payCash(deps, overpaid.id, taka(80_000));
  await giveBack(deps, overpaid.id, taka(75_000));
  const home = homeOf(deps, 'manager', 'boss');
  const { total, sum, rows } = await home.group('approvals');
  const waiting = [...(await home.list('/money/inbox')).waiting, ...(await home.list('/approvals')).items];
  expect([total, sum]).toEqual([waiting.length, sumOf(waiting, ({ amount }) => amount)]);
  expect(rows.map((row) => [row.why, row.sum, row.isOwn])).toEqual([
    ['payment', taka(70_000), false],
    ['refund', taka(75_000), false],
    ['payment', taka(60_000), true],
  ]);
  // The clerk sees what she asked for and nothing of the others.
  expect(await homeOf(deps, 'clerk', 'amina').group('requested')).toMatchObject({
    total: 2,
    sum: taka(145_000),
  });
});

test('cheques to deposit are those in hand that a bank takes by now, with the sum of the list', async ({
  deps,
}) => {
  const { id } = await anOrder(deps, taka(90_000));
  await takeCheque(deps, id, { number: '0001', amount: 20_000, dated: today });
  await takeCheque(deps, id, { number: '0002', amount: 15_000, dated: '2026-11-20' });
  await takeCheque(deps, id, { number: '0003', amount: 5_000, dated: '2026-12-02' });
  const home = homeOf(deps, 'accountant');
  const { items } = await home.list('/cheques?tab=in-hand');
  const due = items.filter(({ dated }: { dated: string }) => dated <= today);
  const { total, sum, rows } = await home.group('cheques');
  expect([total, sum]).toEqual([2, sumOf(due, ({ amount }: { amount: number }) => amount)]);
  expect(rows.map(({ what, urgency }) => [what.en, urgency])).toEqual([
    ['0002', 'late'],
    ['0001', 'soon'],
  ]);
});

test('money that nobody has matched, and payments told of, add up as the inbox of money', async ({
  deps,
}) => {
  const { token } = await sell(deps);
  const told = { method: 'bkash' as const, sender: '01711000111', visitor: 'somebody' };
  await run(deps, visitorActor, claimPayment, { ...told, token, outside: '9K70LM2QXB', amount: taka(900) });
  const at = '2026-12-01T09:50:00+06:00';
  const line = { method: 'bkash' as const, sender: '01811000222', at };
  await run(deps, amina, keepArrivals, {
    source: 'statement',
    items: [
      { ...line, outside: '8A11LM2QXC', amount: taka(700) },
      { ...line, outside: '8A11LM2QXD', amount: taka(250) },
    ],
  });
  const home = homeOf(deps, 'accountant');
  const inbox = await home.list('/money/inbox');
  const arrivals = await home.group('arrivals');
  expect([arrivals.total, arrivals.sum]).toEqual([
    2,
    sumOf(inbox.arrivals, ({ left }: { left: number }) => left),
  ]);
  const claims = await home.group('claims');
  expect([claims.total, claims.sum]).toEqual([
    1,
    sumOf(inbox.claims, ({ amount }: { amount: number }) => amount),
  ]);
});

test('a till that was left open and one that lacked money are on Home: a clerk’s own, all for who approves', async ({
  deps,
  clock,
}) => {
  const babul = staff('babul');
  await run(deps, amina, openTill, { float: 0 });
  const { id } = await anOrder(deps, taka(3_000));
  await take(deps, id, taka(2_000), babul);
  await run(deps, babul, closeTill, { notes: { '1000': 1, '500': 1 }, because: 'Gave change twice.' });
  expect((await homeOf(deps, 'clerk', 'amina').group('tills')).total).toBe(0);
  clock.set(`${addDays(today, 1)}T04:00:00Z`);
  const own = await homeOf(deps, 'clerk', 'amina').group('tills');
  expect(own.rows).toMatchObject([{ why: 'till-open', day: today, path: `/dashboard/till/amina/${today}` }]);
  const all = await homeOf(deps, 'manager').group('tills');
  expect(all.rows.map(({ why, sum }) => [why, sum])).toEqual([
    ['till-open', 0],
    ['till-short', taka(-500)],
  ]);
  clock.set(`${addDays(today, 2)}T04:00:00Z`);
  expect((await homeOf(deps, 'manager').group('tills')).rows).toMatchObject([{ why: 'till-open' }]);
});

test('cash that only a second person lets count isn’t yet a customer’s to be called', async ({ deps }) => {
  const { id } = await owing(deps, 30_000, today);
  const { group } = homeOf(deps, 'clerk');
  const before = await group('due-today');
  await run(deps, amina, takePayment, { orderId: id, amount: taka(100), method: 'cash', key: aKey() });
  expect(((await group('due-today')).sum ?? 0) - (before.sum ?? 0)).toBe(-taka(100));
});
