import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add, type ModelLine, sumOf } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { type Operation, sellers, type World, write } from '../world.ts';
import { anOrder } from './orders.ts';
import { freeLines, sent } from './sell.ts';

export const isAlive = ({ state }: ModelOrder) => state === 'open' || state === 'quoted';

/** Keeps some lines, always those of seats and those of which something is gone, and adds others. */
function changed(dice: Dice, order: ModelOrder): { line: ModelLine; was?: number }[] {
  const kept = order.lines.flatMap((line, was) =>
    line.isSeats === true || line.spent > 0 || dice.chance(0.7) ? [{ line, was }] : [],
  );
  return [...kept, ...(dice.chance(0.7) ? freeLines(dice).map((line) => ({ line })) : [])].slice(0, 12);
}

const amend: Operation = {
  name: 'amend',
  weight: 6,
  run: async (world, dice) => {
    const order = anOrder(world, dice, isAlive);
    if (order === undefined) {
      return undefined;
    }
    const lines = changed(dice, order);
    const total = add(lines.map(({ line }) => sumOf(line)));
    if (lines.length === 0 || total < 0) {
      return undefined;
    }
    const before = order.total;
    const answer = await write(world, dice, dice.pick(sellers), `/orders/${order.id}/amendments`, {
      lines: lines.map(({ line, was }) => ({ ...sent(line), ...(was === undefined ? {} : { was }) })),
      ...(order.travelsOn === null ? {} : { travelsOn: order.travelsOn }),
      reason: 'Something else was wanted.',
      from: order.version,
      agreed: true,
      key: world.aKey(),
    });
    expect(answer.code).toBe(undefined);
    world.model.requote(order);
    expect([answer.body.before, answer.body.total]).toEqual([before, total]);
    order.lines = lines.map(({ line }) => line);
    order.version = answer.body.version;
    order.plan = answer.body.plan;
    expect(add(order.plan.map(({ amount }) => amount)), 'the plan is over the total').toBe(total);
    return answer;
  },
};

const spend: Operation = {
  name: 'spend',
  weight: 3,
  run: async (world, dice) => {
    const isOthers = ({ charge, quantity, unit }: ModelLine) =>
      (charge === 'official' || charge === 'supplier') && quantity * unit > 0;
    const order = anOrder(world, dice, (each) => each.state === 'open' && each.lines.some(isOthers));
    const place = order?.lines.findIndex(isOthers) ?? -1;
    const line = order?.lines[place];
    if (order === undefined || line === undefined) {
      return undefined;
    }
    // Writing less needs a second person once it is much: it only grows here.
    const spent = dice.int(line.spent, sumOf(line));
    const body = { spent, note: 'Receipt of the embassy', from: order.version };
    const answer = await write(
      world,
      dice,
      dice.pick(sellers),
      `/orders/${order.id}/lines/${place}/spent`,
      body,
    );
    expect(answer.code).toBe(undefined);
    line.spent = spent;
    return answer;
  },
};

/** What a package costs then is a matter of other tests: lines and days are taken over, and must add up everywhere. */
export async function takeOverTerms(world: World, order: ModelOrder): Promise<void> {
  const { lines, travelsOn, total, plan } = await world.read('boss', `/orders/${order.id}`);
  const run = world.model.departures.get(order.seats?.departure ?? '');
  const ladder = world.ladderOf(run?.package ?? '') ?? [];
  const known = order.lines.filter(({ isSeats }) => !isSeats);
  order.lines = lines.map(
    ({
      charge,
      quantity,
      unit,
      text,
    }: Pick<ModelLine, 'charge' | 'quantity' | 'unit'> & { text: { en?: string } }) =>
      known.find((each) => each.text === text.en && each.unit === unit) ?? {
        charge,
        quantity,
        unit,
        text: text.en ?? '',
        isSeats: charge === 'own',
        spent: 0,
        ladder: charge === 'own' ? ladder : [],
      },
  );
  // What was written off comes off it, unless the new price has taken that back.
  expect([order.total, order.total - order.writtenOff]).toContain(total);
  [order.travelsOn, order.plan] = [travelsOn, plan];
}

/** Another departure, or more or fewer people. */
const change: Operation = {
  name: 'change a booking',
  weight: 4,
  run: async (world, dice) => {
    const { model } = world;
    const order = anOrder(world, dice, (each) => isAlive(each) && each.seats !== undefined);
    const { seats } = order ?? {};
    if (order === undefined || seats === undefined) {
      return undefined;
    }
    const others = [...model.departures.values()].filter(
      ({ id }) => model.isOpen(id) && id !== seats.departure,
    );
    const to = dice.chance(0.5) ? dice.pick(others)?.id : undefined;
    const adults = dice.int(1, 4);
    const party = { adults, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
    const answer = await write(world, dice, dice.pick(sellers), `/orders/${order.id}/booking`, {
      party,
      reason: 'As the customer wishes.',
      from: order.version,
      agreed: true,
      key: world.aKey(),
      ...(to === undefined ? {} : { departure: to }),
    });
    const target = to ?? seats.departure;
    world.departuresTouched.add(target);
    if (!answer.ok) {
      return answer;
    }
    const isSeated = seats.state === 'booked' || model.isHeld(seats);
    const more = adults - (target === seats.departure && isSeated ? seats.seats : 0);
    expect(!isSeated || more <= 0 || model.left(target) >= more, 'moved to seats that are not there').toBe(
      true,
    );
    [seats.departure, seats.seats] = [target, adults];
    model.requote(order);
    order.version = answer.body.version;
    await takeOverTerms(world, order);
    return answer;
  },
};

export const changing: readonly Operation[] = [amend, spend, change];
