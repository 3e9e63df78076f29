import { expect } from 'vitest';
import type { ModelRefund } from '../model/order.ts';
import { approvers, everybody, type Operation, type World, write } from '../world.ts';
import { anOrder, touch } from './orders.ts';
import { isClosed, large } from './pay.ts';

const ask: Operation = {
  name: 'ask for a refund',
  weight: 6,
  run: async (world, dice) => {
    const order = anOrder(world, dice, ({ payments }) => payments.length > 0);
    const who = dice.pick(everybody);
    if (order === undefined || who === undefined) {
      return undefined;
    }
    const most = order.paid - order.asked;
    const fair = Math.min(most, Math.max(0, -order.owed - order.asked));
    const amount = Math.max(1, dice.of(fair, fair, most, Math.floor(most / 2), dice.int(1, 30) * 100_000));
    const method = dice.of('cash', 'cash', 'bank', 'rocket', 'upay');
    const answer = await write(world, dice, who, `/orders/${order.id}/refunds`, {
      ...{ amount, method, reason: 'Less was bought.', key: world.aKey() },
    });
    if (amount > most) {
      expect(answer.code, `${amount} of ${most}`).toBe('refunds.too-much');
      return answer;
    }
    if (!answer.ok) {
      expect(method === 'cash' && isClosed(world, who), answer.code).toBe(true);
      expect(answer.code).toBe('till.closed');
      return answer;
    }
    const { id, state } = answer.body;
    expect(state === 'asked' || amount < large, 'a large refund waits').toBe(true);
    order.refunds.push({ id, method, amount, askedBy: who, paidBy: who, state });
    if (order.travelsOn !== null && order.travelsOn < world.model.today) {
      world.reach('refund after the journey');
    }
    return answer;
  },
};

/** The refunds in a state, of all orders. */
export const refundsIn = (world: World, state: ModelRefund['state']) =>
  [...world.model.orders.values()].flatMap((order) =>
    order.refunds.filter((each) => each.state === state).map((refund) => ({ order, refund })),
  );

const approve: Operation = {
  name: 'approve a refund',
  weight: 4,
  run: async (world, dice) => {
    const found = dice.pick(refundsIn(world, 'asked'));
    const who = dice.pick(approvers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, refund } = found;
    touch(world, order);
    const answer = await write(world, dice, who, `/refunds/${refund.id}/approve`);
    if (who === refund.askedBy) {
      expect(answer.code, 'one’s own').toBe('refunds.own');
    } else if (answer.ok) {
      refund.state = answer.body.state;
      refund.paidBy = who;
    } else {
      expect(refund.method === 'cash' && isClosed(world, who), answer.code).toBe(true);
    }
    return answer;
  },
};

const handOut: Operation = {
  name: 'pay a refund',
  weight: 4,
  run: async (world, dice) => {
    const found = dice.pick(refundsIn(world, 'approved'));
    const who = dice.pick(everybody);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, refund } = found;
    touch(world, order);
    const answer = await write(world, dice, who, `/refunds/${refund.id}/paid`, {
      outside: `72${world.aKey().slice(-8)}`,
    });
    if (answer.ok) {
      [refund.state, refund.paidBy] = ['paid', who];
    } else {
      expect(refund.method === 'cash' && isClosed(world, who), answer.code).toBe(true);
    }
    return answer;
  },
};

const refuse: Operation = {
  name: 'refuse a refund',
  weight: 1,
  run: async (world, dice) => {
    const found = dice.pick([...refundsIn(world, 'approved'), ...refundsIn(world, 'asked')]);
    if (found === undefined) {
      return undefined;
    }
    touch(world, found.order);
    const answer = await write(world, dice, 'boss', `/refunds/${found.refund.id}/refuse`, {
      reason: 'Not agreed.',
    });
    expect(answer.code).toBe(undefined);
    found.refund.state = 'refused';
    return answer;
  },
};

export const refunding: readonly Operation[] = [ask, approve, handOut, refuse];
