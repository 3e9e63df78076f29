import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { noteBin } from '#features/orders/customer/buyer-bin.commands.ts';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import type { PaperData } from '#features/papers/papers.contract.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { PaperLines } from '#features/papers/site/paper-lines.tsx';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { approveRefund, askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { findVat } from '#features/reports/vat/vat.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, type NewOrder, payCash, sell, staff } from './sales.ts';
import { booked, sellWith, taka } from './vat-world.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const today = '2026-12-01';

type Line = NonNullable<NewOrder['lines']>[number];
const line = (charge: Line['charge'], sum: number, more: Partial<Line> = {}): Line => ({
  charge,
  quantity: 1,
  unit: taka(sum),
  text: { en: `A line of ${charge}` },
  ...more,
});

/** Sells and accepts. */
async function sold(deps: CommandDeps, lines: Line[], more: Partial<NewOrder> = {}) {
  const made = await sell(deps, { lines, ...more });
  await run(deps, amina, acceptOrder, { id: made.id });
  return made;
}

const amend = (deps: CommandDeps, id: string, lines: (Line & { was?: number })[], from = 1) =>
  run(deps, amina, amendOrder, { id, lines, from, reason: 'Other rooms', agreed: true, key: aKey() });

describe('VAT within prices', () => {
  test('is a part of what the customer pays, and the rest of it is ours', async ({ deps }) => {
    await sellWith(deps, { own: 15 });
    const { id, total } = await sold(deps, [line('own', 11_500), line('official', 4_200)]);
    expect(total).toBe(taka(15_700));
    expect(await findOrder(deps.db, id, today)).toMatchObject({
      total: taka(15_700),
      vat: taka(1_500),
      lines: [
        { sum: taka(11_500), vatRate: 15, vat: taka(1_500) },
        { sum: taka(4_200), vatRate: 0, vat: 0 },
      ],
    });
    expect(await booked(deps, id)).toEqual({
      1100: -taka(15_700),
      2200: taka(4_200),
      2500: taka(1_500),
      4100: taka(10_000),
    });
  });

  test('is lowered by a discount at the rate of our own prices', async ({ deps }) => {
    await sellWith(deps, { own: 15, fee: 5 });
    const { id } = await sold(deps, [line('own', 11_500), line('discount', -1_150), line('fee', 105)]);
    expect(await booked(deps, id)).toEqual({
      1100: -taka(10_455),
      2500: taka(1_500 - 150 + 5),
      4100: taka(10_000),
      4200: taka(100),
      4900: -taka(1_000),
    });
  });

  test('is rounded half away from zero, line by line', async ({ deps }) => {
    await sellWith(deps, { own: 15 });
    // 0.1304 of a taka each: 1.5 poisha of 11.5.
    const { id } = await sold(deps, [
      line('own', 0, { unit: 1_000 }),
      line('own', 0, { unit: 23, quantity: 1 }),
      line('own', 0, { unit: 12 }),
      line('discount', -0.04),
    ]);
    const order = await findOrder(deps.db, id, today);
    // 130.43, 3.00, 1.57 and −0.52.
    expect(order?.lines.map(({ vat }) => vat)).toEqual([130, 3, 2, -1]);
    expect([order?.vat, (await booked(deps, id))['2500']]).toEqual([134, 134]);
  });
});

describe('VAT on top of prices', () => {
  test('makes the total larger, which the plan, the invoice and the ledger know', async ({ deps }) => {
    await sellWith(deps, { mode: 'added', own: 15, official: 0, supplier: 7.5 });
    const lines = [line('own', 10_000), line('official', 4_200), line('supplier', 2_000)];
    const { id, total } = await sold(deps, lines, { travelsOn: '2027-03-01' });
    expect(total).toBe(taka(16_200 + 1_500 + 150));
    const order = await findOrder(deps.db, id, today);
    expect(order).toMatchObject({ total, vat: taka(1_650), due: taka(8_925) });
    expect(order?.lines.map(({ sum, vatRate, vat }) => [sum, vatRate, vat])).toEqual([
      [taka(10_000), 15, taka(1_500)],
      [taka(4_200), 0, 0],
      [taka(2_000), 7.5, taka(150)],
    ]);
    expect(order?.plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(await booked(deps, id)).toEqual({
      1100: -total,
      2200: taka(4_200),
      2300: taka(2_000),
      2500: taka(1_650),
      4100: taka(10_000),
    });
  });

  test('wants a plan that adds to the total with it', async ({ deps }) => {
    await sellWith(deps, { mode: 'added', own: 15 });
    const lines = [line('own', 10_000)];
    await expect(
      sell(deps, { lines, plan: [{ amount: taka(10_000), due: '2026-12-02' }] }),
    ).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'plan' }] });
    const made = await sell(deps, { lines, plan: [{ amount: taka(11_500), due: '2026-12-02' }] });
    expect(made.total).toBe(taka(11_500));
  });

  test('of a line that says its own rate is that', async ({ deps }) => {
    await sellWith(deps, { mode: 'added', own: 15 });
    const { id, total } = await sold(deps, [
      line('own', 1_000, { vat: 0 }),
      line('official', 400, { vat: 7.5 }),
    ]);
    expect(total).toBe(taka(1_430));
    expect((await findOrder(deps.db, id, today))?.lines.map(({ vatRate }) => vatRate)).toEqual([0, 7.5]);
  });
});

describe('what was sold', () => {
  test('keeps its rates when the settings change, and what is new has the new ones', async ({ deps }) => {
    await sellWith(deps, { own: 15 });
    const { id } = await sold(deps, [line('own', 11_500), line('own', 2_300)]);
    await sellWith(deps, { mode: 'added', own: 10 });
    expect(await findOrder(deps.db, id, today)).toMatchObject({ vat: taka(1_800), total: taka(13_800) });
    const changed = await amend(deps, id, [{ ...line('own', 11_500), was: 0 }, line('own', 1_000)]);
    expect(changed).toMatchObject({ before: taka(13_800), total: taka(12_600) });
    expect(await booked(deps, id)).toMatchObject({
      1100: -taka(12_600),
      2500: taka(1_600),
      4100: taka(11_000),
    });
  });

  test('takes its VAT back with a change that makes it cheaper', async ({ deps }) => {
    await sellWith(deps, { own: 15 });
    const { id } = await sold(deps, [line('own', 11_500)]);
    const { lines } = await amend(deps, id, [{ ...line('own', 9_200), was: 0 }]);
    expect(lines.map(({ sum, vat }) => [sum, vat])).toEqual([
      [-taka(11_500), -taka(1_500)],
      [taka(9_200), taka(1_200)],
    ]);
    expect(await booked(deps, id)).toEqual({ 1100: -taka(9_200), 2500: taka(1_200), 4100: taka(8_000) });
  });

  test('and is cancelled keeps the VAT of what is kept, and no more', async ({ deps }) => {
    await sellWith(deps, { mode: 'added', own: 15, fee: 5 });
    const lines = [line('own', 10_000), line('discount', -1_000), line('fee', 400)];
    // The ladder keeps a quarter of our price; fees are kept.
    const { id } = await sold(deps, lines, { travelsOn: '2027-03-01' });
    const kept = await run(deps, boss, cancelOrder, { id, reason: 'Not travelling.' });
    // A quarter of 10,350 in whole taka, and all of 420.
    expect(kept).toMatchObject({ keep: taka(2_588 + 420), credit: taka(10_770 - 3_008) });
    const vat = Math.round((taka(2_588) * 15) / 115) + taka(20);
    expect(kept.lines.reduce((sum, { vatOfKeep }) => sum + vatOfKeep, 0)).toBe(vat);
    expect(await booked(deps, id)).toEqual({
      1100: -taka(3_008),
      2500: vat,
      4200: taka(3_008) - vat,
    });
    expect(await findOrder(deps.db, id, today)).toMatchObject({ total: taka(3_008), vat });
  });

  test('and gives money back as goodwill takes back the VAT within it', async ({ deps, clock }) => {
    await sellWith(deps, { mode: 'added', own: 15 });
    const { id } = await sold(deps, [line('own', 10_000)], { travelsOn: '2026-12-05' });
    await payCash(deps, id, taka(11_500));
    clock.set('2026-12-10T04:00:00Z');
    await tendOrders(deps);
    const asked = {
      orderId: id,
      amount: taka(1_150),
      method: 'cash' as const,
      reason: 'No lift',
      key: aKey(),
    };
    const { id: refund, state } = await run(deps, amina, askRefund, asked);
    if (state === 'asked') {
      await run(deps, boss, approveRefund, { id: refund });
    }
    expect(await findOrder(deps.db, id, '2026-12-10')).toMatchObject({
      total: taka(10_350),
      vat: taka(1_350),
    });
    expect(await booked(deps, id)).toMatchObject({
      2500: taka(1_350),
      4100: taka(10_000),
      4900: -taka(1_000),
    });
  });
});

describe('a quote', () => {
  test('above 25,000 taka with VAT warns until the BIN of who buys is known, which the invoice prints', async ({
    deps,
  }) => {
    await sellWith(deps, { mode: 'added', own: 15 });
    const ask = (sum: number, more: Partial<NewOrder['contact']> = {}) =>
      sell(deps, {
        lines: [line('own', sum)],
        contact: { name: 'Salma Begum', phone: '01812-345678', ...more },
      });
    const { id, token, warnings } = await ask(22_000);
    expect(warnings).toMatchObject([{ code: 'orders.bin' }]);
    expect((await findOrder(deps.db, id, today))?.warnings).toHaveLength(1);
    expect([(await ask(21_739)).warnings, (await ask(22_000, { bin: '000123456-0000' })).warnings]).toEqual([
      undefined,
      undefined,
    ]);
    await run(deps, amina, noteBin, { id, bin: '০০০১২৩৪৫৬-০১০১' });
    expect(await findOrder(deps.db, id, today)).toMatchObject({ warnings: [], bin: '000123456-0101' });
    await run(deps, amina, acceptOrder, { id });
    const papers = await listPapers(deps.db, id);
    const read = async (kind: string) => {
      const number = papers.find((each) => each.kind === kind)?.number ?? '';
      return findPaper(deps.db, { token, number, language: 'en', siteUrl: 'https://shofor.example' });
    };
    expect((await read('invoice'))?.customer).toMatchObject({ bin: '000123456-0101' });
    const quote = await read('quote');
    expect(quote?.customer.bin).toBeUndefined();
    const text = (paper: PaperData | undefined) =>
      paper && renderToStaticMarkup(createElement(PaperLines, { paper })).replace(/<[^>]*>/g, ' ');
    expect(text(quote)).toMatch(/15%\s+৳22,000\s.*VAT\s+৳3,300\s+.*৳25,300/);
    await sellWith(deps, { own: 15 });
    const within = await sell(deps, { lines: [line('own', 11_500)] });
    const [paper] = await listPapers(deps.db, within.id);
    const which = { token: within.token, number: paper?.number ?? '', language: 'en' as const };
    expect(text(await findPaper(deps.db, { ...which, siteUrl: 'https://shofor.example' }))).toMatch(
      /৳11,500\s+VAT included\s+৳1,500/,
    );
  });
});

describe('a month', () => {
  test('says what sales added, what was taken back, and what the account gained', async ({ deps, clock }) => {
    await sellWith(deps, { own: 15, fee: 5 });
    await sold(deps, [line('own', 11_500), line('fee', 105)]);
    const { id } = await sold(deps, [line('own', 2_300)]);
    clock.set('2026-12-20T04:00:00Z');
    await amend(deps, id, [{ ...line('own', 1_150), was: 0 }]);
    clock.set('2027-01-05T04:00:00Z');
    await run(deps, boss, cancelOrder, { id, reason: 'Not travelling.' });
    expect(await findVat(deps.db, '2026-12')).toEqual({
      month: '2026-12',
      sold: taka(12_100),
      vat: taka(1_805),
      back: taka(150),
      other: 0,
      total: taka(1_655),
      rates: [
        { rate: 5, sold: taka(100), vat: taka(5), backOn: 0, back: 0 },
        { rate: 15, sold: taka(12_000), vat: taka(1_800), backOn: taka(1_000), back: taka(150) },
      ],
    });
    expect(await findVat(deps.db, '2027-01')).toMatchObject({
      sold: 0,
      vat: 0,
      back: taka(150),
      total: -taka(150),
    });
  });
});
