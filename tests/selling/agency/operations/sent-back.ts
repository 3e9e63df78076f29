import { expect } from 'vitest';
import { z } from 'zod';
import { add } from '../model/kept.ts';
import type { ModelOrder, ModelRefund } from '../model/order.ts';
import { approvers, type Operation, type World, write } from '../world.ts';
import { calm, mood } from './gateways.ts';
import { anOrder, touch } from './orders.ts';
import { promised } from './refund.ts';

/** Gateways that have a call for refunds. */
const ways = ['sslcommerz', 'bkash-checkout'];

const ask: Operation = {
  name: 'ask for a refund by gateway',
  weight: 3,
  run: async (world, dice) => {
    const isOnline = ({ method }: { method: string }) => ways.includes(method);
    const order = anOrder(world, dice, ({ counted }) => counted.some(isOnline));
    const payment = dice.pick(order?.counted.filter(isOnline) ?? []);
    const who = dice.pick(approvers);
    if (order === undefined || payment === undefined || who === undefined) {
      return undefined;
    }
    const { method } = payment;
    const amount = dice.of(payment.amount, dice.int(1, payment.amount), Math.ceil(payment.amount / 4));
    const most = order.paid - order.asked;
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
    const back = add(
      order.refunds
        .filter((each) => each.method === method && each.state !== 'refused' && each.state !== 'undone')
        .map((each) => each.amount),
    );
    const came = add(order.counted.filter((each) => each.method === method).map((each) => each.amount));
    if (!answer.ok) {
      expect([answer.code, back > 0], 'a payment covers it').toEqual(['refunds.gateway', true]);
      return answer;
    }
    expect(amount + back, 'no more goes back than came').toBeLessThanOrEqual(came);
    const { id, state } = answer.body;
    expect(['asked', 'approved']).toContain(state);
    if (state === 'approved') {
      await promised(world, order, amount);
    }
    const by = {
      askedBy: who,
      paidBy: 'system:gateways',
      at: world.model.now,
      isAlone: state === 'approved',
    };
    order.refunds.push({ id, method, amount, state, ...by });
    return answer;
  },
};

const unanswered = new WeakSet<ModelRefund>();

const remembered = z.object({
  payments: z.array(
    z.object({ invoice: z.string(), refunds: z.array(z.object({ amount: z.number() })).default([]) }),
  ),
});

/** What bKash says that it gave back for an order. */
async function givenBack(world: World, order: ModelOrder): Promise<number> {
  const attempts = await world.payments.attemptsOf(order.id);
  const ours = new Set(attempts.map(({ ourId }) => ourId));
  const said = await (await world.payments.simulatorOf('bkash').app.request('/control')).json();
  return add(
    remembered
      .parse(said)
      .payments.filter(({ invoice }) => ours.has(invoice))
      .flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
  );
}

const send: Operation = {
  name: 'gateways give back',
  weight: 3,
  run: async (world, dice) => {
    const isSent = (each: ModelRefund) => each.state === 'approved' && ways.includes(each.method);
    const waiting = [...world.model.orders.values()].filter(({ refunds }) => refunds.some(isSent));
    if (waiting.length === 0) {
      return undefined;
    }
    const answers = mood(world, dice);
    await world.payments.refund();
    calm(world);
    if (dice.chance(0.6)) {
      await world.pass(dice.int(1, 90) * 60_000);
      await Promise.all([world.payments.refund(), world.payments.refund()]);
    }
    for (const order of waiting) {
      touch(world, order);
      const { items }: { items: { id: string; state: string }[] } = await world.read(
        'boss',
        `/orders/${order.id}/payments`,
      );
      for (const refund of order.refunds.filter(isSent)) {
        const state = items.find(({ id }) => id === refund.id)?.state;
        expect(['approved', 'processing', 'review', 'paid']).toContain(state);
        if (state === 'paid') {
          [refund.state, refund.paidBy] = ['paid', 'system:gateways'];
          world.reach(
            unanswered.has(refund) ? 'a refund whose answer was lost went once' : 'a gateway gave back',
          );
        } else if (answers === 'lost') {
          unanswered.add(refund);
        }
      }
      const ofBkash = order.refunds.filter(({ method }) => method === 'bkash-checkout');
      const paid = add(ofBkash.filter(({ state }) => state === 'paid').map(({ amount }) => amount));
      const open = add(ofBkash.filter(isSent).map(({ amount }) => amount));
      const gone = await givenBack(world, order);
      expect(gone >= paid && gone <= paid + open, `bKash gave ${gone}, for ${paid} and ${open}`).toBe(true);
    }
    return answers;
  },
};

export const sendingBack: readonly Operation[] = [ask, send];
