import { expect } from 'vitest';
import { trialBalance } from '../../compare-books.ts';
import { add } from '../../model/kept.ts';
import { dayAfter } from '../../model/order.ts';
import { type Operation, write } from '../../world.ts';
import { bookkeepers } from './movements.ts';

const close: Operation = {
  name: 'close the books',
  weight: 2,
  run: async (world, dice) => {
    const { model } = world;
    const { books } = model;
    const who = dice.pick(bookkeepers);
    const until = dayAfter(model.today, dice.of(-dice.int(2, 25), -dice.int(2, 25), 0 - dice.int(1, 40), 1));
    const isEarlier = until < books.closedUntil;
    const reason = dice.chance(0.7) ? { reason: 'A bill was forgotten.' } : {};
    const answer = await world.ask(who, 'PUT', '/books/closed', { until, ...reason });
    const refusal =
      until > model.today
        ? 'books.future'
        : isEarlier && who !== 'chief'
          ? 'books.reopen'
          : isEarlier && reason.reason === undefined
            ? 'books.reason'
            : undefined;
    expect(answer.code, `closed until ${until}, by ${who}`).toBe(refusal);
    if (answer.ok) {
      if (isEarlier) {
        world.reach('a closed period is opened again');
      }
      books.closedUntil = until;
      world.frozen = await trialBalance(world, until);
    }
    return answer;
  },
};

const begin: Operation = {
  name: 'what the books began with',
  weight: 1.5,
  run: async (world, dice) => {
    const { model } = world;
    const { books } = model;
    const who = dice.pick(bookkeepers);
    const on = dayAfter(model.today, -dice.int(0, 20));
    const accounts = ['1011', '1020', '1041', '1051'].map((code) => ({
      code,
      balance: dice.int(1, 9) * 1_000_000,
    }));
    const suppliers = books.suppliers
      .slice(0, 2)
      .map(({ id }) => ({ supplier: id, balance: dice.int(-9, 9) * 10_000 }));
    const body = { on, accounts, suppliers, key: world.aKey() };
    const isMended = books.opening.length > 0 && dice.chance(0.6);
    const answer = isMended
      ? await world.ask(who, 'PUT', '/books/opening', { ...body, reason: 'The safe was counted again.' })
      : await write(world, dice, who, '/books/opening', body);
    const isClosed = books.isClosed(on) || (isMended && books.isClosed(books.openedOn));
    const isOpened = books.opening.length > 0 && !isMended;
    expect(answer.code, `the opening on ${on}`).toBe(
      isOpened ? 'books.opened' : isClosed ? 'books.closed' : undefined,
    );
    if (answer.ok) {
      for (const supplier of books.suppliers) {
        supplier.opening = suppliers.find((each) => each.supplier === supplier.id)?.balance ?? 0;
      }
      const sides = accounts.map(({ code, balance }) => [code, balance] as const);
      const other =
        add(suppliers.map(({ balance }) => balance)) - add(accounts.map(({ balance }) => balance));
      books.opening = [...sides, ['3100', other]];
      books.openedOn = on;
      if (isMended) {
        world.reach('the opening is mended');
      }
    }
    return answer;
  },
};

export const closing: readonly Operation[] = [close, begin];
