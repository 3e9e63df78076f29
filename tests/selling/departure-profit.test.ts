import { describe, expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { saleOf } from '#features/orders/orders.rules.ts';
import { orderLines } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { findProfit, listProfits } from '#features/reports/costs/costs.queries.ts';
import { exportReport } from '#features/reports/reports.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';
import { billFor, supplierWorld } from './supplier-world.ts';

const clerk = staff('amina');
const boss = staff('boss', 'accountant');
const taka = (sum: number) => sum * 100;

/** A departure with a paid booking of 12,500 taka. */
async function booked(deps: CommandDeps) {
  const world = await openBookings(deps);
  const orderId = await orderIdOf(deps, (await world.book()).token);
  const paid = { method: 'cash' as const, amount: taka(12_500) };
  await run(deps, clerk, takePayment, { ...paid, orderId, key: aKey() });
  return { ...world, orderId };
}

describe('the profit of a departure', () => {
  test('is what its bookings earn less what its suppliers take', async ({ deps, clock }) => {
    const { departure, depart } = await booked(deps);
    const other = await depart(10);
    await billFor(deps, departure, taka(5_000));
    clock.set('2026-12-02T04:00:00Z');
    await billFor(deps, departure, taka(1_250));
    await billFor(deps, other, taka(900));
    expect(await findProfit(deps.db, departure)).toMatchObject({
      departsOn: '2027-01-14',
      sold: taka(12_500),
      costs: taka(6_250),
      profit: taka(6_250),
      missing: [],
      bills: [
        { on: '2026-12-01', amount: taka(5_000), name: 'Hotel Sea Crown', text: 'Rooms' },
        { on: '2026-12-02', amount: taka(1_250) },
      ],
    });
    const owed = (await findTrialBalance(deps.db, '2026-12-02')).accounts;
    expect(owed.find(({ code }) => code === '2300')?.credit).toBe(taka(7_150));
    expect(owed.find(({ code }) => code === '5200')?.debit).toBe(taka(7_150));
  });

  test('has the lines of suppliers’ bills that are for it, until they are undone', async ({
    deps,
    clock,
  }) => {
    const { departure, depart } = await booked(deps);
    const other = await depart(10);
    await billFor(deps, departure, taka(5_000));
    clock.set('2026-12-02T04:00:00Z');
    const { id, bill, takeBack } = await supplierWorld(deps);
    const made = await bill(
      [
        { amount: taka(10), text: '3 quad rooms', departure },
        { amount: taka(1), text: 'Late arrival', departure: other },
        taka(2),
      ],
      { currency: 'SAR', rate: '32.5', number: 'DS-1' },
    );
    expect(await findProfit(deps.db, departure)).toMatchObject({
      costs: taka(5_325),
      profit: taka(7_175),
      bills: [
        { amount: taka(5_000) },
        { bill: made.id, supplier: id, number: 'DS-1', text: '3 quad rooms', amount: taka(325) },
      ],
    });
    const sums = async () => (await listProfits(deps.db, { from: '2027-01', to: undefined })).sums;
    expect(await sums()).toMatchObject({ costs: taka(5_357) + 50 });
    await takeBack(made.id);
    expect(await sums()).toMatchObject({ costs: taka(5_000) });
    expect(await findProfit(deps.db, departure)).toMatchObject({
      costs: taka(5_000),
      bills: [{ amount: taka(5_000) }],
    });
  });

  test('has nothing of a visa or a ticket that the same order sells', async ({ deps, clock }) => {
    const { departure, orderId } = await booked(deps);
    await billFor(deps, departure, taka(5_000));
    await deps.db.transaction(async (tx) => {
      for (const [position, kind] of (['visa', 'fare'] as const).entries()) {
        const line = { charge: 'own' as const, quantity: 1, unit: taka(3_000) };
        await tx.insert(orderLines).values({
          ...line,
          orderId,
          version: 1,
          position: 90 + position,
          textEn: 'Visa service',
          refund: { ladder: [] },
          source: { kind },
        });
        const context = { tx, now: clock.now(), actor: clerk };
        const entry = { kind: 'amendment' as const, orderId, subject: kind, text: kind };
        await bookEntry(context, { ...entry, postings: saleOf([line]) });
      }
    });
    expect(await findProfit(deps.db, departure)).toMatchObject({ sold: taka(12_500), profit: taka(7_500) });
  });

  test('is not a figure while bookings or costs are missing, and says which', async ({ deps }) => {
    const { departure, depart } = await booked(deps);
    const other = await depart(10);
    const none = { profit: null };
    expect(await findProfit(deps.db, departure)).toMatchObject({ ...none, missing: ['supplier-costs'] });
    await billFor(deps, other, taka(900));
    expect(await findProfit(deps.db, other)).toMatchObject({
      ...none,
      missing: ['bookings'],
      costs: taka(900),
    });
    expect(await findProfit(deps.db, crypto.randomUUID())).toBeUndefined();
  });

  test('counts a cancelled booking by the fee that is kept, and not a held one', async ({ deps }) => {
    const { departure, orderId, book } = await booked(deps);
    await book();
    await billFor(deps, departure, taka(2_000));
    const { keep } = await run(deps, clerk, cancelOrder, { id: orderId, reason: 'They are ill.' });
    expect(keep).toBeGreaterThan(0);
    expect(await findProfit(deps.db, departure)).toMatchObject({ sold: keep, profit: keep - taka(2_000) });
  });

  test('is listed by the months in which departures leave', async ({ deps }) => {
    const { departure } = await booked(deps);
    await billFor(deps, departure, taka(13_000));
    const listed = async (from: string, to?: string) =>
      (await listProfits(deps.db, { from, to })).items.map((row) => [row.departure, row.profit]);
    expect(await listed('2027-01', '2027-01')).toEqual([[departure, -taka(500)]]);
    expect(await listed('2026-07')).toEqual([[departure, -taka(500)]]);
    expect(await listed('2026-07', '2026-12')).toEqual([]);
    expect(await listed('2027-02')).toEqual([]);
  });

  test('is summed for all that leave in the months; departures without bookings and costs are only counted', async ({
    deps,
  }) => {
    const { departure, depart } = await booked(deps);
    const costly = await depart(10);
    await depart(10);
    await billFor(deps, departure, taka(2_500));
    await billFor(deps, costly, taka(4_000));
    const period = { from: '2026-07', to: undefined };
    const page = await listProfits(deps.db, period, {}, 1);
    expect(page.items).toHaveLength(1);
    // What has only costs adds to them, and has no profit.
    expect(page.sums).toEqual({ sold: taka(12_500), costs: taka(6_500), profit: taka(10_000) });
    expect(page.empty).toBe(1);
    expect((await listProfits(deps.db, period)).items.map((row) => row.departure).toSorted()).toEqual(
      [departure, costly].toSorted(),
    );
    expect((await listProfits(deps.db, period, { withEmpty: true })).items).toHaveLength(3);
  });

  test('is listed page by page, and the file has all', async ({ deps }) => {
    const { departure, depart } = await booked(deps);
    const others = [await depart(10), await depart(10), await depart(10)];
    await billFor(deps, departure, taka(2_500));
    const period = { from: '2026-07', to: undefined };
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listProfits(deps.db, period, { cursor, withEmpty: true }, 2);
      expect(page.items.length).toBe(2);
      seen.push(...page.items.map((row) => row.departure));
      cursor = page.next;
    }
    expect(seen.toSorted()).toEqual([departure, ...others].toSorted());
    const file = await run(deps, boss, exportReport, { report: 'profit' });
    expect(file).toHaveLength(1 + seen.length);
    expect(file).toContainEqual(['2027-01-14', expect.any(String), '12500.00', '2500.00', '10000.00', '']);
    expect(file.filter((line) => line.at(-1) === 'bookings supplier-costs')).toHaveLength(3);
  });
});
