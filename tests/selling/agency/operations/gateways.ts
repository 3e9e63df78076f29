import { expect } from 'vitest';
import { gatewayNames } from '#features/gateways/gateways.contract.ts';
import { acts, moneyIn } from '../../payment-events.ts';
import type { Dice } from '../dice.ts';
import type { ModelOrder } from '../model/order.ts';
import type { Operation, World } from '../world.ts';
import { anOrder, touch } from './orders.ts';
import { received } from './pay.ts';

const methodOf = { sslcommerz: 'sslcommerz', bkash: 'bkash-checkout', nagad: 'nagad-checkout' } as const;

/** Takes over what the program has booked by now: only what the gateway has, all of it, and once. */
async function takeOver(world: World, order: ModelOrder): Promise<void> {
  const { payments, model } = world;
  const known = new Set(order.payments.map(({ id }) => id));
  const rows = await payments.paymentsOf(order.id);
  for (const attempt of await payments.attemptsOf(order.id)) {
    if (attempt.state === 'paid' && attempt.paymentId !== null && !known.has(attempt.paymentId)) {
      const { app } = payments.simulatorOf(attempt.gateway);
      const said = await (await app.request('/control')).json();
      expect(moneyIn(said, attempt.ourId), 'booked what the gateway has').toBe(true);
      const row = rows.find(({ id }) => id === attempt.paymentId);
      expect(row?.amount).toBe(attempt.amount);
      const wasOver = order.state === 'cancelled' || order.state === 'lapsed';
      const hadLapsed = order.seats !== undefined && order.state === 'quoted' && !model.isHeld(order.seats);
      const told = {
        method: methodOf[attempt.gateway],
        amount: attempt.amount,
        who: 'system:gateways',
        fee: row?.fee ?? 0,
      };
      received(world, order, told, { id: attempt.paymentId, state: 'counted', receipt: null });
      if (wasOver || hadLapsed) {
        world.reach('late gateway callback after a lapse');
      }
    }
  }
}

/** How well the gateways answer. */
export function mood(world: World, dice: Dice): string {
  const answers = dice.of('normal', 'normal', 'normal', 'lost', 'html');
  for (const name of gatewayNames) {
    world.payments.simulatorOf(name).set({ answers });
  }
  return answers;
}
export const calm = (world: World) => {
  for (const name of gatewayNames) {
    world.payments.simulatorOf(name).set({ answers: 'normal' });
  }
};

const payOnline: Operation = {
  name: 'pay through a gateway',
  weight: 8,
  run: async (world, dice) => {
    const order = anOrder(world, dice, (each) => world.model.isOpenQuote(each) || each.state === 'open');
    const gateway = dice.pick(gatewayNames);
    if (order === undefined || gateway === undefined) {
      return undefined;
    }
    const page = await world.payments
      .begin(order.token, gateway, dice.of('due', 'all'))
      .catch((cause) => cause);
    await world.syncHold(order);
    order.marks.add('online');
    if (typeof page !== 'string') {
      return page;
    }
    const what = dice.chance(0.8) ? acts[gateway][0] : dice.pick(acts[gateway]);
    const caused = await world.payments.act(page, what ?? acts[gateway][0]);
    const answers = mood(world, dice);
    for (const delivery of caused) {
      // Lost, late, or told of twice.
      const fate = dice.share();
      const times = fate < 0.15 ? 0 : fate < 0.3 ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        await (dice.chance(0.2) ? world.late.push({ order, delivery }) : world.payments.deliver(delivery));
      }
    }
    calm(world);
    await takeOver(world, order);
    return answers;
  },
};

const late: Operation = {
  name: 'a callback comes late',
  weight: 4,
  run: async (world, dice) => {
    const [found] = world.late.splice(dice.int(0, Math.max(0, world.late.length - 1)), 1);
    if (found === undefined) {
      return undefined;
    }
    touch(world, found.order);
    await world.payments.deliver(found.delivery);
    await takeOver(world, found.order);
    return found;
  },
};

/** The job asks for what nobody told: afterwards all money that the gateways have is booked. */
const askAll: Operation = {
  name: 'gateways are asked',
  weight: 2,
  run: async (world) => {
    calm(world);
    await world.pass(10 * 60_000);
    await world.payments.reconcile();
    for (const order of world.model.orders.values()) {
      if (order.marks.has('online')) {
        await takeOver(world, order);
      }
    }
    return 'asked';
  },
};

export const online: readonly Operation[] = [payOnline, late, askAll];
