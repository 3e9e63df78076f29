import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add, type ModelLine, sumOf } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { type Operation, sellers, type World, write } from '../world.ts';
import { isAlive, takeOverTerms } from './amend.ts';
import { anOrder } from './orders.ts';
import { freeLines, sent } from './sell.ts';

/** The lines that stay as they were, with their places. */
const staying = (order: ModelOrder, fits: (line: ModelLine) => boolean) =>
  order.lines.flatMap((line, was) => (fits(line) ? [{ ...sent(line), was }] : []));

const amendment = (world: World, dice: Dice, order: ModelOrder, terms: object) =>
  write(world, dice, dice.pick(sellers), `/orders/${order.id}/amendments`, {
    reason: 'As the customer wishes.',
    from: order.version,
    agreed: true,
    key: world.aKey(),
    ...terms,
  });

/** An amendment sells a package, to an order without one or in place of the one that it has. */
const addPackage: Operation = {
  name: 'amend with a package',
  weight: 3,
  run: async (world, dice) => {
    const { model } = world;
    const order = anOrder(
      world,
      dice,
      (each) => isAlive(each) && each.stage === undefined && each.door !== 'fare' && each.lines.length < 9,
    );
    const run = dice.pick([...model.departures.values()].filter(({ departsOn }) => departsOn >= model.today));
    if (order === undefined || run === undefined) {
      return undefined;
    }
    const adults = dice.int(1, 4);
    const party = { adults, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
    const { seats } = order;
    const isSeated = seats !== undefined && (seats.state === 'booked' || model.isHeld(seats));
    const more = adults - (isSeated && seats.departure === run.id ? seats.seats : 0);
    const answer = await amendment(world, dice, order, {
      sold: [{ package: run.package, departure: run.id, party }],
      lines: staying(order, ({ isSeats }) => isSeats !== true),
    });
    world.departuresTouched.add(run.id);
    if (!answer.ok) {
      const known = ['orders.lapsed', 'orders.not-sold', 'bookings.full', 'bookings.closed', 'orders.total'];
      expect(known).toContain(answer.code);
      if (answer.code === 'bookings.full') {
        expect(model.left(run.id) < more, 'full although there is room').toBe(true);
        world.reach('an amendment asks for seats that went');
      }
      return answer;
    }
    expect(
      more <= 0 || (seats !== undefined && !isSeated) || model.left(run.id) >= more,
      'seats that are not there',
    ).toBe(true);
    model.requote(order);
    const { version, heldUntil } = answer.body;
    const held = { departure: run.id, seats: adults };
    order.seats =
      seats === undefined
        ? {
            ...held,
            state: order.state === 'open' ? 'booked' : 'held',
            until: Date.parse(heldUntil ?? '') || model.now,
          }
        : { ...seats, ...held };
    order.version = version;
    await takeOverTerms(world, order);
    world.reach('an amendment adds a package');
    return answer;
  },
};

/** An amendment takes the package off: its seats are free. */
const takeOff: Operation = {
  name: 'amend without the package',
  weight: 1.5,
  run: async (world, dice) => {
    const order = anOrder(world, dice, (each) => isAlive(each) && each.seats !== undefined);
    if (order === undefined) {
      return undefined;
    }
    const kept = staying(order, ({ isSeats }) => isSeats !== true);
    const fresh = freeLines(dice).filter(({ charge }) => charge !== 'discount');
    if (add([...order.lines.filter(({ isSeats }) => isSeats !== true), ...fresh].map(sumOf)) < 0) {
      return undefined;
    }
    const answer = await amendment(world, dice, order, { lines: [...kept, ...fresh.map(sent)] });
    expect(answer.code).toBe(undefined);
    world.model.requote(order);
    order.lines = [...order.lines.filter(({ isSeats }) => isSeats !== true), ...fresh];
    expect(answer.body.total).toBe(order.total);
    [order.version, order.plan, order.travelsOn] = [answer.body.version, answer.body.plan, null];
    order.seats = undefined;
    world.reach('an amendment takes the package off');
    return answer;
  },
};

export const packaging: readonly Operation[] = [addPackage, takeOff];
