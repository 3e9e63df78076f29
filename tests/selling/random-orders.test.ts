import fc from 'fast-check';
import { expect } from 'vitest';
import { type Account, codeOf } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { findOwed, findPeriodReport } from '#features/reports/reports.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { seed } from '#platform/testing/seed.ts';
import { test } from '#platform/testing/test.ts';
import { orderLife, soldLines, today } from './order-lives.ts';
import { add, StoredOrder } from './stored-orders.ts';

/** STORED_ORDERS=3000 for more; ten thousand go through the same rules without a database (random-orders.rules.test.ts). */
const runs = Number(process.env.STORED_ORDERS ?? 160);

const storedLife = fc.record({
  life: orderLife,
  change: fc.option(fc.record({ kept: fc.integer({ min: 0, max: 8 }), more: soldLines }), { freq: 2 }),
  isSpentBefore: fc.boolean(),
  isPaidBack: fc.boolean(),
});

const asTyped = (lines: (typeof orderLife extends fc.Arbitrary<infer Life> ? Life : never)['lines']) =>
  lines.map(({ charge, quantity, unit }, index) => ({
    charge,
    quantity,
    unit,
    text: { en: `Line ${index} ${charge}` },
  }));

for (const half of [seed, seed + 1_000_000]) {
  test(`${runs} random orders through the database: lines, plan, invoice, receipts, amendment, cancellation, refunds and ledger agree to the poisha (half of them, seed ${half})`, async ({
    deps,
    clock,
  }) => {
    let moment = Date.parse(`${today}T04:00:00Z`);
    const tick = () => {
      moment += 100;
      clock.set(new Date(moment).toISOString());
    };
    const books = new Map<Account, number>();
    let [sold, received, refunded] = [0, 0, 0];
    for (const [index, { life, change, isSpentBefore, isPaidBack }] of fc
      .sample(storedLife, { numRuns: runs / 2, seed: half })
      .entries()) {
      tick();
      const order = new StoredOrder(deps, tick);
      await order.sell(asTyped(life.lines), life.travelsOn);
      for (const movement of life.before) {
        tick();
        await order.move(movement);
      }
      tick();
      if (isSpentBefore) {
        await order.spend(life.lines.map(({ spent }) => spent));
      }
      if (change !== null) {
        await order.amend(change.kept, asTyped(change.more));
        tick();
      }
      if (life.isCancelled) {
        const { lines, keep, back, paid, credit } = await order.cancel();
        expect([add(lines.map((line) => line.keep)), paid, back]).toEqual([
          keep,
          order.paid,
          Math.max(0, order.paid - keep),
        ]);
        expect(add(lines.map((line) => line.back))).toBe(credit);
        for (const movement of life.after) {
          tick();
          await order.move(movement);
        }
      }
      tick();
      if (isPaidBack && order.paid > order.charged) {
        await order.giveBack(order.paid - order.charged, 'bkash');
      }
      tick();
      const sums = await order.check();
      if (index % 3 === 0) {
        await order.checkPapers();
      }
      for (const [account, amount] of sums) {
        books.set(account, (books.get(account) ?? 0) + amount);
      }
      sold += order.charged;
      received += order.paid + order.refunded;
      refunded += order.refunded;
    }
    const on = dhakaDate(clock.now());
    const balance = await findTrialBalance(deps.db, on);
    expect(balance.debit).toBe(balance.credit);
    const wanted = new Map([...books].map(([account, amount]) => [codeOf(account), amount]));
    for (const { code, debit, credit } of balance.accounts) {
      expect(debit - credit, code).toBe((wanted.get(code) ?? 0) + 0);
    }
    const total = async (report: 'sold' | 'received' | 'refunds') =>
      (await findPeriodReport(deps.db, report, { by: 'month' }, on)).total;
    expect([await total('sold'), await total('received'), await total('refunds')]).toEqual([
      sold,
      received,
      refunded,
    ]);
    expect((await findOwed(deps.db, on)).toUs.total).toBe(books.get('receivable') ?? 0);
  }, 300_000);
}
