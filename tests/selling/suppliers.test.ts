import { describe, expect } from 'vitest';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { approveMovement, refuseMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { findStatement } from '#features/suppliers/statement/statement.queries.ts';
import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import { listSuppliers } from '#features/suppliers/suppliers.queries.ts';
import { run } from '#platform/command/command.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';
import { accountant, manager, supplierWorld } from './supplier-world.ts';

const taka = (sum: number) => sum * 100;

describe('a supplier’s bill', () => {
  test('in rial is owed in taka, each line rounded half away from zero', async ({ deps }) => {
    const { bill, balances, owed, card } = await supplierWorld(deps);
    // 0.01 rial at 32.5 is 0.325 taka, and 0.02 at 32.75 would be 0.655.
    const made = await bill([792_000, { amount: 1, text: 'Stamp' }, { amount: -3, text: 'Rebate' }], {
      currency: 'SAR',
      rate: '32.5',
    });
    expect(made.total).toBe(25_740_000 + 33 - 98);
    expect(await balances()).toEqual({ all: 0, 5200: made.total, 2300: -made.total });
    expect(await owed()).toBe(made.total);
    const [kept] = (await card()).bills;
    expect(kept).toMatchObject({ amount: 791_998, rate: '32.5', total: made.total, open: made.total });
    expect(kept?.lines.map(({ total }) => total)).toEqual([25_740_000, 33, -98]);
    expect((await bill([1], { currency: 'SAR', rate: '32.123456' })).total).toBe(32);
  });

  test('of a foreign currency needs its rate, one in taka has none, and it is never nothing', async ({
    deps,
  }) => {
    const { bill, owed } = await supplierWorld(deps);
    for (const given of [{ currency: 'SAR' }, { currency: 'BDT', rate: '2' }]) {
      await expect(bill([100], given)).rejects.toMatchObject({ code: 'bills.rate' });
    }
    for (const rate of ['0', '1.1234567', '-3', '1,5', '1e3']) {
      await expect(bill([100], { currency: 'SAR', rate })).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(bill([100, -100])).rejects.toMatchObject({ code: 'bills.total' });
    await expect(bill([100_000_000_000], { rate: '999999' })).rejects.toMatchObject({ code: 'bills.total' });
    await expect(bill([0])).rejects.toMatchObject({ kind: 'invalid' });
    // Without either it is in taka, with a rate alone in the supplier's own currency.
    expect((await bill([100])).total).toBe(100);
    expect((await bill([100], { rate: '32.85' })).total).toBe(3_285);
    expect(await owed()).toBe(3_385);
  });

  test('is booked once under its number, however that is typed, until it is undone', async ({ deps }) => {
    const { bill, takeBack, owed, id } = await supplierWorld(deps);
    const first = await bill([taka(500)], { number: 'DS-2391 a' });
    await expect(bill([taka(500)], { number: 'ds-2391A' })).rejects.toMatchObject({
      code: 'bills.seen',
      details: { bill: first.id },
    });
    await takeBack(first.id);
    await expect(takeBack(first.id)).rejects.toMatchObject({ code: 'bills.undone' });
    await bill([taka(500)], { number: 'DS-2391 A' });
    await bill([taka(1)]);
    await bill([taka(1)]);
    expect(await owed()).toBe(taka(502));
    const key = aKey();
    expect(await bill([taka(7)], {}, key)).toEqual(await bill([taka(7)], {}, key));
    expect((await findStatement(deps.db, id, { from: '2020-01-01', to: '2099-12-31' }))?.after).toBe(
      taka(509),
    );
  });

  test('says what each line is for, and an expense is booked as that', async ({ deps }) => {
    const { bill, balances, card } = await supplierWorld(deps);
    const order = await sell(deps);
    await run(deps, staff('amina'), acceptOrder, { id: order.id });
    const before = await balances();
    const lines = [
      { amount: taka(400), text: 'Fee of the embassy', order: order.id, line: 1 },
      { amount: taka(50), text: 'Envelopes', expense: '6500' },
      { amount: taka(9), text: 'For nothing yet' },
    ];
    await bill(lines);
    expect(await balances()).toEqual({
      ...before,
      2200: (before[2200] ?? 0) + taka(400),
      5200: taka(9),
      6500: taka(50),
      2300: (before[2300] ?? 0) - taka(459),
    });
    expect((await card()).bills[0]?.lines).toMatchObject([
      { order: order.id, line: 1, account: '2200' },
      { order: null, account: '6500' },
      { order: null, account: '5200' },
    ]);
    const nobody = crypto.randomUUID();
    for (const [line, code] of [
      [{ order: nobody }, 'bills.order'],
      [{ order: order.id, line: 0 }, 'bills.order'],
      [{ departure: nobody }, 'bills.departure'],
      [{ expense: '4100' }, 'books.account'],
      [{ expense: '6999' }, 'books.account'],
      [{ line: 1 }, 'input.invalid'],
      [{ expense: '6500', order: order.id }, 'input.invalid'],
    ] as const) {
      await expect(bill([{ amount: 100, text: 'Rooms', ...line }])).rejects.toMatchObject({ code });
    }
  });

  test('can be a debit or a credit memo of an airline, which no other supplier sends', async ({ deps }) => {
    const { bill, card, balances } = await supplierWorld(deps, { currency: 'BDT', kind: 'airline' });
    await bill([taka(900)], { number: '7712', memo: 'adm' });
    await bill([-taka(250)], { number: '7713', memo: 'acm' });
    await bill([taka(10)]);
    const { bills } = await card();
    expect(Object.fromEntries(bills.map(({ memo, ...each }) => [memo ?? 'bill', each]))).toMatchObject({
      bill: { number: null, total: taka(10) },
      adm: { number: '7712', total: taka(900) },
      acm: { number: '7713', total: -taka(250) },
    });
    expect(await balances()).toEqual({ all: 0, 5200: taka(660), 2300: -taka(660) });
    await expect(bill([-taka(5)], { memo: 'adm' })).rejects.toMatchObject({ code: 'bills.memo' });
    await expect(bill([taka(5)], { memo: 'acm' })).rejects.toMatchObject({ code: 'bills.memo' });
    const hotel = await supplierWorld(deps, { currency: 'BDT' });
    await expect(hotel.bill([taka(5)], { memo: 'adm' })).rejects.toMatchObject({
      code: 'bills.memo',
      fields: [{ path: 'memo' }],
    });
  });

  test('of which VAT and tax are kept back is owed less to the supplier, and that to the state', async ({
    deps,
  }) => {
    const { bill, balances, owed, takeBack } = await supplierWorld(deps);
    const deducted = [
      { kind: 'vat' as const, amount: taka(150) },
      { kind: 'tax' as const, amount: taka(30), certificate: 'TDS 118' },
    ];
    const { id, total } = await bill([taka(1_000)], { deducted });
    expect(total).toBe(taka(1_000));
    const [cost, vat, tax] = [taka(1_000), -taka(150), -taka(30)];
    expect(await balances()).toEqual({ all: 0, 5200: cost, 2300: -taka(820), 2501: vat, 2502: tax });
    expect(await owed()).toBe(taka(820));
    await expect(bill([taka(179)], { deducted })).rejects.toMatchObject({ code: 'bills.deducted' });
    await expect(bill([-taka(900)], { deducted })).rejects.toMatchObject({ code: 'bills.deducted' });
    await takeBack(id);
    expect(await balances()).toEqual({ all: 0 });
  });
});

describe('what a supplier is paid', () => {
  test('lowers what we owe, with the bank’s fee besides; what is more is an advance that the next bill uses up', async ({
    deps,
  }) => {
    const { bill, pay, balances, owed } = await supplierWorld(deps);
    await bill([taka(1_000)]);
    await pay({ amount: taka(1_300), fee: taka(12) });
    const paid = { all: 0, 1020: -taka(1_312), 5110: taka(12), 5200: taka(1_000) };
    expect(await balances()).toEqual({ ...paid, 1300: taka(300) });
    expect(await owed()).toBe(-taka(300));
    await bill([taka(200)]);
    expect(await balances()).toEqual({ ...paid, 5200: taka(1_200), 1300: taka(100) });
    await bill([taka(250)]);
    expect(await balances()).toEqual({ ...paid, 5200: taka(1_450), 2300: -taka(150) });
    // A credit note of more than is owed is an advance, too.
    await bill([-taka(160)]);
    expect(await balances()).toEqual({ ...paid, 5200: taka(1_290), 1300: taka(10) });
  });

  test('comes back whole by undo, also when a bill used up the advance meanwhile', async ({
    deps,
    clock,
  }) => {
    const { bill, pay, undo, balances, owed, card } = await supplierWorld(deps);
    const { id } = await pay({ amount: taka(500), fee: taka(5), outside: 'TT 88120' });
    await bill([taka(300)]);
    expect(await balances()).toMatchObject({ 1300: taka(200) });
    await undo(id);
    expect(await balances()).toEqual({ all: 0, 5200: taka(300), 2300: -taka(300) });
    expect(await owed()).toBe(taka(300));
    await expect(undo(id)).rejects.toMatchObject({ code: 'movements.state' });
    clock.set('2027-03-01T04:00:00Z');
    await pay({ amount: taka(300), outside: 'TT 88120' });
    expect((await card()).payments).toMatchObject([
      { state: 'booked', amount: taka(300), account: '1020' },
      { state: 'undone', fee: taka(5), because: 'The bank sent it back.' },
    ]);
  });

  test('for bills keeps them from being undone; what is open of each adds up to what we owe', async ({
    deps,
  }) => {
    const { bill, pay, undo, takeBack, card } = await supplierWorld(deps);
    const open = async () => Object.fromEntries((await card()).bills.map((each) => [each.id, each.open]));
    const older = await bill([taka(100)], { on: '2026-11-01' });
    const newer = await bill([taka(100)]);
    const { id } = await pay({ amount: taka(60), bills: [newer.id] });
    expect(await open()).toEqual({ [older.id]: taka(100), [newer.id]: taka(40) });
    await expect(takeBack(newer.id)).rejects.toMatchObject({ code: 'bills.paid' });
    await pay({ amount: taka(120) });
    expect(await open()).toEqual({ [older.id]: 0, [newer.id]: taka(20) });
    await undo(id);
    expect(await open()).toEqual({ [older.id]: 0, [newer.id]: taka(80) });
    await takeBack(newer.id);
    expect((await card()).balance).toBe(-taka(20));
    for (const bills of [[newer.id], [crypto.randomUUID()]]) {
      await expect(pay({ amount: taka(1), bills })).rejects.toMatchObject({ code: 'bills.other' });
    }
  });

  test('leaves an account that holds money', async ({ deps }) => {
    const { pay } = await supplierWorld(deps);
    for (const account of ['2300', '5200', '1020-09']) {
      await expect(pay({ amount: taka(1), account })).rejects.toMatchObject({ code: 'books.account' });
    }
  });

  test('waits for another person when it is large, and is split by what is owed once they say yes', async ({
    deps,
  }) => {
    const { bill, pay, undo, takeBack, balances } = await supplierWorld(deps);
    const large = taka(200_000);
    const made = await bill([taka(50_000)]);
    const waiting = await pay({ amount: large, bills: [made.id] });
    expect(waiting.state).toBe('waiting');
    expect(await balances()).toMatchObject({ 2300: -taka(50_000) });
    await expect(takeBack(made.id)).rejects.toMatchObject({ code: 'bills.paid' });
    await bill([taka(25_000)]);
    await run(deps, manager, approveBooking, { id: waiting.id });
    expect(await balances()).toMatchObject({ 1020: -large, 1300: taka(125_000) });
    await expect(undo(waiting.id)).rejects.toMatchObject({ code: 'books.large' });
    await undo(waiting.id, manager);
    const next = await pay({ amount: large });
    const [asked] = await listApprovals(deps.db);
    await run(deps, manager, refuseMovement, { id: asked?.id ?? '', reason: 'Not this month.' });
    await expect(undo(next.id)).rejects.toMatchObject({ code: 'movements.state' });
    await pay({ amount: large });
    const [again] = await listApprovals(deps.db);
    await run(deps, manager, approveMovement, { id: again?.id ?? '' });
    expect(await balances()).toMatchObject({ 1020: -large, 1300: taka(125_000) });
  });
});

test('payments that are approved at once are split as if one came after the other', async ({ deps: one }) => {
  const database = await openTestDatabase();
  const deps = { ...one, db: database.db };
  const { bill, pay, balances } = await supplierWorld(deps);
  await bill([taka(400_000)]);
  const waiting: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    waiting.push((await pay({ amount: taka(60_000) })).id);
  }
  await Promise.all(waiting.map((id) => run(deps, manager, approveBooking, { id })));
  expect(await balances()).toEqual({
    all: 0,
    1020: -taka(480_000),
    1300: taka(80_000),
    5200: taka(400_000),
  });
  await database.close();
});

describe('the books of suppliers', () => {
  test('take nothing in a closed period or of a day that hasn’t come', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { bill, pay, takeBack } = await supplierWorld(deps);
    const { id } = await bill([taka(10)], { on: '2026-11-20' });
    await run(deps, accountant, closeBooks, { until: '2026-11-30' });
    const wrongs = [
      ['2026-11-30', 'books.closed'],
      ['2026-12-11', 'books.future'],
    ] as const;
    for (const [on, code] of wrongs) {
      await expect(bill([taka(1)], { on })).rejects.toMatchObject({ code });
      await expect(pay({ amount: taka(1), on })).rejects.toMatchObject({ code });
    }
    await bill([taka(1)], { on: '2026-12-01' });
    // What undoes an older entry is of today.
    await takeBack(id);
  });

  test('give a statement of any period, with what was owed before it and after each line', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { id, bill, pay } = await supplierWorld(deps);
    await bill([taka(100)], { on: '2026-10-03', number: 'DS-1' });
    await pay({ amount: taka(120), on: '2026-11-05', outside: 'TT 88121' });
    await bill([taka(70)], { on: '2026-11-02', number: 'DS-2' });
    const found = await findStatement(deps.db, id, { from: '2026-11-01', to: '2026-11-30' });
    expect(found).toMatchObject({
      before: taka(100),
      items: [
        { on: '2026-11-02', kind: 'bill', amount: taka(70), balance: taka(170) },
        { on: '2026-11-05', kind: 'supplier-payment', amount: -taka(120), balance: taka(50) },
      ],
      after: taka(50),
    });
    expect(found?.items[0]?.text).toContain('DS-2');
  });

  test('are found by a part of a name or a number, by name, page by page', async ({ deps }) => {
    await supplierWorld(deps);
    for (const name of ['US-Bangla Airlines', 'biman Bangladesh', 'Alif Transport']) {
      await run(deps, accountant, addSupplier, { name, kind: 'other', key: aKey() });
    }
    const names = async (q: string) =>
      (await listSuppliers(deps.db, { q, limit: 50 })).items.map((s) => s.name);
    expect(await names('')).toEqual([
      'Alif Transport',
      'biman Bangladesh',
      'Dar Al Safa Hotel, Makkah',
      'US-Bangla Airlines',
    ]);
    expect(await names('BANGLA air')).toEqual(['US-Bangla Airlines']);
    expect(await names('৫০০১২')).toEqual(['Dar Al Safa Hotel, Makkah']);
    expect(await names('%')).toEqual([]);
    const first = await listSuppliers(deps.db, { q: '', limit: 3 });
    const second = await listSuppliers(deps.db, { q: '', limit: 3, cursor: first.next ?? '' });
    expect(second).toMatchObject({ items: [{ name: 'US-Bangla Airlines' }], next: null });
  });

  test('are kept by who may, not by a clerk', async ({ deps }) => {
    await expect(supplierWorld(deps, { who: staff('amina') })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
