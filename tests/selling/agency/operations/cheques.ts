import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import type { ModelPayment } from '../model/order.ts';
import { dayAfter } from '../model/order.ts';
import { approvers, everybody, type Operation, type World, write } from '../world.ts';
import { anOrder, touch } from './orders.ts';
import { aSum, paymentsIn, received } from './pay.ts';

const take: Operation = {
  name: 'pay by cheque',
  weight: 4,
  run: async (world, dice) => {
    const order = anOrder(world, dice, ({ state }) => state === 'open' || state === 'quoted');
    const who = dice.pick(everybody);
    if (order === undefined || who === undefined) {
      return undefined;
    }
    const key = world.aKey();
    const amount = aSum(world, dice, order);
    const cheque = {
      bank: 'BRAC Bank',
      number: key.slice(-7),
      dated: dayAfter(world.model.today, -dice.int(0, 20)),
    };
    const answer = await write(world, dice, who, `/orders/${order.id}/payments`, {
      method: 'cheque',
      amount,
      cheque,
      key,
    });
    expect(answer.code).toBe(undefined);
    received(world, order, { method: 'cheque', amount, who }, answer.body);
    await world.syncHold(order);
    return answer;
  },
};

const aCheque = (world: World, dice: Dice, ...states: ModelPayment['cheque'][]) => {
  const found = dice.pick(
    paymentsIn(world, 'counted').filter(
      ({ payment }) => payment.method === 'cheque' && states.includes(payment.cheque),
    ),
  );
  if (found !== undefined) {
    touch(world, found.order);
  }
  return found;
};

const deposit: Operation = {
  name: 'deposit a cheque',
  weight: 3,
  run: async (world, dice) => {
    const found = aCheque(world, dice, 'in-hand');
    if (found === undefined) {
      return undefined;
    }
    const body = { day: world.model.today, account: world.account, key: world.aKey() };
    const answer = await write(
      world,
      dice,
      dice.pick(everybody),
      `/cheques/${found.payment.id}/deposit`,
      body,
    );
    expect(answer.code).toBe(undefined);
    found.payment.cheque = 'deposited';
    return answer;
  },
};

const clear: Operation = {
  name: 'clear a cheque',
  weight: 1.5,
  run: async (world, dice) => {
    const found = aCheque(world, dice, 'deposited');
    if (found === undefined) {
      return undefined;
    }
    const body = { day: world.model.today, key: world.aKey() };
    const answer = await write(world, dice, dice.pick(everybody), `/cheques/${found.payment.id}/clear`, body);
    expect(answer.code).toBe(undefined);
    found.payment.cheque = 'cleared';
    return answer;
  },
};

const bounce: Operation = {
  name: 'bounce a cheque',
  weight: 2.5,
  run: async (world, dice) => {
    const found = aCheque(world, dice, 'deposited');
    if (found === undefined) {
      return undefined;
    }
    const { order, payment } = found;
    const charge = dice.of(0, 23_000);
    const answer = await write(world, dice, dice.pick(approvers), `/cheques/${payment.id}/bounce`, {
      day: world.model.today,
      reason: 'Insufficient funds',
      charge,
      key: world.aKey(),
    });
    const isGoing = order.asked > 0 && order.paid - payment.amount < order.asked;
    if (!answer.ok) {
      expect(answer.code === 'payments.refunding' ? isGoing : answer.code).toBe(true);
      return answer;
    }
    expect(isGoing, 'money that is about to go back').toBe(false);
    [payment.state, payment.cheque, payment.charge] = ['undone', 'bounced', charge];
    if (order.refunded > 0) {
      world.reach('bounce after a refund');
    }
    return answer;
  },
};

const notBounced: Operation = {
  name: 'undo a bounce',
  weight: 0.7,
  run: async (world, dice) => {
    const found = dice.pick(
      paymentsIn(world, 'undone').filter(({ payment }) => payment.cheque === 'bounced'),
    );
    const who = dice.pick(approvers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, payment } = found;
    touch(world, order);
    const body = { reason: 'The bank was wrong.', key: world.aKey() };
    const answer = await write(world, dice, who, `/cheques/${payment.id}/undo-bounce`, body);
    if (!answer.ok) {
      expect(['cheques.paid-since', 'payments.own', 'cheques.state', 'payments.seen']).toContain(answer.code);
      return answer;
    }
    payment.charge = 0;
    payment.cheque = 'in-hand';
    const again: ModelPayment = {
      ...payment,
      id: answer.body.id,
      by: who,
      at: world.model.now,
      verify: null,
      state: 'counted',
      cheque: 'deposited',
    };
    order.payments.push(again);
    world.model.count(order);
    world.reach('a bounce undone');
    return answer;
  },
};

export const cheques: readonly Operation[] = [take, deposit, clear, bounce, notBounced];
