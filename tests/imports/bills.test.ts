import { NoopLogger } from 'drizzle-orm/logger';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { openBooks } from '#features/reports/opening/opening.commands.ts';
import { addBill, undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { aKey, staff } from '../selling/sales.ts';
import { test } from './imports-world.ts';
import { balancesOn, shownBooks, supplierCalled } from './suppliers-world.ts';

const accountant = staff('rima', 'accountant');
const taka = (sum: number) => sum * 100;

/** Suppliers by their names and usual currencies. */
async function made(deps: CommandDeps, names: Readonly<Record<string, string>>) {
  for (const [name, currency] of Object.entries(names)) {
    await run(deps, accountant, addSupplier, { name, kind: 'hotel', currency, key: aKey() });
  }
}

const heads = 'Supplier,Bill No,Date,Due,Currency,Rate,Amount,Details';
const list = `${heads}
Dar Al Safa,DS-1,2026-11-20,2026-12-20,SAR,32.885,"1,000.55",Rooms
dar al  SAFA,DS-2,2026-11-25,,SAR,৩২.৫,200,More rooms
Sea Crown,SC-9,2026-12-05,2026-12-31,,,"45,000",Rooms
Sea Crown,SC-10,2026-12-06,,BDT,,(5000),Credit note
`;
const ds1 = 3_290_309;
const ds2 = taka(6_500);

describe('a list of open bills', () => {
  test('is owed against the opening balances, in taka at the rate of each bill', async ({
    imports,
    deps,
    db,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Dar Al Safa': 'SAR', 'Sea Crown': 'BDT' });
    const before = await shownBooks(deps);
    const tried = await imports.tried('bills', list);
    expect(tried).toMatchObject({ rows: 4, faults: [], willAdd: 4, willJoin: 0, willSkip: 0 });
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 4 });
    const safa = await supplierCalled(db, 'Dar Al Safa');
    expect(safa.balance).toBe(ds1 + ds2);
    expect(
      safa.bills.map(({ number, on, due, currency, rate, amount, total, open }) => [
        ...[number, on, due, currency, rate],
        ...[amount, total, open],
      ]),
    ).toEqual([
      ['DS-2', '2026-11-25', null, 'SAR', '32.5', 20_000, ds2, ds2],
      ['DS-1', '2026-11-20', '2026-12-20', 'SAR', '32.885', 100_055, ds1, ds1],
    ]);
    expect((await supplierCalled(db, 'Sea Crown')).balance).toBe(taka(40_000));
    const all = ds1 + ds2 + taka(40_000);
    expect(await balancesOn(db, '2026-12-10')).toEqual({ 2300: -all, 3100: all });
    expect(await imports.tried('bills', list)).toMatchObject({ willAdd: 0, willSkip: 4, faults: [] });
    expect((await imports.undo(tried.id, 'The wrong year')).status).toBe(200);
    expect(await shownBooks(deps)).toEqual(before);
    expect((await supplierCalled(db, 'Sea Crown')).bills[0]).toMatchObject({
      state: 'undone',
      because: 'The wrong year',
    });
    expect(await imports.tried('bills', list)).toMatchObject({ willAdd: 4, willSkip: 0 });
  });

  test('comes once, also where its bills have no number to know them by', async ({
    imports,
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Sea Crown': 'BDT' });
    const row = 'Sea Crown,,2026-12-05,,,,5000,Rooms\n';
    const file = `${heads}\n${row}${row}`;
    const { id, willAdd } = await imports.tried('bills', file);
    // Two rows that say the same are two bills.
    expect(willAdd).toBe(2);
    await imports.taken(id);
    const again = await imports.tried('bills', file);
    expect(again).toMatchObject({ willAdd: 0, willSkip: 2 });
    const before = await shownBooks(deps);
    expect(await imports.taken(again.id)).toMatchObject({ state: 'done', added: 0, skipped: 2 });
    expect(await shownBooks(deps)).toEqual(before);
  });

  test('of a day behind the opening of the books is a cost of that day', async ({
    imports,
    deps,
    db,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Dar Al Safa': 'SAR', 'Sea Crown': 'BDT' });
    await run(deps, accountant, openBooks, { on: '2026-12-01', accounts: [], suppliers: [], key: aKey() });
    const before = await shownBooks(deps, ['2026-11-30', '2026-12-01', '2026-12-05']);
    const { id } = await imports.tried('bills', list);
    await imports.taken(id);
    const former = ds1 + ds2;
    expect(await balancesOn(db, '2026-11-30')).toEqual({});
    expect(await balancesOn(db, '2026-12-01')).toEqual({ 2300: -former, 3100: former });
    expect(await balancesOn(db, '2026-12-05')).toEqual({
      2300: -(former + taka(45_000)),
      3100: former,
      5200: taka(45_000),
    });
    await imports.undo(id);
    expect(await shownBooks(deps, ['2026-11-30', '2026-12-01', '2026-12-05'])).toEqual(before);
  });

  test('tells each fault by row and column in words', async ({ imports, deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Dar Al Safa': 'SAR', 'Sea Crown': 'BDT', Twin: 'BDT', TWIN: 'BDT' });
    const { id } = await imports.tried('bills', list);
    await imports.taken(id);
    const tried = await imports.tried(
      'bills',
      `${heads}
,A-1,2026-11-20,,,,100,
Dar Al Safaa,A-2,2026-11-20,,,,100,
Nobody at all,A-3,2026-11-20,,,,100,
Twin,A-4,2026-11-20,,,,100,
Sea Crown,A-5,,,,,100,
Sea Crown,A-6,2026-12-11,,,,100,
Sea Crown,A-7,2026-11-20,2026-11-19,,,100,
Sea Crown,A-8,2026-11-20,,Riyal,,100,
Sea Crown,A-9,2026-11-20,,SAR,,100,
Sea Crown,A-10,2026-11-20,,SAR,about 30,100,
Sea Crown,A-11,2026-11-20,,,2,100,
Sea Crown,A-12,2026-11-20,,,,0,
Sea Crown,A-13,2026-11-20,,,,,
Sea Crown,A-14,2026-11-20,,USD,999999,900000000,
dar al safa,ds - 1,2026-11-20,,SAR,32.885,999,
dar al safa,ds - 1,2026-11-20,,SAR,32.885,1000.55,
`,
    );
    expect(tried.faults.map(({ row, column }) => [row, column])).toEqual([
      ...[
        [2, 'Supplier'],
        [3, 'Supplier'],
        [4, 'Supplier'],
        [5, 'Supplier'],
        [6, 'Date'],
        [7, 'Date'],
      ],
      ...[
        [8, 'Due'],
        [9, 'Currency'],
        [10, 'Rate'],
        [11, 'Rate'],
        [12, 'Rate'],
        [13, 'Amount'],
      ],
      ...[
        [14, 'Amount'],
        [15, 'Amount'],
        [16, 'Bill No'],
      ],
    ]);
    expect(tried).toMatchObject({ willAdd: 0, willSkip: 1 });
    const words = tried.faults.map(({ message }) => message);
    expect(words[1]).toContain('Is it “Dar Al Safa”?');
    expect(words[2]).toBe(
      'There is no supplier “Nobody at all”. Bring suppliers along first, or add this one.',
    );
    expect(words[8]).toContain('A bill in SAR needs its rate.');
    expect(words[14]).toContain('with another sum: ৳32,903.09');
  });

  test('is kept from an undo by payments, credit notes and bills that somebody undid', async ({
    imports,
    deps,
    db,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Dar Al Safa': 'SAR', 'Sea Crown': 'BDT' });
    const { id } = await imports.tried('bills', list);
    await imports.taken(id);
    const crown = await supplierCalled(db, 'Sea Crown');
    const bill = crown.bills.find(({ number }) => number === 'SC-9');
    const paying = { id: crown.id, account: '1020', amount: taka(100), bills: [bill?.id ?? ''] };
    await run(deps, accountant, paySupplierFrom, { ...paying, key: aKey() });
    const lines = [{ amount: -taka(10), text: 'Back' }];
    await run(deps, accountant, addBill, { supplier: crown.id, lines, key: aKey() });
    const safa = await supplierCalled(db, 'Dar Al Safa');
    await run(deps, accountant, undoBill, { id: safa.bills[0]?.id ?? '', reason: 'Twice.' });
    const before = await shownBooks(deps);
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: {
        standing: [
          { kind: 'payments', count: 1 },
          { kind: 'credit-notes', count: 1 },
          { kind: 'changes', count: 1 },
        ],
      },
    });
    expect(await shownBooks(deps)).toEqual(before);
  });

  test('of 2,000 rows comes in by few questions', async ({ imports, deps, db, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    await made(deps, { 'Sea Crown': 'BDT' });
    const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
    onTestFinished(() => asked.mockRestore());
    const rows = Array.from({ length: 2_000 }, (_, at) => `Sea Crown,B-${at},2026-11-20,,,,${at + 1},`);
    const { id } = await imports.tried('bills', `${heads}\n${rows.join('\n')}\n`);
    const before = asked.mock.calls.length;
    expect(await imports.taken(id)).toMatchObject({ state: 'done', added: 2_000 });
    expect(asked.mock.calls.length - before).toBeLessThan(200);
    expect(await balancesOn(db, '2099-12-31')).toEqual({ 2300: -taka(2_001_000), 3100: taka(2_001_000) });
  });
});
