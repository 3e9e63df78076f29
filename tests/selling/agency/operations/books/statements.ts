import { expect } from 'vitest';
import { compareBank } from '../../compare-books.ts';
import type { Dice } from '../../dice.ts';
import type { ModelMovement } from '../../model/movements.ts';
import type { ModelRow } from '../../model/statement.ts';
import { type Operation, type World, write } from '../../world.ts';
import { bookkeepers, ended, noteEntry } from './movements.ts';

const decimal = (poisha: number) => (poisha / 100).toFixed(2);

/** All that the bank has written, as its file. */
function fileOf({ model }: World): string {
  let balance = model.books.statement.before;
  const rows = model.books.statement.lines.map(({ on, amount }) => {
    balance += amount;
    const sides = amount < 0 ? [decimal(-amount), ''] : ['', decimal(amount)];
    return [on, `LINE ${Math.abs(amount)}`, ...sides, decimal(balance)].join(';');
  });
  return ['Date;Particulars;Debit;Credit;Balance', ...rows].join('\n');
}

const upload: Operation = {
  name: 'a statement of the bank',
  weight: 4,
  run: async (world, dice) => {
    const { statement, bank } = world.model.books;
    for (let more = dice.int(1, 3); more > 0; more -= 1) {
      const entry = dice.chance(0.7) ? dice.pick(statement.openEntries) : undefined;
      const isOwn = entry !== undefined && statement.openLines.every(({ amount }) => amount !== entry.amount);
      const fee = dice.chance(0.3) ? dice.int(1, 900) : 0;
      const other = dice.int(1_000, 900_000) * dice.of(1, -1);
      const amount = isOwn && entry.amount !== fee ? entry.amount - fee : other;
      statement.lines.push({ on: world.model.today, amount });
    }
    const form = new FormData();
    form.set('file', new File([fileOf(world)], 'statement.csv'));
    form.set('account', bank);
    const answer = await world.ask('champa', 'POST', '/money/statements', form);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await compareBank(world);
    return answer;
  },
};

interface Unmatched {
  readonly on: string;
  readonly amount: number;
  readonly line?: string;
  readonly entry?: string;
}

/** The page's name of a row; undefined when others look the same. */
function named(rows: readonly Unmatched[], { on, amount }: ModelRow): string | undefined {
  const [found, ...more] = rows.filter((each) => each.amount === amount && each.on === on);
  return more.length > 0 ? undefined : (found?.line ?? found?.entry);
}

/** What a person books from the statement of the bank. */
function fromStatement(
  world: World,
  wanted: Omit<ModelMovement, 'at' | 'isAlone' | 'state' | 'fee'>,
): ModelMovement {
  const movement: ModelMovement = { ...wanted, fee: 0, at: world.model.now, isAlone: true, state: 'booked' };
  world.model.books.movements.push(movement);
  noteEntry(world, movement);
  return movement;
}
const entryOf = ({ model }: World, { id }: ModelMovement) =>
  model.books.statement.entries.filter(({ movement }) => movement === id);

/** An open entry that a line may be: of its sum, or of a little more, which the bank took; seldom any. */
function candidate(world: World, dice: Dice, { amount }: ModelRow): ModelRow | undefined {
  const { openEntries } = world.model.books.statement;
  const near = openEntries.filter((each) => each.amount - amount >= 0 && each.amount - amount < 1_000);
  return dice.chance(0.9) ? dice.pick(near) : dice.pick(openEntries);
}

const match: Operation = {
  name: 'match a line',
  weight: 4,
  run: async (world, dice) => {
    const { model } = world;
    const { books } = model;
    const { statement, bank } = books;
    const line = dice.pick(statement.openLines);
    const entry = line && candidate(world, dice, line);
    const by = dice.pick(bookkeepers);
    if (line === undefined || entry === undefined || by === undefined) {
      return undefined;
    }
    const { unmatched } = await world.read(by, `/accounts/${bank}/reconciliation`);
    const [one, other] = [named(unmatched.statement, line), named(unmatched.ledger, entry)];
    if (one === undefined || other === undefined) {
      return undefined;
    }
    const off = entry.amount - line.amount;
    const fee = off > 0 && off < 1_000 ? off : 0;
    const body = { lines: [one], entries: [other], ...(fee > 0 ? { fee } : {}), key: world.aKey() };
    const wanted = { kind: 'expense' as const, from: bank, to: '5110', amount: fee, on: line.on, by };
    const refusal =
      off !== fee
        ? 'matches.sum'
        : fee > 0 && books.isClosed(line.on)
          ? 'books.closed'
          : fee > 0 && !books.mayAlone(wanted, model.now)
            ? 'matches.fee-large'
            : undefined;
    const answer = await write(world, dice, by, `/accounts/${bank}/matches`, body);
    expect(answer.code, `a line of ${line.amount} for ${entry.amount}`).toBe(refusal);
    if (answer.ok) {
      const { id } = answer.body;
      const taken = fee === 0 ? undefined : fromStatement(world, { ...wanted, id: `fee of ${id}` });
      statement.join([line, entry, ...(taken ? entryOf(world, taken) : [])], {
        id,
        ...(taken ? { movement: taken } : {}),
      });
      world.reach(fee === 0 ? 'a line matched' : 'a line matched less a fee');
    }
    await compareBank(world);
    return answer;
  },
};

const book: Operation = {
  name: 'book a line',
  weight: 3,
  run: async (world, dice) => {
    const { model } = world;
    const { books } = model;
    const { statement, bank } = books;
    const line = dice.pick(statement.openLines);
    const by = dice.pick(bookkeepers);
    if (line === undefined || by === undefined) {
      return undefined;
    }
    const isIn = line.amount > 0;
    const as = isIn ? dice.of('interest', 'transfer') : dice.of('charge', 'transfer', 'expense');
    const other = { interest: '4400', transfer: '1051', charge: '5110', expense: '6200' }[as] ?? '1051';
    const amount = Math.abs(line.amount);
    const kind = as === 'transfer' || as === 'interest' ? ('transfer' as const) : ('expense' as const);
    const wanted = { kind, from: isIn ? other : bank, to: isIn ? bank : other, amount, on: line.on, by };
    const { unmatched } = await world.read(by, `/accounts/${bank}/reconciliation`);
    const id = named(unmatched.statement, line);
    if (id === undefined || !books.mayAlone(wanted, model.now)) {
      return undefined;
    }
    const account = as === 'transfer' || as === 'expense' ? { account: other } : {};
    const answer = await write(world, dice, by, `/statement-lines/${id}/book`, {
      as,
      ...account,
      key: world.aKey(),
    });
    expect(answer.code, `${as} of ${amount} on ${line.on}`).toBe(
      books.isClosed(line.on) ? 'books.closed' : undefined,
    );
    if (answer.ok) {
      expect(answer.body.state).toBe('matched');
      const movement = fromStatement(world, { ...wanted, id: `booked as ${answer.body.id}` });
      statement.join([line, ...entryOf(world, movement)], { id: answer.body.id, movement });
      world.reach('a line booked');
    }
    await compareBank(world);
    return answer;
  },
};

const undo: Operation = {
  name: 'undo a match',
  weight: 3,
  run: async (world, dice) => {
    const { statement, bank } = world.model.books;
    const matches = [...statement.matches];
    const booked = matches.filter(([, { movement }]) => movement !== undefined);
    const found = dice.pick(dice.chance(0.6) && booked.length > 0 ? booked : matches);
    if (found === undefined) {
      return undefined;
    }
    const [group, { id, movement }] = found;
    const path = `/accounts/${bank}/matches/${id}/undo`;
    const answer = await write(world, dice, dice.pick(bookkeepers), path, { reason: 'It is another one.' });
    expect(answer.code).toBe(undefined);
    statement.part(group);
    if (movement !== undefined) {
      ended(world, movement);
      world.reach('a match undone with what was booked');
    }
    await compareBank(world);
    return answer;
  },
};

export const reconciling: readonly Operation[] = [upload, match, book, undo];
