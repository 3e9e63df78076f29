import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { type Operation, sellers, type World, write } from '../world.ts';

/** One of the orders, those of late more often, and noted as touched. */
export function anOrder(
  world: World,
  dice: Dice,
  fits: (order: ModelOrder) => boolean,
): ModelOrder | undefined {
  const all = [...world.model.orders.values()].filter(fits);
  const order = dice.pick(dice.chance(0.7) ? all.slice(-12) : all);
  if (order !== undefined) {
    touch(world, order);
  }
  return order;
}

export function touch(world: World, order: ModelOrder): void {
  world.touched.add(order);
  if (order.seats !== undefined) {
    world.departuresTouched.add(order.seats.departure);
  }
}

const accept: Operation = {
  name: 'accept',
  weight: 8,
  run: async (world, dice) => {
    const order = anOrder(world, dice, ({ state }) => state === 'quoted' || state === 'lapsed');
    if (order === undefined) {
      return undefined;
    }
    const { model } = world;
    const isLate = order.seats?.state === 'held' && !model.isHeld(order.seats);
    const answer = await write(world, dice, dice.pick(sellers), `/orders/${order.id}/accept`);
    const may = model.isOpenQuote(order) && model.canSeat(order);
    expect([answer.ok, answer.code], `accepted ${order.door}`).toEqual(
      may ? [true, undefined] : [false, expect.stringMatching(/^(orders\.lapsed|bookings\.(full|closed))$/)],
    );
    if (may) {
      model.accept(order);
      if (isLate) {
        world.reach('quote accepted after its hold, while seats were left');
      }
    } else if (answer.code === 'bookings.full') {
      expect(answer.body.details.left).toBe(model.left(order.seats?.departure ?? ''));
      world.reach('quote accepted after its seats went');
    }
    return answer;
  },
};

const cancel: Operation = {
  name: 'cancel',
  weight: 5,
  run: async (world, dice) => {
    // What is ticketed is gone, and most orders have no ticket: one of those is wanted more often than it comes.
    const isTicketed = (each: ModelOrder) => each.marks.has('ticketed') && each.isSold;
    const order =
      (dice.chance(0.2) ? anOrder(world, dice, isTicketed) : undefined) ??
      anOrder(world, dice, ({ state }) => state !== 'lapsed');
    if (order === undefined) {
      return undefined;
    }
    const { model } = world;
    const path = `/orders/${order.id}/cancel`;
    if (order.state === 'cancelled') {
      const again = await write(world, dice, 'boss', path, { reason: 'Once more.' });
      expect(again.code).toBe('orders.cancelled');
      return again;
    }
    const kept = order.isSold ? order.keptOn(model.today) : order.lines.map(() => 0);
    const who = dice.pick(sellers);
    const preview = await world.ask(who, 'POST', path, { reason: 'The customer is ill.', preview: true });
    const answer = await write(world, dice, who, path, { reason: 'The customer is ill.' });
    expect(answer.body, 'what was shown is done').toEqual(preview.body);
    const keeps = answer.body.lines.map(({ keep }: { keep: number }) => keep);
    expect(keeps, `kept of ${JSON.stringify(order.lines)} on ${model.today} for ${order.travelsOn}`).toEqual(
      kept,
    );
    expect(answer.body.keep, 'kept').toBe(add(kept));
    expect(answer.body.back, 'back').toBe(Math.max(0, order.paid - add(kept)));
    const hadFlown = order.travelsOn !== null && order.travelsOn < model.today;
    if (hadFlown && order.isSold) {
      world.reach('cancelled after the journey');
    }
    if (order.marks.has('ticketed') && order.isSold) {
      world.reach('a ticketed order is cancelled');
    }
    [order.state, order.kept] = ['cancelled', kept];
    model.free(order);
    if (order.owed > 0) {
      world.reach('cancelled order that owes its fee');
    }
    return answer;
  },
};

export const dealing: readonly Operation[] = [accept, cancel];
