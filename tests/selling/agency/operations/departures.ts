import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { dayAfter, daysBetween } from '../model/order.ts';
import { type Operation, type World, write } from '../world.ts';
import { touch } from './orders.ts';

const anOpenOne = (world: World, dice: Dice) =>
  dice.pick([...world.model.departures.values()].filter(({ id }) => world.model.isOpen(id)));

const close: Operation = {
  name: 'close a departure',
  weight: 0.5,
  run: async (world, dice) => {
    const run = anOpenOne(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const answer = await write(world, dice, 'boss', `/departures/${run.id}/close`);
    expect(answer.code).toBe(undefined);
    run.state = 'closed';
    return answer;
  },
};

/** To another day: nobody may have seats on it. */
const move: Operation = {
  name: 'move a departure',
  weight: 1,
  run: async (world, dice) => {
    const run = anOpenOne(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const { version } = await world.read('boss', `/departures/${run.id}`);
    const departsOn = dayAfter(run.departsOn, dice.int(1, 9));
    const headers = { 'if-match': `"${version}"` };
    const answer = await world.ask('boss', 'POST', `/departures/${run.id}/move`, { departsOn }, headers);
    const { held, booked } = world.model.gone(run.id);
    expect([answer.ok, answer.code]).toEqual([
      held + booked === 0,
      answer.ok ? undefined : 'departures.seated',
    ]);
    if (answer.ok) {
      run.cutOff = dayAfter(run.cutOff, daysBetween(run.departsOn, departsOn));
      run.departsOn = departsOn;
      world.reach('a departure moved');
    }
    return answer;
  },
};

interface Movement {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: number;
  readonly by: string;
  readonly state: ModelOrder['refunds'][number]['state'];
}

/** Refunds that the program asked for by itself, of what is to go back and no more. */
async function takeOverRefunds(world: World, order: ModelOrder): Promise<void> {
  const most = Math.max(0, -order.owed) - order.asked;
  const { items }: { items: Movement[] } = await world.read('boss', `/orders/${order.id}/payments`);
  const fresh = items.filter(
    ({ id, kind }) => kind === 'refund' && !order.refunds.some((each) => each.id === id),
  );
  expect(add(fresh.map(({ amount }) => amount)), 'asked back').toBeLessThanOrEqual(Math.max(0, most));
  for (const { id, method, amount, state } of fresh) {
    order.refunds.push({
      id,
      method,
      amount,
      askedBy: 'boss',
      paidBy: 'boss',
      at: world.model.now,
      isAlone: false,
      state,
    });
  }
}

const callOff: Operation = {
  name: 'call a departure off',
  weight: 0.6,
  run: async (world, dice) => {
    const { model } = world;
    const run = anOpenOne(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const body = { reason: 'Too few have joined.', key: world.aKey() };
    const answer = await write(world, dice, 'boss', `/departures/${run.id}/no-go`, body);
    expect(answer.code).toBe(undefined);
    run.state = 'cancelled';
    for (const order of model.orders.values()) {
      const isOn =
        order.seats?.departure === run.id && (order.seats.state === 'booked' || model.isHeld(order.seats));
      if (isOn && (order.state === 'open' || order.state === 'quoted')) {
        // The agency doesn't keep its side, and keeps nothing.
        [order.state, order.kept] = ['cancelled', order.lines.map(() => 0)];
        model.free(order);
        touch(world, order);
        await takeOverRefunds(world, order);
        world.reach('a departure called off');
      }
    }
    return answer;
  },
};

export const departing: readonly Operation[] = [close, move, callOff];
