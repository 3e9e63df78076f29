import { NoopLogger } from 'drizzle-orm/logger';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { importRows } from '#features/imports/imports.table.ts';
import { mendOpening, openBooks } from '#features/reports/opening/opening.commands.ts';
import { addBill, undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { findStatement } from '#features/suppliers/statement/statement.queries.ts';
import { addSupplier, changeSupplier } from '#features/suppliers/suppliers.commands.ts';
import { run } from '#platform/command/command.ts';
import { aKey, staff } from '../selling/sales.ts';
import { supplierWorld } from '../selling/supplier-world.ts';
import { test } from './imports-world.ts';
import { balancesOn, listedSuppliers, shownBooks, supplierCalled } from './suppliers-world.ts';

const accountant = staff('rima', 'accountant');
const taka = (sum: number) => sum * 100;

const list = `Name,Kind,Phone,Currency,Balance
Saudia Consolidator,GSA,01700-000118,BDT,"1,25,000.50"
"হোটেল সী প্যালেস, কক্সবাজার",হোটেল,০১৭০০০০০২৪৪,,৳৪৫,০০০
Bangkok Land DMC,DMC,+66 2 222 2222,thb,(30000)
VFS Global,Visa,,SAR,0
Karim Guide,,,,
`.replace('৳৪৫,০০০', '"৳৪৫,০০০"');

describe('a list of suppliers', () => {
  test('comes along with what is owed so far, against the opening balances and no cost of today', async ({
    imports,
    db,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const tried = await imports.tried('suppliers', list);
    expect(tried).toMatchObject({ rows: 5, unused: [], faults: [], willAdd: 5, willJoin: 0, willSkip: 0 });
    expect(tried.columns.map(({ field }) => field)).toEqual(['name', 'kind', 'phone', 'currency', 'balance']);
    expect(await listedSuppliers(db)).toEqual([]);
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 5, joined: 0, skipped: 0 });
    const found = await listedSuppliers(db);
    expect(found.map(({ id: _, ...card }) => card)).toEqual([
      {
        name: 'Bangkok Land DMC',
        kind: 'other',
        phone: '+6622222222',
        currency: 'THB',
        balance: -taka(30_000),
      },
      { name: 'Karim Guide', kind: 'other', phone: null, currency: 'BDT', balance: 0 },
      {
        name: 'Saudia Consolidator',
        kind: 'airline',
        phone: '+8801700000118',
        currency: 'BDT',
        balance: 12_500_050,
      },
      { name: 'VFS Global', kind: 'visa-centre', phone: null, currency: 'SAR', balance: 0 },
      {
        name: 'হোটেল সী প্যালেস, কক্সবাজার',
        kind: 'hotel',
        phone: '+8801700000244',
        currency: 'BDT',
        balance: taka(45_000),
      },
    ]);
    expect(await balancesOn(db, '2026-12-10')).toEqual({
      1300: taka(30_000),
      2300: -(12_500_050 + taka(45_000)),
      3100: 12_500_050 + taka(15_000),
    });
    const saudia = await supplierCalled(db, 'Saudia Consolidator');
    expect(await findStatement(db, saudia.id, { from: '2026-12-01', to: '2026-12-31' })).toMatchObject({
      before: 0,
      items: [{ on: '2026-12-10', kind: 'opening', amount: 12_500_050, balance: 12_500_050 }],
      after: 12_500_050,
    });
  });

  test('is booked on the day on which the books were opened, as long as that day isn’t closed', async ({
    imports,
    deps,
    db,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const empty = { on: '2026-12-01', accounts: [], suppliers: [] };
    await run(deps, accountant, openBooks, { ...empty, key: aKey() });
    await imports.taken((await imports.tried('suppliers', list)).id);
    expect(await balancesOn(db, '2026-11-30')).toEqual({});
    expect(await balancesOn(db, '2026-12-01')).toMatchObject({ 1300: taka(30_000) });
  });

  test('adds nothing when it comes again, goes whole, and comes anew once it was undone', async ({
    imports,
    deps,
    db,
  }) => {
    await supplierWorld(deps);
    const before = await shownBooks(deps);
    const first = await imports.tried('suppliers', list);
    await imports.taken(first.id);
    const brought = await shownBooks(deps);
    const again = await imports.tried('suppliers', list);
    expect(again).toMatchObject({ willAdd: 0, willJoin: 0, willSkip: 5, faults: [] });
    expect(await imports.taken(again.id)).toMatchObject({ state: 'done', added: 0, joined: 0, skipped: 5 });
    expect(await shownBooks(deps)).toEqual(brought);
    // Said otherwise it is still the same: a number that one lacked is all that comes to it.
    const mended = await imports.tried(
      'suppliers',
      list.replace('VFS Global,Visa,,', 'vfs  GLOBAL,Visa,01700000733,'),
    );
    expect(mended).toMatchObject({ willAdd: 0, willJoin: 1, willSkip: 4 });
    await imports.taken(mended.id);
    expect(await supplierCalled(db, 'VFS Global')).toMatchObject({ phone: '+8801700000733' });
    expect(imports.refused(await imports.undo(first.id))).toMatchObject({
      code: 'imports.built-on',
      details: { standing: expect.arrayContaining([{ kind: 'imports', count: 1 }]) },
    });
    expect((await imports.undo(mended.id)).status).toBe(200);
    expect(await shownBooks(deps)).toEqual(brought);
    expect((await imports.undo(again.id)).status).toBe(200);
    expect((await imports.undo(first.id)).status).toBe(200);
    expect(await shownBooks(deps)).toEqual(before);
    expect(await db.select().from(importRows)).toEqual([]);
    const anew = await imports.tried('suppliers', list);
    expect(anew).toMatchObject({ willAdd: 5, willSkip: 0 });
    await imports.taken(anew.id);
    expect((await shownBooks(deps)).trial).toEqual(brought.trial);
  });

  test('fills in what a supplier of the same name lacks, case and blanks aside, and changes nothing else', async ({
    imports,
    deps,
    db,
  }) => {
    const known = { name: 'SAUDIA  consolidator', kind: 'hotel' as const, currency: 'USD' };
    await run(deps, accountant, addSupplier, { ...known, key: aKey() });
    const before = await shownBooks(deps);
    const tried = await imports.tried('suppliers', list);
    expect(tried).toMatchObject({ willAdd: 4, willJoin: 1 });
    await imports.taken(tried.id);
    expect(await supplierCalled(db, 'SAUDIA consolidator')).toMatchObject({
      kind: 'hotel',
      currency: 'USD',
      phone: '+8801700000118',
      balance: 12_500_050,
    });
    expect(await listedSuppliers(db)).toHaveLength(5);
    await imports.undo(tried.id);
    expect(await shownBooks(deps)).toEqual(before);
  });

  test('tells each fault by row and column in words, in the language of who reads', async ({
    imports,
    deps,
  }) => {
    const billed = await supplierWorld(deps);
    await billed.bill([taka(700)]);
    const opened = { name: 'Opened before', kind: 'guide' as const };
    const { id } = await run(deps, accountant, addSupplier, { ...opened, key: aKey() });
    const opening = { on: '2026-12-01', accounts: [], suppliers: [{ supplier: id, balance: taka(300) }] };
    await run(deps, accountant, openBooks, { ...opening, key: aKey() });
    for (const name of ['Twin', 'TWIN']) {
      await run(deps, accountant, addSupplier, { name, kind: 'other', key: aKey() });
    }
    const faulty = `Name,Kind,Phone,Currency,Balance
,hotel,,,
A Hotel,palace,,,
B Hotel,hotel,1.7E+09,,
C Hotel,hotel,,Riyal,
D Hotel,hotel,,,"12,34,5"
"Dar Al Safa Hotel, Makkah",hotel,,,500
opened BEFORE,guide,,,500
Twin,other,,,
E Hotel,hotel,,,100
e hotel,hotel,,,200
opened before,guide,,,300
${'F'.repeat(121)},hotel,,,
`;
    const tried = await imports.tried('suppliers', faulty);
    expect(tried.faults.map(({ row, column, value }) => [row, column, value.slice(0, 30)])).toEqual([
      [2, 'Name', ''],
      [3, 'Kind', 'palace'],
      [4, 'Phone', '1.7E+09'],
      [5, 'Currency', 'Riyal'],
      [6, 'Balance', '12,34,5'],
      [7, 'Balance', '500.00'],
      [8, 'Balance', '500.00'],
      [9, 'Name', 'Twin'],
      [11, 'Balance', '200.00'],
      [13, 'Name', 'F'.repeat(30)],
    ]);
    expect(tried).toMatchObject({ willAdd: 1, willJoin: 0, willSkip: 1, faultyRows: 10 });
    const words = tried.faults.map(({ message }) => message);
    expect(words[1]).toBe(
      '“palace” is no kind of supplier. Write one of: Airline or consolidator, Hotel, Transport, Visa centre, Embassy, Guide, Other. Or leave it empty.',
    );
    expect(words[3]).toContain('BDT, SAR or USD');
    expect(words[5]).toBe(
      '“Dar Al Safa Hotel, Makkah” has bills already, and what is owed is their sum. Leave this cell empty: nothing counts twice.',
    );
    expect(words[6]).toContain('has an opening balance already: ৳300');
    expect(words[7]).toContain('Several suppliers are called “Twin”');
    expect(words[8]).toContain('has an opening balance already: ৳100');
    const bangla = await imports.tried('suppliers', faulty, { language: 'bn' });
    expect(bangla.faults[1]?.message).toContain('এয়ারলাইন বা কনসলিডেটর, হোটেল');
    expect(await imports.taken(tried.id)).toMatchObject({ added: 1, joined: 0, skipped: 1, faultCount: 10 });
  });

  test('is kept from an undo by what came to stand on it, with counts', async ({ imports, deps, db }) => {
    const { id } = await imports.tried('suppliers', list);
    await imports.taken(id);
    const { id: supplier } = await supplierCalled(db, 'VFS Global');
    const world = await supplierWorld(deps);
    await world.bill([taka(50)]);
    const line = (amount: number) => ({ lines: [{ amount, text: 'Fees' }], key: aKey() });
    await run(deps, accountant, addBill, { supplier, ...line(taka(700)) });
    const credit = await run(deps, accountant, addBill, { supplier, ...line(-taka(100)) });
    const paid = { id: supplier, account: '1020', amount: taka(200) };
    await run(deps, accountant, paySupplierFrom, { ...paid, key: aKey() });
    const { id: saudia } = await supplierCalled(db, 'Saudia Consolidator');
    const changed = { name: 'Saudia Cargo', kind: 'airline' as const, phone: '01700000118' };
    await run(deps, accountant, changeSupplier, { id: saudia, ...changed });
    const before = await shownBooks(deps);
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: {
        standing: [
          { kind: 'bills', count: 1 },
          { kind: 'credit-notes', count: 1 },
          { kind: 'payments', count: 1 },
          { kind: 'changes', count: 1 },
        ],
      },
    });
    expect(await shownBooks(deps)).toEqual(before);
    await run(deps, accountant, undoBill, { id: credit.id, reason: 'Sent back.' });
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      details: { standing: expect.not.arrayContaining([{ kind: 'credit-notes', count: 1 }]) },
    });
  });

  test('isn’t opened a second time by the opening of the books', async ({ imports, deps, db, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { id } = await imports.tried('suppliers', list);
    await imports.taken(id);
    const { id: supplier } = await supplierCalled(db, 'Saudia Consolidator');
    const opening = { on: '2026-12-01', accounts: [], suppliers: [{ supplier, balance: taka(5) }] };
    await expect(run(deps, accountant, openBooks, { ...opening, key: aKey() })).rejects.toMatchObject({
      code: 'books.brought',
    });
    await run(deps, accountant, openBooks, { ...opening, suppliers: [], key: aKey() });
    await expect(
      run(deps, accountant, mendOpening, { ...opening, reason: 'Forgotten.', key: aKey() }),
    ).rejects.toMatchObject({ code: 'books.brought' });
    expect((await imports.undo(id)).status).toBe(200);
    await expect(
      run(deps, accountant, mendOpening, { ...opening, reason: 'Forgotten.', key: aKey() }),
    ).rejects.toMatchObject({ code: 'suppliers.not-found' });
  });

  test('of 2,000 rows comes in by few questions', async ({ imports, db }) => {
    const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
    onTestFinished(() => asked.mockRestore());
    const rows = Array.from({ length: 2_000 }, (_, at) => `Supplier ${at},hotel,,BDT,${at}`);
    const tried = await imports.tried('suppliers', `Name,Kind,Phone,Currency,Balance\n${rows.join('\n')}\n`);
    const before = asked.mock.calls.length;
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 2_000 });
    expect(asked.mock.calls.length - before).toBeLessThan(200);
    expect(await balancesOn(db, '2099-12-31')).toEqual({ 2300: -taka(1_999_000), 3100: taka(1_999_000) });
  });
});
