import { expect } from 'vitest';
import { question } from '../../../enquiries/desk.ts';
import type { Dice } from '../dice.ts';
import { add, type ModelLine } from '../model/kept.ts';
import { type Due, dayAfter, ModelOrder } from '../model/order.ts';
import { type Operation, sellers, type World, write } from '../world.ts';

const phone = (dice: Dice) => `017${String(dice.int(10_000_000, 99_999_999))}`;
export const contact = (dice: Dice) => ({
  name: `Salma ${dice.of('Begum', 'Khatun', 'Akter')}`,
  phone: phone(dice),
});
/** What the settings keep of a free line of ours. */
export const usualLadder = [
  { daysBefore: 30, keepPercent: 10 },
  { daysBefore: 15, keepPercent: 25 },
  { daysBefore: 7, keepPercent: 50 },
  { daysBefore: 0, keepPercent: 100 },
];

/** The plan of the settings: half now, the rest fifteen days before the journey. */
export function usualPlan(total: number, today: string, travelsOn: string | null): Due[] {
  const rest = travelsOn === null ? today : dayAfter(travelsOn, -15);
  const deposit = Math.min(total, Math.ceil(total / 200) * 100);
  const parts =
    rest <= today
      ? [{ amount: total, due: today }]
      : [
          { amount: deposit, due: today },
          { amount: total - deposit, due: rest },
        ];
  return parts.filter(({ amount }) => amount > 0);
}

export function freeLines(dice: Dice): ModelLine[] {
  const lines = Array.from({ length: dice.int(1, 3) }, (_, place): ModelLine => {
    const charge = dice.of<'own' | 'official' | 'supplier' | 'fee'>(
      'own',
      'own',
      'official',
      'supplier',
      'fee',
    );
    const unit = dice.of(dice.int(0, 30) * 100_000, dice.int(1, 2_000_000), dice.int(1, 3));
    const ladder = charge === 'own' ? usualLadder : [];
    return {
      charge,
      quantity: dice.int(1, 3),
      unit,
      text: `Line ${place} ${charge} ${dice.int(1, 999)}`,
      ladder,
      spent: 0,
    };
  });
  const whole = add(lines.map(({ quantity, unit }) => quantity * unit));
  const off = Math.floor(whole / dice.int(5, 30));
  return dice.chance(0.3) && off > 0
    ? [
        ...lines,
        { charge: 'discount', quantity: 1, unit: -off, text: 'Returning customer', ladder: [], spent: 0 },
      ]
    : lines;
}
export const sent = ({ charge, quantity, unit, text }: ModelLine) => ({
  charge,
  quantity,
  unit,
  text: { en: text },
});

/** Keeps an order in the model as it was made. */
export function keep(world: World, door: string, made: Partial<ModelOrder>): ModelOrder {
  const order = Object.assign(new ModelOrder(), made);
  order.door = door;
  order.madeOn = world.model.today;
  world.model.orders.set(order.id, order);
  world.touched.add(order);
  if (order.seats !== undefined) {
    world.departuresTouched.add(order.seats.departure);
  }
  world.tell(`sold: ${door}`);
  return order;
}

/** Sells free lines by the form of a new order. */
async function sellLines(world: World, dice: Dice, door: string, more: object): Promise<void> {
  const lines = freeLines(dice);
  const { today } = world.model;
  const travelsOn = dice.chance(0.6) ? dayAfter(today, dice.int(1, 60)) : null;
  const answer = await write(world, dice, dice.pick(sellers), '/orders', {
    language: dice.of('en', 'bn'),
    contact: contact(dice),
    lines: lines.map(sent),
    key: world.aKey(),
    ...(travelsOn === null ? {} : { travelsOn }),
    ...more,
  });
  expect(answer.code).toBe(undefined);
  const { id, token, total } = answer.body;
  keep(world, door, {
    id,
    token,
    lines,
    travelsOn,
    plan: usualPlan(total, today, travelsOn),
    validUntil: dayAfter(today, 7),
  });
}

const newOrder: Operation = {
  name: 'new order',
  weight: 8,
  run: async (world, dice) => {
    await sellLines(world, dice, 'new order', {});
    return 'sold';
  },
};

const fromEnquiry: Operation = {
  name: 'an enquiry becomes an order',
  weight: 2,
  run: async (world, dice) => {
    const asked = await world.ask(undefined, 'POST', '/enquiries', {
      ...question(),
      contact: { ...contact(dice), reply: 'phone' },
    });
    if (!asked.ok) {
      expect(asked.status).toBe(429);
      return undefined;
    }
    const { items } = await world.read('boss', `/enquiries?q=${asked.body.reference}`);
    const enquiry = String(items[0].id);
    await sellLines(world, dice, 'enquiry', { enquiry });
    const again = await write(world, dice, 'boss', '/orders', {
      language: 'en',
      contact: contact(dice),
      lines: freeLines(dice).map(sent),
      enquiry,
      key: world.aKey(),
    });
    expect(again.code, 'an enquiry becomes one order').toBe('orders.enquiry-has-one');
    return again;
  },
};

export const selling: readonly Operation[] = [newOrder, fromEnquiry];
