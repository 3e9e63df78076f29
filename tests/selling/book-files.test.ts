import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { exportBooks } from '#features/reports/book-files/book-files.commands.ts';
import { dayBookFile, ledgerFile } from '#features/reports/book-files/sheet.rules.ts';
import { tallyFile } from '#features/reports/book-files/tally.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, aQuote, payCash, sell, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const boss = staff('boss', 'owner');
const taka = (sum: number) => sum * 100;
const december = { from: '2026-12-01', to: '2026-12-31' };
const customer = 'রহিম & সন্স <Travels> "ঢাকা"';

/** A month in which everything happens that an accountant files, with a customer and a text that test every form. */
async function aMonth(deps: CommandDeps) {
  const contact = { ...aQuote().contact, name: customer };
  const { id } = await sell(deps, { contact });
  await payCash(deps, id, taka(3_000), boss);
  const cancelled = await sell(deps);
  await payCash(deps, cancelled.id, taka(1_000), boss);
  await run(deps, boss, cancelOrder, { id: cancelled.id, reason: 'The visa was refused.' });
  const hotel = await supplierWorld(deps, { currency: 'BDT', who: boss });
  const bill = await hotel.bill([{ amount: taka(400), text: 'Rooms & <breakfast>', order: id }], {
    number: 'DS-118',
  });
  await hotel.bill([{ amount: -taka(50), text: 'A room too many', order: id }], { number: 'CN-3' });
  await hotel.pay({ amount: taka(120), bills: [bill.id], outside: 'BT 9001' });
  const spend = (text: string) =>
    run(deps, boss, bookExpense, { kind: '6100', account: '1020', amount: taka(45), text, key: aKey() });
  await spend('=HYPERLINK("http://x")');
  const wrong = await spend('Twice');
  await run(deps, boss, undoMovement, { id: wrong.id, reason: 'It was entered twice.' });
  const payout = { from: '1051', to: '1020', amount: taka(1_000), fee: taka(18), outside: 'PAY-77' };
  await run(deps, boss, transfer, { ...payout, key: aKey() });
}

const takeOut = (deps: CommandDeps, file: 'ledger.xlsx' | 'day-book.csv' | 'tally.xml', days = december) =>
  run(deps, boss, exportBooks, { file, ...days });

/** The texts and numbers of the cells of a sheet, row by row; null for an empty one. */
function cellsOf(file: Uint8Array, sheet: string): (string | number | null)[][] {
  const parts = unzipSync(file);
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect(text('xl/workbook.xml')).toContain(`name="${sheet}"`);
  const data = childOf(childOf(parseXml(text('xl/worksheets/sheet1.xml')), 'worksheet'), 'sheetData');
  return all(data, 'row').map((row) => {
    const cells: (string | number | null)[] = Array.from({ length: 10 }, () => null);
    for (const cell of all(row, 'c')) {
      const column = (cell.attributes.r ?? '').replace(/\d/g, '').charCodeAt(0) - 65;
      const isText = cell.attributes.t === 'inlineStr' || cell.attributes.t === 's';
      cells[column] = isText ? cell.text : Number(cell.text);
    }
    return cells;
  });
}

interface Parent {
  readonly children: ReadonlyArray<{ readonly type: string }>;
}
const isElement = (node: { readonly type: string }): node is XmlElement => node.type === 'element';
const all = (parent: Parent, name: string): XmlElement[] =>
  parent.children.filter(isElement).filter((child) => child.name === name);
function childOf(parent: Parent, name: string): XmlElement {
  const [found] = all(parent, name);
  if (!found) {
    throw new Error(`There is no ${name}.`);
  }
  return found;
}
const textOf = (parent: Parent, name: string) => all(parent, name)[0]?.text;

/** Tally's vouchers with their sides in poisha, and its ledgers with their groups. */
function tallyOf(file: string) {
  const path = ['ENVELOPE', 'BODY', 'IMPORTDATA', 'REQUESTDATA'];
  const data = path.reduce<Parent>((parent, name) => childOf(parent, name), parseXml(file));
  const messages = all(data, 'TALLYMESSAGE');
  const groups = new Map(
    messages
      .flatMap((each) => all(each, 'LEDGER'))
      .map((one) => [one.attributes.NAME, textOf(one, 'PARENT')]),
  );
  const vouchers = messages
    .flatMap((each) => all(each, 'VOUCHER'))
    .map((one) => ({
      entry: one.attributes.REMOTEID,
      type: textOf(one, 'VOUCHERTYPENAME'),
      number: textOf(one, 'VOUCHERNUMBER'),
      date: textOf(one, 'DATE'),
      party: textOf(one, 'PARTYNAME'),
      reference: textOf(one, 'REFERENCE'),
      sides: all(one, 'ALLLEDGERENTRIES.LIST').map((side) => {
        const amount = Math.round(Number(textOf(side, 'AMOUNT')) * -100);
        expect(textOf(side, 'ISDEEMEDPOSITIVE')).toBe(amount > 0 ? 'Yes' : 'No');
        return { ledger: textOf(side, 'LEDGERNAME') ?? '', amount };
      }),
    }));
  return { groups, vouchers };
}

/** What a period adds to on each account, by the trial balance. */
async function trialOf(deps: CommandDeps) {
  const { accounts } = await findTrialBalance(deps.db, december.to);
  return Object.fromEntries(
    accounts.flatMap(({ code, debit, credit }) => (debit === credit ? [] : [[code, debit - credit]])),
  );
}

/** Sums by a key, without those at nothing. */
function summed(sides: ReadonlyArray<readonly [key: string, amount: number]>) {
  const sums = new Map<string, number>();
  for (const [key, amount] of sides) {
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

const poisha = (cell: unknown) => Math.round(Number(cell ?? 0) * 100);

describe('the books as files', () => {
  test('the ledger is a sheet by account whose sums are numbers and those of the trial balance', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const { vouchers, names } = await takeOut(deps, 'ledger.xlsx');
    const file = await new Response(ledgerFile(vouchers, names)).bytes();
    const [heads, ...rows] = cellsOf(file, 'Ledger');
    expect(heads).toEqual('Date Entry Kind Account Name Party Text Number Debit Credit'.split(' '));
    expect(summed(rows.map((row) => [String(row[3]), poisha(row[8]) - poisha(row[9])]))).toEqual(
      await trialOf(deps),
    );
    // Each entry adds to nothing, and the accounts stand together.
    expect(summed(rows.map((row) => [String(row[1]), poisha(row[8]) - poisha(row[9])]))).toEqual({});
    const codes = rows.map((row) => String(row[3]));
    expect(codes).toEqual(codes.toSorted());
    for (const [, , , , , , , , debit, credit] of rows) {
      expect([typeof debit, typeof credit].toSorted()).toEqual(['number', 'object']);
    }
    expect(rows.find((row) => row[2] === 'sale')).toMatchObject({
      0: '2026-12-10',
      4: expect.any(String),
      5: customer,
    });
    expect(rows.find((row) => row[6] === '=HYPERLINK("http://x")')).toBeDefined();
  });

  test('the day book has the same by day, and no cell of it is a formula', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const { vouchers, names } = await takeOut(deps, 'day-book.csv');
    const file = dayBookFile(vouchers, names);
    expect(file.startsWith('\uFEFFDate,Entry,Kind,Account,Name,Party,Text,Number,Debit,Credit\r\n')).toBe(
      true,
    );
    expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(file).not.toMatch(/(?:^|,)"?[=+@]/m);
    expect(file.trim().split('\r\n')).toHaveLength(vouchers.flatMap(({ sides }) => sides).length + 1);
    for (const number of ['DS-118', 'CN-3', 'BT 9001', 'PAY-77']) {
      expect(vouchers.some(({ outside }) => outside === number)).toBe(true);
    }
  });

  test('Tally gets every entry as a voucher of its kind that adds to nothing, with its ledgers in their groups', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const taken = await takeOut(deps, 'tally.xml');
    const file = tallyFile(taken.vouchers, taken.names);
    const { groups, vouchers } = tallyOf(file);
    expect(vouchers.map(({ entry }) => entry)).toEqual(taken.vouchers.map(({ entry }) => entry));
    for (const { sides } of vouchers) {
      expect(sides.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    const sides = vouchers.flatMap((each) => each.sides);
    expect(summed(sides.map(({ ledger, amount }) => [ledger.split(' ', 1)[0] ?? '', amount]))).toEqual(
      await trialOf(deps),
    );
    expect([...groups.keys()].toSorted()).toEqual([...new Set(sides.map(({ ledger }) => ledger))].toSorted());
    expect(Object.fromEntries(groups)).toMatchObject({
      '1010 Cash in tills': 'Cash-in-Hand',
      '1020 Bank': 'Bank Accounts',
      '1100 Receivable from customers': 'Sundry Debtors',
      '2300 Supplier payables': 'Sundry Creditors',
      '4100 Own revenue': 'Sales Accounts',
      '6100 Rent': 'Indirect Expenses',
    });
    const typesOf = (kind: string) => [
      ...new Set(
        taken.vouchers.flatMap((each, place) => (each.kind === kind ? [vouchers[place]?.type] : [])),
      ),
    ];
    expect(
      Object.fromEntries(
        [...new Set(taken.vouchers.map(({ kind }) => kind))].map((kind) => [kind, typesOf(kind)]),
      ),
    ).toEqual({
      sale: ['Sales'],
      payment: ['Receipt'],
      cancellation: ['Credit Note'],
      bill: ['Purchase', 'Debit Note'],
      'supplier-payment': ['Payment'],
      expense: ['Payment'],
      'expense-undone': ['Receipt'],
      transfer: ['Contra'],
    });
    expect(vouchers.find(({ type }) => type === 'Sales')).toMatchObject({
      date: '20261210',
      party: customer,
    });
    expect(vouchers.find(({ reference }) => reference === 'DS-118')?.party).toBe('Dar Al Safa Hotel, Makkah');
  });

  test('Tally gets the same bytes and numbers again, also after what came later was booked on an earlier day', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const first = await takeOut(deps, 'tally.xml');
    const again = await takeOut(deps, 'tally.xml');
    expect(tallyFile(again.vouchers, again.names)).toBe(tallyFile(first.vouchers, first.names));
    const late = {
      kind: '6500',
      account: '1020',
      amount: taka(7),
      text: 'Tea',
      on: '2026-12-02',
      key: aKey(),
    };
    await run(deps, boss, bookExpense, late);
    const numbers = (file: string) =>
      Object.fromEntries(tallyOf(file).vouchers.map(({ entry, number }) => [entry, number]));
    const { vouchers, names } = await takeOut(deps, 'tally.xml');
    expect(numbers(tallyFile(vouchers, names))).toMatchObject(
      numbers(tallyFile(first.vouchers, first.names)),
    );
    // No two vouchers of the file have one number.
    expect(new Set(Object.values(numbers(tallyFile(vouchers, names)))).size).toBe(vouchers.length);
    expect((await takeOut(deps, 'tally.xml', { from: '2026-11-01', to: '2026-11-30' })).vouchers).toEqual([]);
  });

  test('are for who reads the books', async ({ deps }) => {
    const wanted = { file: 'ledger.xlsx', ...december } as const;
    await expect(run(deps, staff('amina'), exportBooks, wanted)).rejects.toMatchObject({ kind: 'forbidden' });
    await run(deps, staff('rima', 'accountant'), exportBooks, wanted);
  });
});
