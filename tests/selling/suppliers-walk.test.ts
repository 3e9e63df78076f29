import { expect } from 'vitest';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { rowOfNumbers } from './row-of-numbers.ts';
import { manager, supplierWorld } from './supplier-world.ts';

/** In hundredths of poisha: the rates of the walk have four decimals at most. Half away from zero. */
const rounded = (tenThousandths: number) =>
  Math.sign(tenThousandths) * Math.round(Math.abs(tenThousandths) / 10_000);

const rates = [
  { currency: 'BDT', rate: undefined, tenThousandths: 10_000 },
  { currency: 'SAR', rate: '32.85', tenThousandths: 328_500 },
  { currency: 'USD', rate: '122.4375', tenThousandths: 1_224_375 },
  { currency: 'THB', rate: '3.7505', tenThousandths: 37_505 },
];

interface Effect {
  readonly cost: number;
  readonly vat: number;
  readonly tax: number;
  /** What we owe more. */
  readonly owed: number;
  readonly fee: number;
  readonly bank: number;
}
interface Done extends Effect {
  readonly id: string;
  readonly kind: 'bill' | 'payment';
  /** The bills that a payment names. */
  readonly bills?: readonly string[];
}

const nothing: Effect = { cost: 0, vat: 0, tax: 0, owed: 0, fee: 0, bank: 0 };
const parts = ['cost', 'vat', 'tax', 'owed', 'fee', 'bank'] as const;

test('after 200 random bills, credit notes, payments and undos the ledger is what a plain sum says, after each of them', async ({
  deps,
  clock,
}) => {
  const { bill, pay, undo, takeBack, balances, card } = await supplierWorld(deps);
  const next = rowOfNumbers(34);
  let sums = nothing;
  const standing: Done[] = [];
  const seen = { bill: 0, note: 0, payment: 0, named: 0, approved: 0, undone: 0, advance: 0 };
  const add = (each: Effect, sign: 1 | -1) => {
    sums = { ...sums };
    const added = Object.fromEntries(parts.map((part) => [part, sums[part] + sign * each[part]]));
    sums = { ...sums, ...added };
  };
  let at = Date.parse('2026-12-01T04:00:00Z');

  const oneBill = async (isNote: boolean) => {
    const { currency, rate, tenThousandths } = rates[next(rates.length)] ?? {
      currency: 'BDT',
      tenThousandths: 0,
    };
    const amounts = Array.from({ length: 1 + next(3) }, () => (1 + next(300_000)) * (isNote ? -1 : 1));
    const cost = amounts.reduce((sum, amount) => sum + rounded(amount * tenThousandths), 0);
    const [vat, tax] = isNote || next(3) > 0 ? [0, 0] : [1 + next(cost / 8), 1 + next(cost / 8)];
    const deducted = [
      { kind: 'vat' as const, amount: vat },
      { kind: 'tax' as const, amount: tax },
    ].filter(({ amount }) => amount > 0);
    const given = { currency, ...(rate === undefined ? {} : { rate }), deducted };
    const { id, total } = await bill(amounts, given);
    expect(total).toBe(cost);
    const done: Done = { ...nothing, id, kind: 'bill', cost, vat, tax, owed: cost - vat - tax };
    standing.push(done);
    add(done, 1);
    seen[isNote ? 'note' : 'bill'] += 1;
  };
  const onePayment = async () => {
    // Of one that names bills, a part of the first, all of it, or more.
    const owing = standing.filter(({ kind, owed }) => kind === 'bill' && owed > 0);
    const named = [owing[next(owing.length)], ...(next(4) === 0 ? [owing[next(owing.length)]] : [])];
    const bills = next(3) === 0 ? [] : [...new Set(named.flatMap((each) => each?.id ?? []))];
    const first = named[0]?.owed ?? 1;
    const amount =
      bills.length === 0 ? 1 + next(3_000_000) : ([first, Math.ceil(first / 2), first + 1][next(3)] ?? first);
    const fee = next(2) * next(50_000);
    const { id, state } = await pay({ amount, fee, bills });
    seen.named += Math.min(bills.length, 1);
    if (state === 'waiting') {
      await run(deps, manager, approveBooking, { id });
      seen.approved += 1;
    }
    const done: Done = { ...nothing, id, kind: 'payment', bills, owed: -amount, fee, bank: -amount - fee };
    standing.push(done);
    add(done, 1);
    seen.payment += 1;
  };
  const oneUndo = async () => {
    const [done] = standing.splice(next(standing.length), 1);
    if (done && standing.some(({ bills }) => bills?.includes(done.id))) {
      await expect(takeBack(done.id)).rejects.toMatchObject({ code: 'bills.paid' });
      standing.push(done);
      return;
    }
    if (done) {
      await (done.kind === 'bill' ? takeBack(done.id) : undo(done.id, manager));
      add(done, -1);
      seen.undone += 1;
    }
  };

  for (let step = 0; step < 200; step += 1) {
    // What one person pays in a day would wait for another.
    at += 86_400_000;
    clock.set(new Date(at).toISOString());
    const choice = next(10);
    await (choice < 4 ? oneBill(false) : choice < 5 ? oneBill(true) : choice < 8 ? onePayment() : oneUndo());
    const expected = {
      1020: sums.bank,
      1300: Math.max(0 - sums.owed, 0),
      2300: 0 - Math.max(sums.owed, 0),
      2501: 0 - sums.vat,
      2502: 0 - sums.tax,
      5110: sums.fee,
      5200: sums.cost,
    };
    const told = Object.fromEntries(Object.entries(expected).filter(([, sum]) => sum !== 0));
    expect(await balances(), `step ${step}`).toEqual({ all: 0, ...told });
    const { balance, bills } = await card();
    expect(balance, `step ${step}`).toBe(sums.owed);
    const open = bills.reduce((sum, each) => sum + each.open, 0);
    expect(open, `step ${step}`).toBe(Math.max(balance, 0));
    // What is due to all suppliers is found without looking at bills that are paid, and is the same.
    const due = (await listOpenBills(deps.db)).map((each) => [each.id, each.open]);
    expect(Object.fromEntries(due), `step ${step}`).toEqual(
      Object.fromEntries(bills.flatMap((each) => (each.open > 0 ? [[each.id, each.open]] : []))),
    );
    seen.advance += balance < 0 ? 1 : 0;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
}, 240_000);
