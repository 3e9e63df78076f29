import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add } from '../model/kept.ts';
import type { ModelOrder, ModelPayment } from '../model/order.ts';
import { approvers, everybody, type Operation, type Person, type World, write } from '../world.ts';
import { anOrder, touch } from './orders.ts';

export const dayMs = 86_400_000;
/** From here on a second person is needed. */
export const large = 5_000_000;

/** What somebody pays: mostly what is due or open, seldom anything. */
export const aSum = (world: World, dice: Dice, order: ModelOrder): number => {
  const rest = (order.isSold ? order.charged : order.total) - order.paid;
  return Math.max(
    1,
    dice.of(order.nextDue(world.model.today), rest, rest, Math.floor(rest / 2), dice.int(1, 60) * 100_000),
  );
};

/** Who takes or gives cash has a till that isn't closed. */
export const isClosed = (world: World, who: string): boolean =>
  (world.model.tills.get(who)?.closedOn ?? '') >= world.model.today;

export const numberOf: Readonly<Record<string, (dice: Dice, key: string) => string>> = {
  bank: (_, key) => `FT${key.slice(-8)}26`,
  bkash: (dice, key) => `9${dice.of('K', 'J', 'L')}${key.slice(-8)}`,
  nagad: (_, key) => key.slice(-8),
  rocket: (_, key) => `71${key.slice(-8)}`,
  upay: (_, key) => `01${key.slice(-8)}AB`,
};

const pay: Operation = {
  name: 'pay by hand',
  weight: 14,
  run: async (world, dice) => {
    const order = anOrder(world, dice, ({ state }) => state !== 'cancelled' || dice.chance(0.1));
    const who = dice.pick(everybody);
    if (order === undefined || who === undefined) {
      return undefined;
    }
    const method = dice.of('cash', 'cash', 'bank', 'bkash', 'nagad', 'rocket', 'upay');
    const amount = aSum(world, dice, order);
    const key = world.aKey();
    const outside = numberOf[method]?.(dice, key);
    const body = { method, amount, key, ...(outside === undefined ? {} : { outside }) };
    const answer = await write(world, dice, who, `/orders/${order.id}/payments`, body);
    if (method === 'cash' && isClosed(world, who)) {
      expect(answer.code, 'cash for a closed till').toBe('till.closed');
      return answer;
    }
    expect([answer.status, answer.code]).toEqual([201, undefined]);
    received(world, order, { ...body, who }, answer.body);
    await world.syncHold(order);
    return answer;
  },
};

interface Told {
  readonly method: string;
  readonly amount: number;
  readonly who: Person | string;
  readonly fee?: number;
}
/** A payment was made of money that came. */
export function received(
  { model, reach }: World,
  order: ModelOrder,
  { method, amount, who, fee = 0 }: Told,
  { id, state, receipt }: { id: string; state: 'waiting' | 'counted'; receipt: { verify: string } | null },
): ModelPayment {
  const isOurs = who === 'system:gateways';
  const lately = add(
    order.payments
      .filter((each) => each.isAlone === true && each.state === 'counted' && each.at > model.now - dayMs)
      .map((each) => each.amount),
  );
  const mayCount = isOurs || lately + amount < large;
  expect(state === 'waiting' || mayCount, 'a large sum waits for a second person, also in parts').toBe(true);
  const wasLapsed = order.state === 'quoted' && order.seats !== undefined && !model.isHeld(order.seats);
  const payment: ModelPayment = {
    id,
    method,
    amount,
    fee,
    by: who,
    at: model.now,
    state,
    verify: receipt?.verify ?? null,
    isAlone: !isOurs && state === 'counted',
  };
  if (method === 'cash') {
    model.openTill(who);
  }
  if (method === 'cheque') {
    payment.cheque = 'in-hand';
  }
  order.payments.push(payment);
  if (state === 'counted') {
    model.count(order);
    if (wasLapsed) {
      reach(order.isSold ? 'money after a hold, while seats were left' : 'money after the seats went');
    }
    if (order.isSold && order.owed < 0) {
      reach('overpaid');
    }
  }
  return payment;
}

/** The payments in a state, of all orders. */
export const paymentsIn = (world: World, state: ModelPayment['state']) =>
  [...world.model.orders.values()].flatMap((order) =>
    order.payments.filter((each) => each.state === state).map((payment) => ({ order, payment })),
  );

const approve: Operation = {
  name: 'approve a payment',
  weight: 5,
  run: async (world, dice) => {
    const found = dice.pick(paymentsIn(world, 'waiting'));
    const who = dice.pick(approvers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, payment } = found;
    touch(world, order);
    const answer = await write(world, dice, who, `/payments/${payment.id}/approve`);
    if (who === payment.by) {
      expect(answer.code, 'one’s own').toBe('payments.own');
      return answer;
    }
    if (answer.code === 'books.closed') {
      expect(payment.on !== undefined && world.model.books.isClosed(payment.on), 'closed by now').toBe(true);
      return answer;
    }
    expect(answer.code).toBe(undefined);
    const approved = { ...payment, state: 'counted' as const, verify: String(answer.body.receipt.verify) };
    order.payments = order.payments.map((each) => (each === payment ? approved : each));
    world.model.count(order);
    return answer;
  },
};

const undo: Operation = {
  name: 'undo a payment',
  weight: 4,
  run: async (world, dice) => {
    const found = dice.pick(paymentsIn(world, dice.of('counted', 'counted', 'waiting')).slice(-25));
    const who = dice.pick(approvers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, payment } = found;
    touch(world, order);
    const answer = await write(world, dice, who, `/payments/${payment.id}/undo`, {
      reason: 'Taken by mistake.',
    });
    const isGoing =
      payment.state === 'counted' && order.asked > 0 && order.paid - payment.amount < order.asked;
    if (!answer.ok) {
      expect(isGoing ? ['payments.refunding'] : undoRefusals).toContain(answer.code);
      return answer;
    }
    expect(isGoing, 'money that is about to go back').toBe(false);
    if (answer.body.approval !== undefined) {
      world.requests.push({ id: answer.body.approval, order, payment, askedBy: who });
      return answer;
    }
    const isOwnCash = payment.method === 'cash' && payment.by === who;
    const most = isOwnCash ? large / 10 : large;
    expect(payment.state === 'waiting' || payment.amount < most, 'undone by one person').toBe(true);
    payment.state = payment.state === 'waiting' ? 'rejected' : 'undone';
    if (order.refunded > 0) {
      world.reach('undo after a refund');
    }
    return answer;
  },
};

/** Why a payment isn't undone: its money is about to go back, or a second person is needed. */
const undoRefusals = ['payments.refunding', 'approvals.asked'];

export const paying: readonly Operation[] = [pay, approve, undo];
