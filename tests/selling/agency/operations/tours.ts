import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import type { ModelLine } from '../model/kept.ts';
import { dayAfter } from '../model/order.ts';
import { type Operation, packages, sellers, type World, write } from '../world.ts';
import { contact, freeLines, keep, sent, usualPlan } from './sell.ts';

const tourLines = (slug: string, adults: number, singleRooms: number): ModelLine[] => {
  const { adult = 0, ladder = [] } = packages.find((each) => each.slug === slug) ?? {};
  const line = (quantity: number, unit: number, text: string): ModelLine => ({
    charge: 'own',
    quantity,
    unit,
    text,
    ladder,
    isSeats: true,
    spent: 0,
  });
  return [line(adults, adult, 'adults'), ...(singleRooms > 0 ? [line(singleRooms, 100_000, 'single')] : [])];
};

const party = (adults: number, singleRooms: number) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms,
});

/** A departure on which somebody might want seats. */
const somewhere = (world: World, dice: Dice) =>
  dice.pick([...world.model.departures.values()].filter(({ departsOn }) => departsOn >= world.model.today));

/** What is told to who asks for seats that aren't there. */
function expectRefusal(world: World, code: string | undefined, departure: string, seats: number): void {
  const fits = world.model.isOpen(departure) && world.model.left(departure) >= seats;
  if (code === 'bookings.full' || code === 'bookings.closed') {
    expect(fits, `${code} although there is room`).toBe(false);
    world.reach(
      code === 'bookings.full' ? 'asked for seats of a full departure' : 'asked for seats too late',
    );
  } else {
    expect(['bookings.too-many', 'bookings.party', 'orders.later-many', undefined]).toContain(code);
    expect(code !== undefined || fits, 'sold seats that are not there').toBe(true);
  }
}

const checkout: Operation = {
  name: 'checkout',
  weight: 8,
  run: async (world, dice) => {
    const run = somewhere(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const [adults, singles] = [dice.int(1, 4), dice.int(0, 1)];
    const { today } = world.model;
    const answer = await write(world, dice, undefined, '/bookings', {
      package: run.package,
      departure: run.id,
      party: party(adults, singles),
      language: 'en',
      contact: { ...contact(dice), reply: 'phone' },
      key: world.aKey(),
    });
    expectRefusal(world, answer.code, run.id, adults);
    if (!answer.ok) {
      return answer;
    }
    const { token, heldUntil, total, reference } = answer.body;
    expect(Date.parse(heldUntil), 'a booking holds its seats').toBeGreaterThan(world.model.now);
    const [found] = (await world.read('boss', `/orders?q=${reference}`)).items;
    const lines = tourLines(run.package, adults, singles);
    const lastDay = dayAfter(today, 7);
    keep(world, 'checkout', {
      id: found.id,
      token,
      lines,
      travelsOn: run.departsOn,
      plan: usualPlan(total, today, run.departsOn),
      validUntil: lastDay < run.cutOff ? lastDay : run.cutOff,
      seats: { departure: run.id, seats: adults, state: 'held', until: Date.parse(heldUntil) },
    });
    return answer;
  },
};

const telephone: Operation = {
  name: 'telephone booking',
  weight: 4,
  run: async (world, dice) => {
    const run = somewhere(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const adults = dice.int(1, 4);
    const { today } = world.model;
    const answer = await write(world, dice, dice.pick(sellers), `/departures/${run.id}/bookings`, {
      party: party(adults, 0),
      contact: { ...contact(dice), reply: 'phone' },
      language: 'bn',
      key: world.aKey(),
    });
    expectRefusal(world, answer.code, run.id, adults);
    if (!answer.ok) {
      return answer;
    }
    const { id, token, total } = answer.body;
    const lastDay = dayAfter(today, 7);
    const order = keep(world, 'telephone', {
      id,
      token,
      lines: tourLines(run.package, adults, 0),
      travelsOn: run.departsOn,
      plan: usualPlan(total, today, run.departsOn),
      validUntil: lastDay < run.cutOff ? lastDay : run.cutOff,
      seats: { departure: run.id, seats: adults, state: 'held', until: world.model.now },
    });
    world.model.accept(order);
    return answer;
  },
};

/** A package on the form of a new order: it takes its seats as every other door does. */
const newOrderOfPackage: Operation = {
  name: 'new order of a package',
  weight: 6,
  run: async (world, dice) => {
    const run = somewhere(world, dice);
    if (run === undefined) {
      return undefined;
    }
    const adults = dice.int(1, 4);
    const { today } = world.model;
    const extra = dice.chance(0.3) ? freeLines(dice).filter(({ charge }) => charge !== 'discount') : [];
    const answer = await write(world, dice, dice.pick(sellers), '/orders', {
      language: 'bn',
      contact: contact(dice),
      lines: extra.map(sent),
      key: world.aKey(),
      sold: [{ package: run.package, departure: run.id, party: party(adults, 0) }],
    });
    if (answer.code === 'orders.not-sold') {
      expect(world.model.isOpen(run.id), 'a departure that isn’t offered').toBe(false);
      return answer;
    }
    expectRefusal(world, answer.code, run.id, adults);
    if (!answer.ok) {
      return answer;
    }
    const { id, token, total, heldUntil } = answer.body;
    expect(Date.parse(heldUntil), 'a quote holds its seats').toBeGreaterThan(world.model.now);
    const lastDay = dayAfter(today, 7);
    keep(world, 'new order of a package', {
      id,
      token,
      lines: [...tourLines(run.package, adults, 0), ...extra],
      travelsOn: run.departsOn,
      plan: usualPlan(total, today, run.departsOn),
      validUntil: lastDay < run.cutOff ? lastDay : run.cutOff,
      seats: { departure: run.id, seats: adults, state: 'held', until: Date.parse(heldUntil) },
    });
    return answer;
  },
};

export const touring: readonly Operation[] = [newOrderOfPackage, checkout, telephone];
