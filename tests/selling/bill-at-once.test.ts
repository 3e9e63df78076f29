import { describe, expect, test } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { addBill, undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { ownDatabase } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const clerks = [staff('rima', 'accountant'), staff('selim', 'manager')] as const;
const [rima] = clerks;
const many = 64;

const settled = <Made>(tries: readonly PromiseSettledResult<Made>[]) => ({
  made: tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
  reasons: tries.flatMap((each): string[] => (each.status === 'rejected' ? [each.reason.code] : [])),
});
const atOnce = async <Made>(work: (number: number) => Promise<Made>) =>
  settled(await Promise.allSettled(Array.from({ length: many }, (_, number) => work(number))));
const idsOf = (made: readonly { readonly id: string }[]) => new Set(made.map(({ id }) => id)).size;

const pay = (deps: CommandDeps, id: string, number: number, body: { bills: string[]; key: string }) =>
  run(deps, clerks[number % 2] ?? rima, paySupplierFrom, { id, account: '1020', amount: 20_000, ...body });

describe('64 at one bill', () => {
  test('by two clerks, each payment twice with its key: it is paid 32 times, and what is left is still owed', async () => {
    const deps = await ownDatabase();
    const { id, bill, card, balances } = await supplierWorld(deps);
    const { id: one } = await bill([1_000_000]);
    const keys = Array.from({ length: many / 4 }, () => aKey());
    // Both clerks use the same keys: a key is of whoever sends it.
    const key = (number: number) => keys[(number >> 1) % keys.length] ?? '';
    const { made, reasons } = await atOnce((number) =>
      pay(deps, id, number, { bills: [one], key: key(number) }),
    );
    expect([reasons, made.length, idsOf(made)]).toEqual([[], many, many / 2]);
    const { balance, bills } = await card();
    expect([balance, bills[0]?.open]).toEqual([360_000, 360_000]);
    expect(await balances()).toEqual({ all: 0, 1020: -640_000, 2300: -360_000, 5200: 1_000_000 });
  });

  test('who pay more than it is: nothing of it is open, and the rest is an advance to the poisha', async () => {
    const deps = await ownDatabase();
    const { id, bill, card, balances } = await supplierWorld(deps);
    const { id: one } = await bill([1_000_000]);
    const { made } = await atOnce((number) => pay(deps, id, number, { bills: [one], key: aKey() }));
    expect(idsOf(made)).toBe(many);
    const { balance, bills } = await card();
    expect([balance, bills[0]?.open]).toEqual([-280_000, 0]);
    expect(await balances()).toEqual({ all: 0, 1020: -1_280_000, 1300: 280_000, 5200: 1_000_000 });
  });

  test('who undo one payment: it comes back once', async () => {
    const deps = await ownDatabase();
    const { id, bill, card } = await supplierWorld(deps);
    const { id: one } = await bill([1_000_000]);
    const paid = await pay(deps, id, 0, { bills: [one], key: aKey() });
    const undo = { id: paid.id, reason: 'The bank sent it back.' };
    const { made, reasons } = await atOnce((number) =>
      run(deps, clerks[number % 2] ?? rima, undoMovement, undo),
    );
    expect([made.length, new Set(reasons)]).toEqual([1, new Set(['movements.state'])]);
    expect((await card()).balance).toBe(1_000_000);
  });

  test('who pay it and undo it: either it stands with its payments, or it is gone and nothing is paid for it', async () => {
    const deps = await ownDatabase();
    const { id, bill, card, balances } = await supplierWorld(deps);
    const { id: one } = await bill([1_000_000]);
    const { made, reasons } = await atOnce((number) =>
      number % 8 === 3
        ? run(deps, rima, undoBill, { id: one, reason: 'It was entered twice.' })
        : pay(deps, id, number, { bills: [one], key: aKey() }),
    );
    const { balance, bills, payments } = await card();
    const isGone = bills[0]?.state === 'undone';
    const undone = made.filter(({ state }) => state === 'undone').length;
    expect([undone, payments.length]).toEqual(isGone ? [1, 0] : [0, 56]);
    expect(new Set(reasons)).toEqual(new Set(isGone ? ['bills.undone', 'bills.other'] : ['bills.paid']));
    expect(balance).toBe(isGone ? 0 : 1_000_000 - 56 * 20_000);
    expect((await balances()).all).toBe(0);
  });

  test('who enter it: it is booked once under its number, and once for each key', async () => {
    const deps = await ownDatabase();
    const { id, card } = await supplierWorld(deps);
    const lines = [{ amount: 50_000, text: 'Rooms' }];
    const { made, reasons } = await atOnce((number) =>
      run(deps, clerks[number % 2] ?? rima, addBill, {
        supplier: id,
        number: number % 4 < 2 ? 'DS-2391' : 'ds - 2391',
        lines,
        key: aKey(),
      }),
    );
    expect([made.length, new Set(reasons)]).toEqual([1, new Set(['bills.seen'])]);
    const key = aKey();
    const again = await atOnce(() => run(deps, rima, addBill, { supplier: id, lines, key }));
    expect([again.made.length, idsOf(again.made)]).toEqual([many, 1]);
    expect((await card()).balance).toBe(100_000);
  });
});

describe('64 at one till', () => {
  test('who take from it, half of them again with the same key: it never holds less than nothing, and nothing is taken twice', async () => {
    const deps = await ownDatabase();
    const { balances } = await supplierWorld(deps);
    const { id } = await sell(deps);
    await payCash(deps, id, 200_000, rima);
    const before = await balances();
    const keys = Array.from({ length: many / 2 }, () => aKey());
    const { made, reasons } = await atOnce((number) =>
      run(deps, rima, transfer, { from: '1010', to: '1020', amount: 9_000, key: keys[number >> 1] ?? '' }),
    );
    expect([idsOf(made), made.length]).toEqual([22, 44]);
    expect(reasons).toEqual(Array.from({ length: 20 }, () => 'transfers.short'));
    expect(await balances()).toEqual({ ...before, 1010: 2_000, 1020: 198_000 });
  });

  test('who spend from it and carry to the bank: each counts once, and no more is carried than was there', async () => {
    const deps = await ownDatabase();
    const { balances } = await supplierWorld(deps);
    const { id } = await sell(deps);
    await payCash(deps, id, 300_000, rima);
    const keys = Array.from({ length: many / 2 }, () => aKey());
    const spend = { kind: '6400', account: '1010', amount: 2_000, text: 'Rickshaw to the bank' };
    const carry = { from: '1010', to: '1020', amount: 20_000 };
    const { made, reasons } = await atOnce((number) => {
      const key = keys[number >> 1] ?? '';
      return (number >> 1) % 2 === 0
        ? run(deps, rima, bookExpense, { ...spend, key })
        : run(deps, rima, transfer, { ...carry, key });
    });
    expect(new Set([...reasons, 'transfers.short'])).toEqual(new Set(['transfers.short']));
    const after = await balances();
    expect(after['6400'], 'sixteen expenses, each sent twice').toBe(16 * 2_000);
    const carried = (after['1020'] ?? 0) / 20_000;
    expect([Number.isInteger(carried), idsOf(made)]).toEqual([true, 16 + carried]);
    expect(carried, 'no more than was there').toBeLessThanOrEqual(15);
    expect([after.all, after['1010']]).toEqual([0, 300_000 - 32_000 - carried * 20_000]);
  });
});
