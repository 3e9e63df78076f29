import { expect } from 'vitest';
import { type Operation, write } from '../../world.ts';
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
    const amount = anAmount(dice);
    const on = aDay(world, dice);
    const body = { kind, account, amount, text: 'For the office', key: world.aKey(), ...(on ? { on } : {}) };
    if (isClerk && account !== '1010') {
      const answer = await write(world, dice, by, '/expenses', body);
      expect(answer.code, 'a clerk spends from their own till').toBe('expenses.account');
      return answer;
    }
    return move(world, dice, {
      kind: 'expense',
      from: account,
      to: kind,
      amount,
      fee: 0,
      on: on ?? model.today,
      by,
      path: '/expenses',
      body,
    });
  },
};

export const moving: readonly Operation[] = [send, spend];
