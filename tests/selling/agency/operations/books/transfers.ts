import { expect } from 'vitest';
import type { Dice } from '../../dice.ts';
import { type Operation, type Person, type World, write } from '../../world.ts';
import { aDay, anAmount, bookkeepers, move } from './movements.ts';

const send: Operation = {
  name: 'transfer',
  weight: 9,
  run: async (world, dice) => {
    const { model } = world;
    const { bank } = model.books;
    const accounts = ['1010', '1011', '1020', '1041', '1051', bank, bank];
    // Mostly what a gateway or a wallet pays out, less its fee.
    const isPayout = dice.chance(0.4);
    const from = isPayout ? dice.of('1051', '1041') : dice.of('1020', ...accounts);
    const to = isPayout ? dice.of('1020', bank) : dice.pick(accounts.filter((code) => code !== from));
    const by = dice.pick(bookkeepers);
    if (to === undefined || by === undefined) {
      return undefined;
    }
    const amount = anAmount(dice);
    const fee = dice.chance(isPayout ? 0.8 : 0.2) && amount > 100 ? Math.floor(amount / dice.int(20, 90)) : 0;
    const on = aDay(world, dice);
    return move(world, dice, {
      kind: 'transfer',
      from,
      to,
      amount,
      fee,
      on: on ?? model.today,
      by,
      path: '/transfers',
      body: { from, to, amount, key: world.aKey(), ...(fee > 0 ? { fee } : {}), ...(on ? { on } : {}) },
    });
  },
};

const spend: Operation = {
  name: 'expense',
  weight: 5,
  run: async (world, dice) => {
    const { model } = world;
    const { bank } = model.books;
    const isClerk = dice.chance(0.3);
    const by = isClerk ? dice.of('amina' as const, 'babul' as const) : dice.pick(bookkeepers);
    if (by === undefined) {
      return undefined;
    }
    const account = dice.of('1010', '1011', '1020', '1041', bank);
    const kind = dice.of('6000', '6100', '6200', '6400', '2501');
    // Now and then a large sum in two parts, each small enough for one person.
    const inParts = account !== '1010' && dice.chance(0.25);
    const on = aDay(world, dice);
    const spendOnce = (amount: number) => {
      const when = on === undefined ? {} : { on };
      const body = { kind, account, amount, text: 'For the office', key: world.aKey(), ...when };
      const wanted = { kind: 'expense' as const, from: account, to: kind, amount, fee: 0, by };
      return isClerk && account !== '1010'
        ? refusedToClerk(world, dice, by, body)
        : move(world, dice, { ...wanted, on: on ?? model.today, path: '/expenses', body });
    };
    return inParts ? [await spendOnce(2_600_000), await spendOnce(2_700_000)] : spendOnce(anAmount(dice));
  },
};

async function refusedToClerk(world: World, dice: Dice, who: Person, body: object) {
  const answer = await write(world, dice, who, '/expenses', body);
  expect(answer.code, 'a clerk spends from their own till').toBe('expenses.account');
  return answer;
}

export const moving: readonly Operation[] = [send, spend];
