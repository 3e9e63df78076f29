import { describe, expect } from 'vitest';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { payOn, undoPayOn } from '#features/suppliers/pay-on/pay-on.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';
import { accountant, manager, supplierWorld } from './supplier-world.ts';

const taka = (sum: number) => sum * 100;
const clerk = staff('amina');
const embassy = 1;
const hotel = 2;

interface Paid {
  readonly account?: string;
  readonly supplier?: string;
  readonly finished?: boolean;
  readonly on?: string;
}

/** A sold order: our service of 25,000 taka, the embassy's 8,400, and a hotel of 10,000. */
async function sold(deps: CommandDeps) {
  const world = await supplierWorld(deps);
  const lines = [
    { charge: 'own' as const, quantity: 2, unit: taka(12_500), text: { en: 'Visa service' } },
    { charge: 'official' as const, quantity: 2, unit: taka(4_200), text: { en: 'Embassy fee' } },
    { charge: 'supplier' as const, quantity: 1, unit: taka(10_000), text: { en: 'Hotel' } },
  ];
  const { id } = await sell(deps, { lines });
  await run(deps, clerk, acceptOrder, { id });
  const pay = (line: number, amount: number, given: Paid = {}, who = accountant) => {
    const from = given.supplier === undefined ? { account: '1020' } : {};
    return run(deps, who, payOn, { id, line, amount: taka(amount), ...from, ...given, key: aKey() });
  };
  const undo = (paid: string, who = accountant) =>
    run(deps, who, undoPayOn, { id: paid, reason: 'It was another order.' });
  const amend = (fee: number) =>
    run(deps, clerk, amendOrder, {
      id,
      from: 1,
      key: aKey(),
      reason: 'The embassy changed its fee.',
      agreed: true,
      lines: lines.map((line, was) => ({
        ...line,
        unit: was === embassy ? taka(fee) : line.unit,
        was,
      })),
    });
  const spent = async () =>
    (await findOrder(deps.db, id, '2026-12-01'))?.lines.map((line) => line.spent / 100);
  /** In taka, without what the customer owes and our own price. */
  const books = async () => {
    const { all, 1100: _owes, 4100: _ours, ...rest } = await world.balances();
    expect(all).toBe(0);
    return Object.fromEntries(Object.entries(rest).map(([code, sum]) => [code, sum / 100]));
  };
  return { ...world, payAhead: world.pay, order: id, pay, undo, amend, spent, books };
}

describe('what was collected for an embassy', () => {
  test('covers its fee; what costs more is a loss, and the line counts as spent', async ({ deps }) => {
    const { pay, books, spent } = await sold(deps);
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
    expect(await pay(embassy, 5_000)).toMatchObject({ state: 'booked' });
    expect(await books()).toEqual({ 1020: -5_000, 2200: -3_400, 2300: -10_000 });
    expect(await spent()).toEqual([0, 5_000, 0]);
    await pay(embassy, 4_000, { account: '1041' });
    expect(await books()).toEqual({ 1020: -5_000, 1041: -4_000, 2300: -10_000, 5300: 600 });
    expect(await spent()).toEqual([0, 8_400, 0]);
  });

  test('is a gain beyond its fee once the line is finished, and a later fee takes that back', async ({
    deps,
  }) => {
    const { pay, undo, books } = await sold(deps);
    const { id } = await pay(embassy, 8_000, { finished: true });
    expect(await books()).toEqual({ 1020: -8_000, 2300: -10_000, 4300: -400 });
    const late = await pay(embassy, 500);
    expect(await books()).toEqual({ 1020: -8_500, 2300: -10_000, 5300: 100 });
    await undo(late.id);
    expect(await books()).toEqual({ 1020: -8_000, 2300: -10_000, 4300: -400 });
    await undo(id);
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
  });

  test('covers what is left of its fee when an earlier payment is undone', async ({ deps }) => {
    const { pay, undo, books, spent } = await sold(deps);
    const first = await pay(embassy, 8_000);
    await pay(embassy, 1_000);
    expect(await books()).toEqual({ 1020: -9_000, 2300: -10_000, 5300: 600 });
    await undo(first.id);
    expect(await books()).toEqual({ 1020: -1_000, 2200: -7_400, 2300: -10_000 });
    expect(await spent()).toEqual([0, 400, 0]);
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'movements.state' });
  });

  test('follows a change of the order and its cancellation', async ({ deps }) => {
    const { pay, amend, books, order } = await sold(deps);
    await pay(embassy, 9_000, { finished: true });
    expect(await books()).toEqual({ 1020: -9_000, 2300: -10_000, 5300: 600 });
    await amend(5_000);
    expect(await books()).toEqual({ 1020: -9_000, 2300: -10_000, 4300: -1_000 });
    // The fee and the hotel go off the bill but for what is spent.
    await run(deps, clerk, cancelOrder, { id: order, reason: 'They are ill.' });
    expect(await books()).toEqual({ 1020: -9_000, 5300: 600 });
  });
});

test('what a cancelled order keeps for an embassy beyond its fee is a gain, and then covers a late fee', async ({
  deps,
}) => {
  const { pay, books, order } = await sold(deps);
  const gone = { id: order, line: embassy, spent: taka(5_000), note: 'Embassy, receipt 4711', from: 1 };
  await run(deps, clerk, spendLine, gone);
  await pay(embassy, 3_000);
  await run(deps, clerk, cancelOrder, { id: order, reason: 'They are ill.' });
  expect(await books()).toEqual({ 1020: -3_000, 4300: -2_000 });
  await pay(embassy, 2_500);
  expect(await books()).toEqual({ 1020: -5_500, 5300: 500 });
});

describe('a hotel’s price', () => {
  test('is owed to the hotel by its bill, and nothing is a cost that was collected', async ({ deps }) => {
    const { pay, undo, books, owed, id, card, spent } = await sold(deps);
    const { id: bill } = await pay(hotel, 10_000, { supplier: id });
    expect(await owed()).toBe(taka(10_000));
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
    expect((await card()).bills).toMatchObject([{ id: bill, open: taka(10_000) }]);
    expect(await spent()).toEqual([0, 0, 10_000]);
    const more = await pay(hotel, 700, { supplier: id });
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_700, 5300: 700 });
    await run(deps, accountant, undoBill, { id: more.id, reason: 'The hotel asked too much.' });
    await undo(bill);
    expect(await owed()).toBe(0);
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
    expect(await spent()).toEqual([0, 0, 0]);
  });

  test('uses up what the hotel got ahead, and its credit note comes back', async ({ deps }) => {
    const { pay, payAhead, books, owed, id, bill, order } = await sold(deps);
    await pay(embassy, 8_400);
    const ahead = 4_000;
    await payAhead({ amount: taka(ahead) });
    await pay(hotel, 9_000, { supplier: id, finished: true });
    expect(await owed()).toBe(taka(9_000 - ahead));
    expect(await books()).toEqual({ 1020: -8_400 - ahead, 2300: ahead - 9_000, 4300: -1_000 });
    await bill([{ amount: -taka(2_000), text: 'A room less', order, line: hotel }]);
    expect(await books()).toEqual({ 1020: -8_400 - ahead, 2300: ahead - 7_000, 4300: -3_000 });
    const back = { amount: -taka(7_001), text: 'More than it was', order, line: hotel };
    await expect(bill([back])).rejects.toMatchObject({ code: 'orders.more-back' });
  });

  test('and other things stand on one bill', async ({ deps }) => {
    const { bill, books, order, owed } = await sold(deps);
    const made = await bill([
      { amount: taka(8_000), text: 'Rooms', order, line: hotel },
      { amount: taka(3_000), text: 'Rooms', order, line: hotel },
      { amount: taka(500), text: 'Meals' },
    ]);
    expect(made.total).toBe(taka(11_500));
    expect(await owed()).toBe(taka(11_500));
    expect(await books()).toEqual({ 2200: -8_400, 2300: -11_500, 5200: 500, 5300: 1_000 });
    await run(deps, accountant, undoBill, { id: made.id, reason: 'Of another hotel.' });
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
  });
});

describe('what is paid on', () => {
  test('waits for another person when it is large, and is booked with what counts then', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { pay, books, order } = await sold(deps);
    const { id, state } = await pay(hotel, 60_000);
    expect(state).toBe('waiting');
    expect(await books()).toEqual({ 2200: -8_400, 2300: -10_000 });
    await expect(run(deps, accountant, approveBooking, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    await run(deps, manager, approveBooking, { id });
    expect(await books()).toEqual({ 1020: -60_000, 2200: -8_400, 5300: 50_000 });
    const other = await pay(hotel, 60_000);
    await run(deps, clerk, cancelOrder, { id: order, reason: 'They are ill.' });
    await run(deps, manager, approveBooking, { id: other.id });
  });

  test('is refused where nothing was collected, for our own price, in a closed month and without a payer', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { pay, id: supplier } = await sold(deps);
    await expect(pay(0, 100)).rejects.toMatchObject({ code: 'orders.not-spendable' });
    await expect(pay(7, 100)).rejects.toMatchObject({ code: 'orders.no-line' });
    await expect(pay(embassy, 100, { account: '4100' })).rejects.toMatchObject({ code: 'books.account' });
    await expect(pay(embassy, 100, { account: '1020', supplier })).rejects.toMatchObject({ kind: 'invalid' });
    await run(deps, accountant, closeBooks, { until: '2026-11-30' });
    await expect(pay(embassy, 100, { on: '2026-11-30' })).rejects.toMatchObject({ code: 'books.closed' });
    const { id } = await sell(deps);
    const quoted = { id, line: embassy, amount: taka(100), account: '1020', key: aKey() };
    await expect(run(deps, accountant, payOn, quoted)).rejects.toMatchObject({ code: 'orders.not-sold' });
  });
});
