import { expect } from 'vitest';
import { dayAfter } from '../model/order.ts';
import { type Operation, packages, type World } from '../world.ts';

const hour = 3_600_000;

/** Puts a departure on sale. */
export const plan = async (world: World, departsOn: string, seats: number, slug: string, adult: number) => {
  const dates = { departsOn, returnsOn: departsOn, cutOff: dayAfter(departsOn, -1) };
  const answer = await world.ask('boss', 'POST', '/departures', {
    package: slug,
    ...dates,
    seats,
    band: 'regular',
  });
  expect(answer.code).toBe(undefined);
  const { id, cutOff } = answer.body;
  world.model.departures.set(id, { id, package: slug, adult, departsOn, cutOff, seats, state: 'open' });
  return id;
};

const jump: Operation = {
  name: 'time goes by',
  weight: 6,
  run: async (world, dice) => {
    await world.pass(
      dice.of(
        dice.int(5, 25) * 60_000,
        dice.int(1, 9) * hour,
        dice.int(10, 40) * hour,
        dice.int(2, 6) * 24 * hour,
      ),
    );
    return world.reach('the clock jumps');
  },
};

const departure: Operation = {
  name: 'plan a departure',
  weight: 2,
  run: async (world, dice) => {
    const { slug, adult } = dice.pick(packages) ?? packages[0];
    return plan(world, dayAfter(world.model.today, dice.int(2, 30)), dice.int(3, 12), slug, adult);
  },
};

export const passing: readonly Operation[] = [jump, departure];
