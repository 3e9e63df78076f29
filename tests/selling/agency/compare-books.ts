import { expect } from 'vitest';
import { add } from './model/kept.ts';
import type { ModelSupplier } from './model/suppliers.ts';
import type { World } from './world.ts';

/** What a supplier is owed, and which of it is open. */
export async function compareSupplier(world: World, supplier: ModelSupplier): Promise<void> {
  const card = await world.read('champa', `/suppliers/${supplier.id}`);
  expect(card.balance, 'what a supplier is owed').toBe(supplier.owed);
  const open = add(card.bills.map((each: { open: number }) => each.open));
  const opening = Math.max(supplier.opening, 0);
  expect(
    open <= Math.max(supplier.owed, 0) && open + opening >= supplier.owed,
    `open bills of ${supplier.owed}`,
  ).toBe(true);
  const from = '2020-01-01';
  const { after } = await world.read(
    'champa',
    `/suppliers/${supplier.id}/statement?from=${from}&to=${world.model.today}`,
  );
  expect(after, 'the statement of a supplier').toBe(supplier.owed);
}

interface Row {
  readonly code: string;
  readonly amount: number;
}

const everSince = '2020-01-01';
const sumsOf = (rows: readonly Row[]) =>
  rows
    .filter(({ amount }) => amount !== 0)
    .map(({ code, amount }) => `${code} ${amount}`)
    .sort();

/** Profit and loss, the balance sheet, cash and VAT: each adds up to what the model has on every account. */
export async function compareFinancials(world: World): Promise<void> {
  const { model } = world;
  const balances = [...model.balances()].map(([code, amount]) => ({ code, amount }));
  const of = (kinds: RegExp, sign: number) =>
    balances
      .filter(({ code }) => kinds.test(code))
      .map(({ code, amount }) => ({ code, amount: amount * sign + 0 }));
  const [earned, assets, liabilities, equity] = [of(/^[456]/, -1), of(/^1/, 1), of(/^2/, -1), of(/^3/, -1)];
  const profit = add(earned.map(({ amount }) => amount));
  const days = `from=${everSince}&to=${model.today}`;
  const pl = await world.read('champa', `/reports/profit-and-loss?${days}`);
  expect(sumsOf(pl.rows), 'profit and loss').toEqual(sumsOf(earned));
  expect(pl.total, 'profit').toBe(profit);
  const cut = `${model.today.slice(0, 7)}-01`;
  const day = new Date(Date.parse(cut) - 86_400_000).toISOString().slice(0, 10);
  const [before, since] = [
    await world.read('champa', `/reports/profit-and-loss?from=${everSince}&to=${day}`),
    await world.read('champa', `/reports/profit-and-loss?from=${cut}&to=${model.today}`),
  ];
  expect(before.total + since.total, 'the months of profit and loss').toBe(profit);
  for (const each of [pl, before, since]) {
    const margins = each.byKind.map(({ sold, cost, margin }: Record<'sold' | 'cost' | 'margin', number>) => [
      margin,
      sold - cost,
    ]);
    expect(
      margins.every(([margin, wanted]: [number, number]) => margin === wanted),
      'margins',
    ).toBe(true);
  }
  const sold =
    0 -
    add(
      balances
        .filter(({ code }) => /^4/.test(code) && code !== '4400' && code !== '4300')
        .map(({ amount }) => amount),
    );
  const costs = add(
    balances.filter(({ code }) => code === '5200' || code === '5300').map(({ amount }) => amount),
  );
  const gains = 0 - add(balances.filter(({ code }) => code === '4300').map(({ amount }) => amount));
  const interest = 0 - add(balances.filter(({ code }) => code === '4400').map(({ amount }) => amount));
  expect(add(pl.byKind.map((each: { margin: number }) => each.margin)), 'margins by kind').toBe(
    sold + gains + interest - costs,
  );
  const sheet = await world.read('champa', `/reports/balance-sheet?on=${model.today}`);
  expect(sumsOf(sheet.assets.rows), 'assets').toEqual(sumsOf(assets));
  expect(sumsOf(sheet.liabilities.rows), 'liabilities').toEqual(sumsOf(liabilities));
  expect(sumsOf(sheet.equity.rows), 'equity').toEqual(
    sumsOf([...equity, { code: 'profit', amount: profit }]),
  );
  expect(sheet.assets.total, 'assets are liabilities and equity').toBe(
    sheet.liabilities.total + sheet.equity.total,
  );
  const cash = await world.read('champa', `/reports/cash?on=${model.today}`);
  const money = of(/^10[124]/, 1);
  const held = cash.accounts.map(({ code, balance }: { code: string; balance: number }) => ({
    code,
    amount: balance,
  }));
  expect(sumsOf(held), 'cash').toEqual(sumsOf(money));
  expect(cash.total, 'all cash').toBe(add(money.map(({ amount }) => amount)));
  const clearing = await world.read('champa', `/reports/clearing?on=${model.today}`);
  expect(sumsOf(clearing.rows), 'clearing').toEqual(
    sumsOf([...of(/^10[35]/, 1), ...of(/^2(?:200|100)$/, -1)]),
  );
  await compareVat(world);
}

/** VAT payable grew by what the months say. */
async function compareVat(world: World): Promise<void> {
  const { model } = world;
  let gained = 0;
  for (let month = '2026-11'; month <= model.today.slice(0, 7); ) {
    const { total, vat, back, other } = await world.read('champa', `/reports/vat?month=${month}`);
    expect(total, `VAT of ${month}`).toBe(vat - back + other);
    gained += total;
    const next = new Date(Date.parse(`${month}-01`) + 32 * 86_400_000);
    month = next.toISOString().slice(0, 7);
  }
  expect(gained, 'VAT of all months').toBe(-(model.balances().get('2500') ?? 0) + 0);
}

/** The office's own bank beside its statements. */
export async function compareBank(world: World): Promise<void> {
  const { model } = world;
  const { bank, statement } = model.books;
  const found = await world.read('champa', `/accounts/${bank}/reconciliation?on=${model.today}`);
  const sum = (rows: readonly { readonly amount: number }[]) => add(rows.map(({ amount }) => amount));
  const sums = (rows: readonly { readonly amount: number }[]) =>
    rows.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const { ledger, unmatched } = found;
  expect(ledger, 'the ledger of the bank').toBe(model.balances().get(bank) ?? 0);
  expect(found.statement, 'the statement').toBe(statement.balance);
  expect(ledger - sum(unmatched.ledger) + sum(unmatched.statement), 'ledger and statement').toBe(
    found.statement,
  );
  expect(found.matched, 'matched').toBe(ledger - sum(unmatched.ledger));
  expect(sums(unmatched.ledger), 'open entries').toEqual(sums(statement.openEntries));
  const shown = unmatched.statement.filter(({ carried }: { carried: boolean }) => !carried);
  expect(sums(shown), 'open lines').toEqual(sums(statement.openLines));
}

/** What was reported of a closed period stands. */
export async function compareClosed(world: World): Promise<void> {
  const { closedUntil } = world.model.books;
  if (closedUntil !== '') {
    const now = await trialBalance(world, closedUntil);
    expect(now, `the closed period until ${closedUntil}`).toEqual(world.frozen);
  }
}

export async function trialBalance(world: World, on: string): Promise<string[]> {
  const { accounts } = await world.read('champa', `/reports/trial-balance?on=${on}`);
  return accounts
    .map(
      (each: { code: string; debit: number; credit: number }) => `${each.code} ${each.debit} ${each.credit}`,
    )
    .sort();
}

/** What customers deducted, and whose certificates are still to come. */
export async function compareDeductions(world: World): Promise<void> {
  const counted = [...world.model.orders.values()].flatMap((order) => order.counted);
  const all = counted.flatMap(({ deducted = [] }) => deducted);
  const sum = (kind: string, rows: typeof all) =>
    add(rows.filter((each) => each.kind === kind).map(({ amount }) => amount));
  const open = all.filter(({ isCertified }) => !isCertified);
  const told = await world.read('champa', '/deductions');
  expect([told.vat, told.tax], 'deducted').toEqual([sum('vat', all), sum('tax', all)]);
  const still = await world.read('champa', '/deductions?open=true');
  expect([still.vat, still.tax], 'without a certificate').toEqual([sum('vat', open), sum('tax', open)]);
}
