import { expect } from 'vitest';
import { gatewayMethods } from '#features/payments/payments.rules.ts';
import { add } from '../model/kept.ts';
import type { ModelOrder, ModelRefund } from '../model/order.ts';
import { approvers, everybody, type Operation, type World, write } from '../world.ts';
import { anOrder, touch } from './orders.ts';
import { dayMs, isClosed, large, numberOf } from './pay.ts';

const all = (world: World) => [...world.model.orders.values()].flatMap(({ refunds }) => refunds);

/** Goodwill makes another version of the order. */
export async function promised(world: World, order: ModelOrder, amount: number): Promise<void> {
  if (world.model.promise(order, amount)) {
    const { current, plan } = await world.read('boss', `/orders/${order.id}`);
    [order.version, order.plan] = [current, plan];
    world.reach('goodwill after the journey');
  }
}

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
      amount,
      method,
      reason: 'Less was bought.',
      key: world.aKey(),
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
    const isLate = (each: ModelRefund) => each.at > world.model.now - dayMs;
    const counts = (each: ModelRefund) =>
      each.isAlone && (each.state === 'approved' || each.state === 'paid');
    const alone = (fits: (each: ModelRefund) => boolean) =>
      add(
        all(world)
          .filter((each) => counts(each) && fits(each))
          .map((each) => each.amount),
      );
    const [byOne, ofOrder] = [
      alone((each) => each.askedBy === who && isLate(each)),
      alone((each) => order.refunds.includes(each)),
    ];
    expect(
      state === 'asked' || Math.max(byOne, ofOrder) + amount < large,
      'a large refund waits, also in parts',
    ).toBe(true);
    if (state !== 'asked') {
      await promised(world, order, amount);
    }
    const isAlone = state !== 'asked';
    order.refunds.push({
      id,
      method,
      amount,
      askedBy: who,
      paidBy: who,
      at: world.model.now,
      isAlone,
      state,
    });
    if (state === 'paid' && method === 'cash') {
      world.model.openTill(who);
    }
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
      await promised(world, order, refund.amount);
      refund.state = answer.body.state;
      expect(
        refund.method === 'cash' && refund.state === 'paid',
        'cash leaves the till of who hands it out',
      ).toBe(false);
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
    // What goes through a gateway is sent by the program.
    const byHand = ({ refund: { method } }: { refund: ModelRefund }) =>
      method === 'cash' || method in numberOf;
    const found = dice.pick(refundsIn(world, 'approved').filter(byHand));
    const who = dice.pick(everybody);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, refund } = found;
    touch(world, order);
    const outside = numberOf[refund.method]?.(dice, world.aKey());
    const body = outside === undefined ? {} : { outside };
    const answer = await write(world, dice, who, `/refunds/${refund.id}/paid`, body);
    if (answer.ok) {
      [refund.state, refund.paidBy] = ['paid', who];
      if (refund.method === 'cash') {
        world.model.openTill(who);
      }
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
    if (answer.code === 'refunds.state' && gatewayMethods.some((each) => each === found.refund.method)) {
      // Its gateway has it already.
      return answer;
    }
    expect(answer.code).toBe(undefined);
    found.refund.state = 'refused';
    return answer;
  },
};

const undo: Operation = {
  name: 'undo a refund',
  weight: 1.5,
  run: async (world, dice) => {
    const found = dice.pick(refundsIn(world, 'paid').slice(-15));
    const who = dice.pick(approvers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order, refund } = found;
    touch(world, order);
    const answer = await write(world, dice, who, `/refunds/${refund.id}/undo`, {
      reason: 'It was never paid.',
    });
    if (answer.code === 'refunds.by-gateway') {
      expect(refund.paidBy).toBe('system:gateways');
    } else if (!answer.ok) {
      const isTill = refund.method === 'cash' && isClosed(world, refund.paidBy);
      expect(isTill ? ['till.closed', 'approvals.asked'] : ['approvals.asked']).toContain(answer.code);
    } else if (answer.body.approval !== undefined) {
      world.requests.push({ id: answer.body.approval, order, refund, askedBy: who });
    } else {
      expect(refund.amount < large, 'undone by one person').toBe(true);
      undone(world, refund);
    }
    return answer;
  },
};

function undone(world: World, refund: ModelRefund): void {
  refund.state = 'undone';
  if (refund.method === 'cash') {
    world.model.openTill(refund.paidBy);
  }
  world.reach('a paid refund undone');
}

/** What one person asked for is done once another has approved it. */
const decide: Operation = {
  name: 'decide for another person',
  weight: 2,
  run: async (world, dice) => {
    const request = dice.pick(world.requests);
    const who = dice.pick(approvers);
    if (request === undefined || who === undefined) {
      return undefined;
    }
    const { id, order, payment, refund, askedBy } = request;
    touch(world, order);
    const answer = await write(world, dice, who, `/approvals/${id}/approve`);
    if (who === askedBy) {
      expect(answer.code).toBe('approvals.own');
      return answer;
    }
    if (answer.ok) {
      world.requests.splice(world.requests.indexOf(request), 1);
      // A cheque that was undone by mistake may be another payment by now.
      const same = order.payments.find((each) => each.id === payment?.id);
      if (same !== undefined) {
        same.state = 'undone';
        world.reach('undone by two persons');
      }
      if (refund !== undefined) {
        undone(world, refund);
      }
    } else {
      expect([
        'payments.refunding',
        'payments.state',
        'refunds.state',
        'till.closed',
        'approvals.state',
      ]).toContain(answer.code);
    }
    return answer;
  },
};

export const refunding: readonly Operation[] = [ask, approve, handOut, refuse, undo, decide];
