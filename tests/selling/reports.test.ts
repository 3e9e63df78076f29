import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { handMethods } from '#features/payments/payments.rules.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { exportReport } from '#features/reports/reports.commands.ts';
import { ages, type PeriodTable, periodReports } from '#features/reports/reports.contract.ts';
import { findOwed, findPeriodReport, listOwedOrders } from '#features/reports/reports.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { csvLine } from '#platform/format/csv.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { aKey, aNumber, sell, staff } from './sales.ts';

type World = CommandDeps & { readonly clock: TestClock };

const taka = (sum: number) => sum * 100;
const year = { from: '2026-07', to: '2027-06' };
const today = '2027-06-30';

/** One order from quote to whatever happened to it, by one of three clerks, over some months. */
const story = fc.record({
  clerk: fc.constantFrom('amina', 'babul', 'champa'),
  month: fc.constantFrom('2026-11', '2026-12', '2027-01', '2027-03'),
  unit: fc.integer({ min: 1, max: 2_000_000 }),
  official: fc.integer({ min: 0, max: 900_000 }),
  accepts: fc.boolean(),
  payments: fc.array(
    fc.record({
      share: fc.integer({ min: 1, max: 120 }),
      method: fc.constantFrom(...handMethods),
      undone: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
      by: fc.constantFrom('amina', 'babul'),
    }),
    { maxLength: 3 },
  ),
  cancels: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
  refunds: fc.boolean(),
});

type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

/** What the rules refuse, such as a second payment of too much, is no part of the story. */
async function unlessRefused<Answer>(act: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act;
  } catch (cause) {
    if (cause instanceof Failure) {
      return undefined;
    }
    throw cause;
  }
}

async function tell(deps: World, told: Story): Promise<void> {
  const boss = staff('boss', 'manager');
  const clerk = staff(told.clerk);
  deps.clock.set(`${told.month}-10T04:00:00Z`);
  const lines = [{ charge: 'own' as const, quantity: 2, unit: told.unit, text: { en: 'Visa service' } }];
  const fee = { charge: 'official' as const, quantity: 1, unit: told.official, text: { en: 'Embassy fee' } };
  const { id, total } = await sell(deps, { lines: told.official > 0 ? [...lines, fee] : lines });
  if (told.accepts) {
    await run(deps, clerk, acceptOrder, { id });
  }
  for (const { share, method, undone, by } of told.payments) {
    deps.clock.set(`${told.month}-20T04:00:00Z`);
    const amount = Math.max(1, Math.floor((total * share) / 100));
    const outside = aNumber(method);
    const taken = { orderId: id, method, amount, ...outside, key: aKey() };
    const payment = await unlessRefused(run(deps, staff(by), takePayment, taken));
    if (payment !== undefined && undone) {
      deps.clock.set('2027-04-02T04:00:00Z');
      await run(deps, boss, undoPayment, { id: payment.id, reason: 'Taken for the wrong order.' });
    }
  }
  deps.clock.set('2027-05-03T04:00:00Z');
  if (told.cancels) {
    await unlessRefused(run(deps, boss, cancelOrder, { id, reason: 'The visa was refused.' }));
  }
  if (told.refunds) {
    const back = { orderId: id, amount: 1, method: 'cash' as const, reason: 'Overpaid', key: aKey() };
    await unlessRefused(run(deps, clerk, askRefund, back));
  }
}

/** Every sum that the database keeps and isn't what its postings add to. */
async function wrongSums({ db }: Pick<CommandDeps, 'db'>) {
  const found = await db.execute(sql`
    WITH posting AS (
      SELECT account, amount, entry.booked_on, kind, order_id, coalesce(clerk, actor) AS clerk
      FROM ledger_postings JOIN ledger_entries entry ON id = entry_id
    )
    SELECT 'day' AS of, account || booked_on AS place FROM (
      SELECT account, booked_on, amount FROM posting
      UNION ALL SELECT account, booked_on, -amount FROM ledger_day_sums) each
    GROUP BY account, booked_on HAVING sum(amount) <> 0
    UNION ALL SELECT 'month', account || month || kind || clerk FROM (
      SELECT account, date_trunc('month', booked_on::timestamp)::date AS month, kind, clerk, amount FROM posting
      UNION ALL SELECT account, month, kind, clerk, -amount FROM ledger_month_sums) each
    GROUP BY account, month, kind, clerk HAVING sum(amount) <> 0
    UNION ALL SELECT 'order', account || order_id FROM (
      SELECT account, order_id, amount FROM posting WHERE account ~ '^(11|2)' AND order_id IS NOT NULL
      UNION ALL SELECT account, order_id, -amount FROM ledger_open_balances) each
    GROUP BY account, order_id HAVING sum(amount) <> 0
    UNION ALL SELECT 'nothing', account || order_id FROM ledger_open_balances WHERE amount = 0
    UNION ALL SELECT 'sale', account || booked_on || sells FROM (
      SELECT account, booked_on, sells, amount FROM posting JOIN orders ON orders.id = order_id
        WHERE account LIKE '4%' AND sells IS NOT NULL
      UNION ALL SELECT account, booked_on, sells, -amount FROM ledger_sale_sums) each
    GROUP BY account, booked_on, sells HAVING sum(amount) <> 0`);
  return z.object({ rows: z.array(z.unknown()) }).parse(found).rows;
}

const amountOn = ({ columns, amounts }: PeriodTable, code: string) =>
  amounts[columns.findIndex((column) => column.code === code)] ?? 0;

describe('reports of random orders', () => {
  test('add up with the trial balance, account by account, and with the postings', async ({
    deps,
    clock,
  }) => {
    for (const told of fc.sample(story, { numRuns: 40, seed: 20_261_123 })) {
      await tell({ ...deps, clock }, told);
    }
    expect(await wrongSums(deps)).toEqual([]);
    const balance = await findTrialBalance(deps.db, today);
    const balanceOf = new Map<string, number>(
      balance.accounts.map(({ code, debit, credit }) => [code, debit - credit]),
    );
    expect(balance.debit).toBe(balance.credit);
    expect(balance.debit).toBeGreaterThan(0);
    const [sold, received, refunds] = await Promise.all(
      periodReports.map((report) => findPeriodReport(deps.db, report, { ...year, by: 'month' }, today)),
    );
    if (!sold || !received || !refunds) {
      throw new Error('A report is missing.');
    }
    expect(sold.total).toBeGreaterThan(0);
    expect(received.total).toBeGreaterThan(0);
    expect(refunds.total).toBeGreaterThan(0);
    const owed = await findOwed(deps.db, today);
    const customers = ['receivable', 'deposits', 'refundsPayable'] as const;
    const codesOfCustomers = new Set<string>(customers.map((account) => accounts[account].code));
    for (const { code } of Object.values(accounts)) {
      if (!codesOfCustomers.has(code)) {
        const reported = amountOn(received, code) - amountOn(refunds, code) - amountOn(sold, code);
        expect({ code, sum: reported }).toEqual({ code, sum: balanceOf.get(code) });
      }
    }
    expect(owed.toUs.total).toBe(balanceOf.get(accounts.receivable.code));
    expect(owed.toUs.total).toBe(
      (await listOwedOrders(deps.db, today)).reduce((sum, order) => sum + order.total, 0),
    );
    for (const { code, amount } of owed.byUs.accounts) {
      expect({ code, amount }).toEqual({ code, amount: 0 - (balanceOf.get(code) ?? 0) });
    }
    for (const report of periodReports) {
      const byMonth = await findPeriodReport(deps.db, report, { ...year, by: 'month' }, today);
      const byClerk = await findPeriodReport(deps.db, report, { ...year, by: 'clerk' }, today);
      expect(byClerk.rows.length).toBeGreaterThan(0);
      for (const table of [byMonth, byClerk]) {
        expect(table.rows.reduce((sum, row) => sum + row.total, 0)).toBe(table.total);
        expect(table.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(table.total);
      }
      expect(byClerk.amounts).toEqual(byMonth.amounts);
    }
  });
});

describe('a report', () => {
  test('counts a sale for who sold, and money for who took it', async ({ deps }) => {
    const { id } = await sell(deps);
    await run(deps, staff('boss', 'manager'), acceptOrder, { id });
    const cash = { orderId: id, method: 'cash' as const, amount: taka(32_900), key: aKey() };
    await run(deps, staff('babul'), takePayment, cash);
    const keys = async (report: 'sold' | 'received') =>
      (await findPeriodReport(deps.db, report, { ...year, by: 'clerk' }, today)).rows.map(
        ({ key, total }) => [key, total],
      );
    expect(await keys('sold')).toEqual([['user:amina', taka(32_900)]]);
    expect(await keys('received')).toEqual([['user:babul', taka(32_900)]]);
  });

  test('of what is owed says how long each part has been due', async ({ deps }) => {
    const plan = [
      { amount: taka(10_000), due: '2026-12-01' },
      { amount: taka(12_900), due: '2027-01-20' },
      { amount: taka(10_000), due: '2027-02-20' },
    ];
    const { id, reference } = await sell(deps, { travelsOn: '2027-03-20', plan });
    await run(deps, staff('amina'), acceptOrder, { id });
    await run(deps, staff('amina'), takePayment, {
      orderId: id,
      method: 'cash',
      amount: taka(4_000),
      key: aKey(),
    });
    const { toUs } = await findOwed(deps.db, '2027-02-20');
    expect(await listOwedOrders(deps.db, '2027-02-20')).toMatchObject([
      { reference, due: '2026-12-01', total: taka(28_900) },
    ]);
    expect(Object.fromEntries(ages.map((age, place) => [age, toUs.amounts[place]]))).toEqual({
      current: taka(10_000),
      '1-30': 0,
      '31-60': taka(12_900),
      '61-90': taka(6_000),
      'over-90': 0,
    });
  });

  test('of what is owed follows the plan that counts now', async ({ deps, clock }) => {
    const { id } = await sell(deps, { travelsOn: '2027-03-20' });
    await run(deps, staff('amina'), acceptOrder, { id });
    clock.set('2027-02-01T04:00:00Z');
    const line = { charge: 'own' as const, quantity: 2, unit: taka(30_000), text: { en: 'Visa service' } };
    const changed = await run(deps, staff('amina'), amendOrder, {
      id,
      lines: [line],
      agreed: true,
      reason: 'Later.',
      from: 1,
      key: aKey(),
      travelsOn: '2027-06-20',
    });
    expect(changed.plan).toMatchObject([
      { amount: taka(16_450), due: '2026-12-01' },
      { amount: taka(43_550), due: '2027-06-05' },
    ]);
    const owed = await listOwedOrders(deps.db, '2027-02-20');
    // The new second part is not due yet.
    expect(owed).toMatchObject([{ due: '2026-12-01', amounts: [taka(43_550), 0, 0, taka(16_450), 0] }]);
  });

  test('of a day has what was booked on it, and nothing of the day after', async ({ deps, clock }) => {
    const { id } = await sell(deps);
    await run(deps, staff('amina'), acceptOrder, { id });
    clock.set('2026-12-05T04:00:00Z');
    const cash = { orderId: id, method: 'cash' as const, amount: taka(900), key: aKey() };
    await run(deps, staff('amina'), takePayment, cash);
    const inTills = async (on: string) =>
      (await findTrialBalance(deps.db, on)).accounts.find(({ code }) => code === accounts.cash.code)?.debit;
    expect([await inTills('2026-12-04'), await inTills('2026-12-05'), await inTills('2026-12-06')]).toEqual([
      0,
      taka(900),
      taka(900),
    ]);
  });

  test('taken out as a file has taka with two decimals, is never a formula, and is in the log', async ({
    deps,
  }) => {
    const name = '=HYPERLINK("http://bad.example")';
    const { id } = await sell(deps, { contact: { name, phone: '01812-345678' } });
    await run(deps, staff('amina'), acceptOrder, { id });
    const boss = staff('boss', 'accountant');
    const owed = await run(deps, boss, exportReport, { report: 'owed' });
    expect(owed.map(csvLine).join('')).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(owed[1]?.at(-1)).toBe('32900.00');
    const ledger = await run(deps, boss, exportReport, { report: 'ledger', from: '2026-12', to: '2026-12' });
    const sums = ledger.slice(1).map((line) => Number(line.at(-2)) - Number(line.at(-1)));
    expect(sums.length).toBe(4);
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(0);
    const noted = await deps.db.select().from(activity);
    expect(noted.filter(({ action }) => action === 'reports.export')).toMatchObject([
      { actor: boss.id, subjectId: 'owed' },
      { actor: boss.id, subjectId: 'ledger' },
    ]);
  });
});

describe('the sums of the ledger', () => {
  test('are changed by postings only', async ({ deps }) => {
    const { id } = await sell(deps);
    await run(deps, staff('amina'), acceptOrder, { id });
    for (const table of [
      'ledger_day_sums',
      'ledger_month_sums',
      'ledger_open_balances',
      'ledger_sale_sums',
    ]) {
      for (const change of [
        `UPDATE ${table} SET amount = amount + 1`,
        `DELETE FROM ${table}`,
        `INSERT INTO ${table} SELECT * FROM ${table}`,
        `TRUNCATE ${table}`,
      ]) {
        const tried = deps.db.transaction((tx) => tx.execute(sql.raw(change)));
        await expect(tried, change).rejects.toMatchObject({
          cause: { message: expect.stringContaining('kept by the postings') },
        });
      }
    }
    expect(await wrongSums(deps)).toEqual([]);
  });
});
