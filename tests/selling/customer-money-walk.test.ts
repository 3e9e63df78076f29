import { expect } from 'vitest';
import { moveCredit, undoCreditMove } from '#features/payments/adjustments/credit-moves.commands.ts';
import { undoWriteOff, writeOff } from '#features/payments/adjustments/write-offs.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, manager, moneyWorld, taka } from './customer-money.ts';
import { rowOfNumbers } from './row-of-numbers.ts';
import { aKey, aNumber } from './sales.ts';

interface Payment {
  readonly id: string;
  readonly order: number;
  readonly method: 'bank' | 'bkash' | 'bangla-qr' | 'cash';
  readonly amount: number;
  readonly fee: number;
  readonly vat: number;
  readonly tax: number;
}
interface WrittenOff {
  readonly id: string;
  readonly order: number;
  readonly amount: number;
}
interface Move {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

const limit = 40;
const creditedOf = ({ amount, fee, vat, tax }: Payment) => amount + fee + vat + tax;
const add = (rows: readonly number[]) => rows.reduce((sum, each) => sum + each, 0);

test('after 240 random payments, refunds, write-offs, moves and undos of four orders each account is what a plain sum says, after each', async ({
  deps,
  clock,
}) => {
  const world = await moneyWorld(deps, { writeOffUpTo: taka(limit) });
  const next = rowOfNumbers(61);
  const prices = [900, 1_500, 400, 2_200];
  const orders: string[] = [];
  for (const price of prices) {
    orders.push(await world.order(taka(price)));
  }
  const id = (order: number) => orders[order] ?? '';
  // The model knows nothing but what stands; all in taka.
  let payments: Payment[] = [];
  let written: WrittenOff[] = [];
  let moves: Move[] = [];
  const refunds: { order: number; amount: number }[] = [];
  const of = <Row extends { readonly order: number }>(rows: readonly Row[], order: number) =>
    rows.filter((row) => row.order === order);
  const movedAway = (order: number) =>
    add(moves.flatMap(({ from, amount }) => (from === order ? amount : [])));
  const paidOf = (order: number) =>
    add(of(payments, order).map(creditedOf)) -
    add(of(refunds, order).map(({ amount }) => amount)) -
    movedAway(order) +
    add(moves.flatMap(({ to, amount }) => (to === order ? amount : [])));
  const owedOf = (order: number) =>
    (prices[order] ?? 0) - add(of(written, order).map(({ amount }) => amount)) - paidOf(order);
  const unsureOf = (order: number) => add(of(payments, order).map(({ vat, tax }) => vat + tax));
  const seen = { paid: 0, undone: 0, written: 0, restored: 0, moved: 0, back: 0, refunded: 0, refused: 0 };
  const refused = async (what: Promise<unknown>, code: string) => {
    await expect(what).rejects.toMatchObject({ code });
    seen.refused += 1;
  };

  const pay = async () => {
    const order = next(4);
    const method = (['bank', 'bkash', 'bangla-qr', 'cash'] as const)[next(4)] ?? 'bank';
    const amount = 1 + next(600);
    const fee = method === 'cash' ? 0 : next(2) * next(20);
    const [vat, tax] = [next(2) * next(60), next(2) * next(40)];
    const deducted = [
      { kind: 'vat' as const, amount: taka(vat) },
      { kind: 'tax' as const, amount: taka(tax) },
    ].filter((each) => each.amount > 0);
    const on = method === 'cash' ? undefined : addDays(dhakaDate(clock.now()), -next(5));
    const given = { method, fee: taka(fee), deducted, ...(on === undefined ? {} : { on }) };
    const made = await world.pay(id(order), taka(amount), given);
    payments.push({ id: made.id, order, method, amount, fee, vat, tax });
    seen.paid += 1;
  };
  const undo = async () => {
    const payment = payments[next(payments.length)];
    if (payment) {
      const { order } = payment;
      if (paidOf(order) < creditedOf(payment) && movedAway(order) > 0) {
        return refused(world.undo(payment.id), 'payments.moved');
      }
      await world.undo(payment.id);
      payments = payments.filter((each) => each !== payment);
      seen.undone += 1;
    }
  };
  const writeSome = async () => {
    const order = next(4);
    const owed = owedOf(order);
    const sign = owed < 0 ? -1 : 1;
    const before = add(of(written, order).flatMap(({ amount }) => (amount * sign > 0 ? amount * sign : [])));
    const size = 1 + next(Math.min(Math.abs(owed), limit) + 10);
    const wanted = { orderId: id(order), amount: taka(size * sign), reason: 'A small rest.', key: aKey() };
    const made = run(deps, accountant, writeOff, wanted);
    if (size > Math.abs(owed) || size + before > limit) {
      return refused(made, 'orders.write-off');
    }
    written.push({ id: (await made).id, order, amount: size * sign });
    seen.written += 1;
  };
  const restore = async () => {
    const row = written[next(written.length)];
    if (row) {
      await run(deps, accountant, undoWriteOff, { orderId: id(row.order), id: row.id, reason: 'Paid.' });
      written = written.filter((each) => each !== row);
      seen.restored += 1;
    }
  };
  const move = async () => {
    const rich = [0, 1, 2, 3].filter((order) => owedOf(order) < 0);
    const from = rich[next(rich.length)] ?? next(4);
    const to = (from + 1 + next(3)) % 4;
    const most = Math.max(0, Math.min(0 - owedOf(from), paidOf(from) - unsureOf(from)));
    const amount = 1 + next(most + 20);
    const wanted = { orderId: id(from), to: id(to), amount: taka(amount), key: aKey() };
    const made = run(deps, accountant, moveCredit, wanted);
    if (amount > most) {
      return refused(made, 'orders.credit');
    }
    moves.push({ id: (await made).id, from, to, amount });
    seen.moved += 1;
  };
  const moveBack = async () => {
    const row = moves[next(moves.length)];
    if (row) {
      const orderId = id(next(2) === 0 ? row.from : row.to);
      const back = run(deps, accountant, undoCreditMove, { orderId, id: row.id, reason: 'Not theirs.' });
      if (paidOf(row.to) < row.amount) {
        return refused(back, 'orders.credit-gone');
      }
      await back;
      moves = moves.filter((each) => each !== row);
      seen.back += 1;
    }
  };
  const refund = async () => {
    const order = next(4);
    const most = paidOf(order) - unsureOf(order);
    if (most > 0) {
      const amount = 1 + next(Math.min(most, 300));
      const wanted = { orderId: id(order), amount: taka(amount), method: 'bank' as const };
      const asked = { ...wanted, ...aNumber('bank'), reason: 'Too much.', key: aKey() };
      expect((await run(deps, manager, askRefund, asked)).state).toBe('paid');
      refunds.push({ order, amount });
      seen.refunded += 1;
    }
  };

  const acts = [pay, pay, pay, pay, undo, writeSome, restore, move, move, moveBack, refund];
  let at = Date.parse('2026-12-01T04:00:00Z');
  for (let step = 0; step < 240; step += 1) {
    // What one person does in a day would wait for another.
    at += 86_400_000;
    clock.set(new Date(at).toISOString());
    await acts[next(acts.length)]?.();
    const came = (...methods: Payment['method'][]) =>
      payments.filter(({ method }) => methods.includes(method));
    const reached = (...methods: Payment['method'][]) => add(came(...methods).map(({ amount }) => amount));
    const owed = [0, 1, 2, 3].map(owedOf);
    const expected = {
      1010: reached('cash'),
      1020: reached('bank', 'bangla-qr') - add(refunds.map(({ amount }) => amount)),
      1041: reached('bkash'),
      1061: add(payments.map(({ vat }) => vat)),
      1062: add(payments.map(({ tax }) => tax)),
      1100: add(owed.map((sum) => Math.max(sum, 0))),
      2100: 0 - add(owed.map((sum) => Math.max(0 - sum, 0))),
      4100: 0 - add(prices),
      5100: add(came('bkash').map(({ fee }) => fee)),
      5110: add(came('bank', 'bangla-qr').map(({ fee }) => fee)),
      5900: add(written.map(({ amount }) => amount)),
    };
    const told = Object.entries(expected).flatMap(([code, sum]) => (sum === 0 ? [] : [[code, taka(sum)]]));
    expect(await world.balances(), `step ${step}`).toEqual({ all: 0, ...Object.fromEntries(told) });
    for (const order of [0, 1, 2, 3]) {
      const { charged, paid } = await world.standing(id(order));
      expect([charged - paid, paid], `step ${step}`).toEqual([taka(owedOf(order)), taka(paidOf(order))]);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
}, 240_000);
