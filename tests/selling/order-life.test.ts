import { and, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { tendOrders, tendOrdersJob } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { listOwedOrders } from '#features/reports/reports.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

const stateOf = async ({ db }: Pick<CommandDeps, 'db'>, token: string) =>
  (await findByToken(db, token, '2026-12-01'))?.state;
const pay = (deps: CommandDeps, orderId: string, amount: number) =>
  run(deps, amina, takePayment, { orderId, amount, method: 'cash', key: aKey() });
const reminders = ({ db }: Pick<CommandDeps, 'db'>) =>
  db.select().from(messages).where(isLetter('payment.reminder')).orderBy(messages.createdAt);

/** An accepted order: 10,000 taka are due on 20 December, 22,900 on 1 February. */
async function byPlan(deps: CommandDeps) {
  const made = await sell(deps, {
    travelsOn: '2027-02-20',
    plan: [
      { amount: taka(10_000), due: '2026-12-20' },
      { amount: taka(22_900), due: '2027-02-01' },
    ],
  });
  await run(deps, amina, acceptOrder, { id: made.id });
  return made;
}

describe('without anybody', () => {
  test('a quote lapses on the day after its last one, and is not sold any more', async ({ deps, clock }) => {
    const { id, token } = await sell(deps);
    const accepted = await sell(deps);
    await run(deps, amina, acceptOrder, { id: accepted.id });
    clock.set('2026-12-08T17:59:00Z');
    await tendOrders(deps);
    expect(await stateOf(deps, token)).toBe('quoted');
    clock.set('2026-12-08T18:01:00Z');
    expect(await tendOrdersJob(deps).isDue()).toBe(true);
    await tendOrders(deps);
    expect(await stateOf(deps, token)).toBe('lapsed');
    expect(await stateOf(deps, accepted.token)).toBe('open');
    await expect(run(deps, amina, acceptOrder, { id })).rejects.toMatchObject({ code: 'orders.lapsed' });
    expect(await findByToken(deps.db, token, '2026-12-09')).toMatchObject({ due: 0 });
    expect(await tendOrdersJob(deps).isDue()).toBe(false);
  });

  test('a quote that is accepted days later is due on that day: nobody is late for what wasn’t owed yet', async ({
    deps,
    clock,
  }) => {
    const rest = { amount: taka(22_900), due: '2027-02-01' };
    const made = await sell(deps, {
      travelsOn: '2027-02-20',
      plan: [{ amount: taka(10_000), due: '2026-12-01' }, rest],
    });
    const past = await sell(deps, { plan: [{ amount: taka(32_900), due: '2026-11-20' }] });
    clock.set('2026-12-04T06:00:00Z');
    for (const { id } of [made, past]) {
      await run(deps, amina, acceptOrder, { id });
    }
    const [letter] = await deps.db
      .select()
      .from(messages)
      .where(and(isLetter('order.confirmed'), like(messages.subject, `%${made.reference}%`)));
    expect(letter?.text).toContain('4 Dec 2026');
    expect(letter?.text).not.toContain('1 Dec 2026');
    const seen = await findByToken(deps.db, made.token, '2026-12-04');
    expect(seen).toMatchObject({ due: taka(10_000), dueOn: '2026-12-04' });
    expect(seen?.plan.map(({ due }) => due)).toEqual(['2026-12-04', '2027-02-01']);
    const inTab = async (due: 'today' | 'overdue', day: string) =>
      (await listOrders(deps.db, { due }, day)).items.map(({ reference }) => reference);
    expect(await inTab('today', '2026-12-04')).toEqual([made.reference]);
    // Its day was past when it was written: whoever wrote it meant that.
    expect(await inTab('overdue', '2026-12-04')).toEqual([past.reference]);
    expect((await inTab('overdue', '2026-12-05')).toSorted()).toEqual(
      [made.reference, past.reference].toSorted(),
    );
    const owed = await listOwedOrders(deps.db, '2026-12-04');
    expect(owed.map(({ due }) => due)).toEqual(['2026-11-20', '2026-12-04']);
    clock.set('2026-12-04T09:00:00Z');
    await tendOrders(deps);
    expect(await reminders(deps)).toEqual([]);
    clock.set('2026-12-07T09:00:00Z');
    await tendOrders(deps);
    expect((await reminders(deps)).map(({ text }) => text.includes('4 Dec 2026'))).toContain(true);
  });

  test('a paid order is completed when its travel is over; one that owes, or is owed, stays open', async ({
    deps,
    clock,
  }) => {
    const sold = async (phone: string) => {
      const made = await sell(deps, { travelsOn: '2026-12-10', contact: { name: 'Salma Begum', phone } });
      await run(deps, amina, acceptOrder, { id: made.id });
      return made;
    };
    const [paid, owing, over, promised] = [
      await sold('01812-345671'),
      await sold('01812-345672'),
      await sold('01812-345673'),
      await sold('01812-345674'),
    ];
    await pay(deps, paid.id, taka(32_900));
    await pay(deps, owing.id, taka(32_899));
    await pay(deps, over.id, taka(32_901));
    await pay(deps, promised.id, taka(32_900));
    const refund = { amount: taka(100), method: 'bkash' as const, reason: 'One night less', key: aKey() };
    await run(deps, amina, askRefund, { orderId: promised.id, ...refund });
    clock.set('2026-12-10T17:00:00Z');
    await tendOrders(deps);
    expect(await stateOf(deps, paid.token)).toBe('open');
    clock.set('2026-12-10T19:00:00Z');
    await tendOrders(deps);
    expect(await stateOf(deps, paid.token)).toBe('completed');
    for (const { token } of [owing, over, promised]) {
      expect(await stateOf(deps, token)).toBe('open');
    }
  });

  test('a completed order whose payment is undone owes again: it is in the list of its day, late, and reminded of', async ({
    deps,
    clock,
  }) => {
    const { id, token } = await sell(deps, {
      travelsOn: '2026-12-05',
      plan: [{ amount: taka(32_900), due: '2026-12-10' }],
    });
    await run(deps, amina, acceptOrder, { id });
    const payment = await pay(deps, id, taka(32_900));
    const listed = async (due: 'today' | 'overdue' | 'refund', day: string) =>
      (await listOrders(deps.db, { due }, day)).items.map((each) => each.id);
    clock.set('2026-12-07T04:00:00Z');
    await tendOrders(deps);
    expect(await stateOf(deps, token)).toBe('completed');
    expect(await listed('today', '2026-12-10')).toEqual([]);
    await run(deps, boss, undoPayment, { id: payment.id, reason: 'The cheque bounced.' });
    expect(await listed('today', '2026-12-10')).toEqual([id]);
    expect(await listed('overdue', '2026-12-10')).toEqual([]);
    expect(await listed('overdue', '2026-12-11')).toEqual([id]);
    await tendOrders(deps);
    expect(await reminders(deps)).toHaveLength(1);
    await pay(deps, id, taka(32_900));
    expect(await listed('overdue', '2026-12-11')).toEqual([]);
  });

  test('an order is in the list of refunds while one is promised, or while it has money and buys nothing', async ({
    deps,
    clock,
  }) => {
    const [lapsed, done] = [await sell(deps), await sell(deps, { travelsOn: '2026-12-05' })];
    await run(deps, amina, acceptOrder, { id: done.id });
    await pay(deps, done.id, taka(32_900));
    clock.set('2026-12-10T04:00:00Z');
    await tendOrders(deps);
    // Money that comes too late is kept for the customer.
    await pay(deps, lapsed.id, taka(100));
    const refundsDue = async () => {
      const { items } = await listOrders(deps.db, { due: 'refund' }, '2026-12-10');
      return items.map(({ id, money }) => [id, money]).toSorted();
    };
    expect(await refundsDue()).toEqual([[lapsed.id, 'refund due']]);
    const states = [];
    for (const { id, token } of [lapsed, done]) {
      const sent = { amount: taka(50), method: 'bkash' as const, reason: 'A part goes back', key: aKey() };
      await run(deps, amina, askRefund, { orderId: id, ...sent });
      states.push(await stateOf(deps, token));
    }
    expect(states).toEqual(['lapsed', 'completed']);
    expect(await refundsDue()).toEqual([lapsed.id, done.id].map((id) => [id, 'refund due']).toSorted());
    // Of what buys nothing all comes back, not only what was promised, and none of the price that it would have had is owed.
    const comesBack = async (token: string) => (await findByToken(deps.db, token, '2026-12-10'))?.back;
    expect([await comesBack(lapsed.token), await comesBack(done.token)]).toEqual([taka(100), taka(50)]);
  });

  test('a customer is reminded three days before, on the day and three days after, once each', async ({
    deps,
    clock,
  }) => {
    const { token } = await byPlan(deps);
    const sent: string[] = [];
    for (let day = 14; day <= 28; day += 1) {
      clock.set(`2026-12-${day}T06:00:00Z`);
      await Promise.all([tendOrders(deps), tendOrders(deps)]);
      await tendOrders(deps);
      const all = await reminders(deps);
      sent.push(...all.slice(sent.length).map(() => `${day}`));
    }
    expect(sent).toEqual(['17', '20', '23']);
    const [before, on, after] = await reminders(deps);
    expect(before?.text).toContain('৳10,000 of your order is due by Sun, 20 Dec 2026.');
    expect(before?.text).toContain('ten thousand taka only');
    expect(before?.text).toContain(`/orders/${token}`);
    expect(on?.text).toContain('is due today');
    expect(after?.text).toContain('was due by Sun, 20 Dec 2026');
  });

  test('nobody is reminded of what is paid, and of a part only of what is left', async ({ deps, clock }) => {
    const { id } = await byPlan(deps);
    await pay(deps, id, taka(4_000));
    clock.set('2026-12-17T06:00:00Z');
    await tendOrders(deps);
    expect((await reminders(deps)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('৳6,000 due by Sun, 20 Dec 2026'),
    ]);
    await pay(deps, id, taka(6_000));
    clock.set('2026-12-20T06:00:00Z');
    await tendOrders(deps);
    expect(await reminders(deps)).toHaveLength(1);
  });

  test('a cancelled order is reminded of what is kept, once, and never of its plan; a quote never', async ({
    deps,
    clock,
  }) => {
    const { id } = await byPlan(deps);
    await sell(deps, { validUntil: '2027-01-31' });
    await run(deps, boss, cancelOrder, { id, reason: 'The customer fell ill.' });
    for (const day of ['2026-12-04', '2026-12-17', '2026-12-20', '2026-12-23']) {
      clock.set(`${day}T06:00:00Z`);
      await tendOrders(deps);
    }
    expect((await reminders(deps)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('৳2,450 due by Fri, 4 Dec 2026'),
    ]);
  });

  test('after a stop there is one reminder, and none after a long one', async ({ deps, clock }) => {
    await byPlan(deps);
    clock.set('2026-12-24T06:00:00Z');
    await tendOrders(deps);
    await tendOrders(deps);
    expect((await reminders(deps)).map(({ text }) => /was due by/.test(text))).toEqual([true]);
    clock.set('2027-02-28T06:00:00Z');
    await tendOrders(deps);
    expect(await reminders(deps)).toHaveLength(1);
  });

  test('an order without an e-mail address is not in the way of the next one', async ({ deps, clock }) => {
    const mute = await sell(deps, {
      contact: { name: 'Rahim Uddin', phone: '01812-345678' },
      plan: [{ amount: taka(32_900), due: '2026-12-20' }],
    });
    await run(deps, amina, acceptOrder, { id: mute.id });
    await byPlan(deps);
    clock.set('2026-12-17T06:00:00Z');
    await tendOrders(deps);
    expect(await reminders(deps)).toHaveLength(1);
    expect(await tendOrdersJob(deps).isDue()).toBe(false);
  });
});
