import { expect } from 'vitest';
import { approvers, everybody, type Operation, type World, write } from '../world.ts';
import { isClosed, large } from './pay.ts';

const move = (world: World, who: string, amount: number) => {
  world.model.till(who).moved += amount;
};
const toSafe = (world: World, amount: number, code = '1011') =>
  world.model.others.set(code, (world.model.others.get(code) ?? 0) + amount);

const open: Operation = {
  name: 'open a till',
  weight: 1.5,
  run: async (world, dice) => {
    const who = dice.pick(everybody);
    if (who === undefined) {
      return undefined;
    }
    const float = dice.int(0, 5) * 100_000;
    const answer = await write(world, dice, who, '/tills/open', { float });
    const till = world.model.till(who);
    if (isClosed(world, who) || till.floatedOn === world.model.today) {
      expect(answer.ok, 'opened twice').toBe(false);
      return answer;
    }
    if (answer.ok) {
      move(world, who, float);
      toSafe(world, -float);
      till.floatedOn = world.model.today;
      world.model.openTill(who);
    }
    return answer;
  },
};

/** The fewest notes for a sum of whole taka. */
const notesOf = (poisha: number) => {
  let left = Math.floor(poisha / 100);
  return Object.fromEntries(
    [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1].map((value) => {
      const pieces = Math.min(100_000, Math.floor(left / value));
      left -= pieces * value;
      return [String(value), pieces];
    }),
  );
};

const close: Operation = {
  name: 'close a till',
  weight: 1.5,
  run: async (world, dice) => {
    const who = dice.pick(everybody);
    const closer = dice.chance(0.3) ? dice.pick(approvers) : who;
    if (who === undefined || closer === undefined) {
      return undefined;
    }
    const { balance, waiting } = world.model.drawer(who);
    const counted = Math.max(
      0,
      Math.floor((balance + waiting + dice.of(0, 0, 0, 5_000, -5_000)) / 100) * 100,
    );
    const difference = counted - balance - waiting;
    const because = difference === 0 ? {} : { because: 'Change was given wrongly.' };
    const whose = closer === who ? {} : { clerk: who };
    const body = { notes: notesOf(counted), ...because, ...whose };
    const answer = await write(world, dice, closer, '/tills/close', body);
    if (isClosed(world, who)) {
      expect(answer.code).toBe('till.closed');
      return answer;
    }
    if (answer.code === 'till.large-difference') {
      expect(closer === who && Math.abs(difference) >= large, 'a large difference in one’s own till').toBe(
        true,
      );
      return answer;
    }
    expect(answer.code).toBe(undefined);
    const { closed } = answer.body;
    expect([closed.counted, closed.difference]).toEqual([counted, difference]);
    const handedOver = Math.max(0, counted - waiting);
    move(world, who, difference - handedOver);
    toSafe(world, handedOver);
    toSafe(world, -difference, '5910');
    const till = world.model.till(who);
    expect(answer.body.day, 'the day on which it was opened').toBe(till.openedOn ?? world.model.today);
    if (till.openedOn !== null && till.openedOn < world.model.today) {
      world.reach(
        closer === who ? 'till closed on a later day' : 'till closed on a later day by somebody else',
      );
    }
    [till.openedOn, till.closedOn] = [null, answer.body.day];
    return answer;
  },
};

export const tills: readonly Operation[] = [open, close];
