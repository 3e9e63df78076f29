import { expect } from 'vitest';
import { add } from '../../model/kept.ts';
import type { ModelOrder } from '../../model/order.ts';
import { type Operation, type World, write } from '../../world.ts';
import { anOrder, touch } from '../orders.ts';
import { received } from '../pay.ts';
import { bookkeepers } from './movements.ts';
import { writeOffUpTo } from './vat.ts';

const forgive: Operation = {
  name: 'write off a rest',
  weight: 4,
  run: async (world, dice) => {
    const isSmall = (each: ModelOrder) => each.isSold && each.owed !== 0 && each.owed < 4_000_000;
    // Mostly one of which something is forgiven already: only so much is, in all.
    const isBegun = (each: ModelOrder) => isSmall(each) && each.writtenOff !== 0;
    const order =
      (dice.chance(0.5) ? anOrder(world, dice, isBegun) : undefined) ?? anOrder(world, dice, isSmall);
    const who = dice.pick(bookkeepers);
    if (order === undefined || who === undefined) {
      return undefined;
    }
    if (order.owed > 2 * writeOffUpTo) {
      const key = world.aKey();
      const amount = order.owed - dice.int(1, 2 * writeOffUpTo);
      const paid = { method: 'bank', amount, outside: `FW${key.slice(-8)}26`, key };
      const answer = await write(world, dice, who, `/orders/${order.id}/payments`, paid);
      expect(answer.code).toBe(undefined);
      received(world, order, { method: 'bank', amount, who }, answer.body);
    }
    const { owed } = order;
    const sign = owed < 0 ? -1 : 1;
    const size = Math.max(
      1,
      dice.of(Math.abs(owed), Math.min(Math.abs(owed), writeOffUpTo), dice.int(1, writeOffUpTo + 500)),
    );
    const before = add(
      order.written
        .filter((each) => each.isStanding && each.amount * sign > 0)
        .map((each) => each.amount * sign),
    );
    const most = sign > 0 ? order.balance : Math.max(0, -owed - order.asked);
    const answer = await write(world, dice, who, `/orders/${order.id}/write-off`, {
      amount: size * sign,
      reason: 'A small rest.',
      key: world.aKey(),
    });
    const isTooMuch = size > most || size + before > writeOffUpTo;
    expect(answer.code, `${size * sign} of ${owed}, ${before} before`).toBe(
      isTooMuch ? 'orders.write-off' : undefined,
    );
    if (answer.ok) {
      order.written.push({ id: answer.body.id, amount: size * sign, isStanding: true });
      world.reach('a rest is forgiven');
    }
    return answer;
  },
};

const takeBack: Operation = {
  name: 'undo a write-off',
  weight: 1.5,
  run: async (world, dice) => {
    const orders = [...world.model.orders.values()].filter(({ written }) =>
      written.some((each) => each.isStanding),
    );
    const order = dice.pick(orders);
    const found = order && dice.pick(order.written.filter(({ isStanding }) => isStanding));
    if (order === undefined || found === undefined) {
      return undefined;
    }
    touch(world, order);
    const path = `/orders/${order.id}/write-off/${found.id}/undo`;
    const answer = await write(world, dice, dice.pick(bookkeepers), path, { reason: 'They paid it.' });
    expect(answer.code).toBe(undefined);
    found.isStanding = false;
    world.reach('what was forgiven is owed again');
    return answer;
  },
};

/** What was written off ends by itself when the price changes: then it has no ground any more, or the order is cancelled. */
export async function syncWrittenOff(world: World, order: ModelOrder): Promise<void> {
  if (order.written.some(({ isStanding }) => isStanding)) {
    const { items } = await world.read('boss', `/orders/${order.id}/adjustments`);
    for (const written of order.written) {
      const found = items.find(({ id }: { id: string }) => id === written.id);
      if (written.isStanding && found?.undone !== null) {
        const isUpset = written.amount > 0 ? order.balance < 0 : order.balance > 0;
        expect(order.state === 'cancelled' || isUpset, 'what was written off still has its ground').toBe(
          true,
        );
        written.isStanding = false;
      }
    }
    const isKept = order.written.some(({ isStanding }) => isStanding);
    expect(order.state === 'cancelled' && isKept, 'written off of a cancelled order').toBe(false);
  }
}

export const writingOff: readonly Operation[] = [forgive, takeBack];
