import { expect } from 'vitest';
import type { Dice } from '../../dice.ts';
import { add, sumOf } from '../../model/kept.ts';
import { effectOf, type ModelMovement } from '../../model/movements.ts';
import { dayAfter, type ModelOrder } from '../../model/order.ts';
import { everybody, type Operation, type Person, type World, write } from '../../world.ts';
import { touch } from '../orders.ts';
import { isClosed, large } from '../pay.ts';

/** Who may move money of the agency, and who decides about it. */
export const bookkeepers: readonly Person[] = ['champa', 'boss', 'second', 'chief'];
export const deciders: readonly Person[] = ['boss', 'second', 'chief'];

/** The day that somebody writes on it: mostly today, now and then one of the weeks before. */
export const aDay = (world: World, dice: Dice): string | undefined =>
  dice.chance(0.35) ? dayAfter(world.model.today, -dice.int(0, 20)) : undefined;

/** A sum that mostly needs nobody else. */
export const anAmount = (dice: Dice): number =>
  dice.of(
    dice.int(1, 900_000),
    dice.int(1, 900_000),
    dice.int(1, 9) * 10_000,
    dice.int(4_000_000, 9_000_000),
  );

type Wanted = Omit<ModelMovement, 'id' | 'state' | 'at' | 'isAlone'>;

const isCounted = (code: string) => ['1010', '1011', '1041', '1042', '1043', '1044'].includes(code);

/** What an account has that nobody may overdraw. */
const heldIn = ({ model }: World, code: string, who: string): number =>
  code === '1010' ? model.drawer(who).balance : (model.balances().get(code) ?? 0);

/** Why a movement can't be booked now; undefined when it can. */
export function refusalOf(world: World, wanted: Wanted): string | undefined {
  const { model } = world;
  const effect = effectOf({ ...wanted, id: '', state: 'waiting', at: 0, isAlone: false });
  if (effect.some(([account]) => account === '1010')) {
    const till = model.tills.get(wanted.by);
    if (isClosed(world, wanted.by) || wanted.on < (till?.openedOn ?? model.today)) {
      return 'till.closed';
    }
  }
  if (
    wanted.kind === 'transfer' &&
    isCounted(wanted.from) &&
    wanted.amount > heldIn(world, wanted.from, wanted.by)
  ) {
    return 'transfers.short';
  }
  if (wanted.order !== undefined && wanted.version !== wanted.order.version) {
    return 'orders.changed';
  }
  return model.books.isClosed(wanted.on) ? 'books.closed' : undefined;
}

/** It is booked: cash opens its till, a line of an order counts as spent. */
function booked(world: World, movement: ModelMovement): void {
  const { books } = world.model;
  movement.state = 'booked';
  const effect = effectOf(movement);
  if (effect.some(([account]) => account === '1010')) {
    world.model.openTill(movement.by);
  }
  noteEntry(world, movement);
  const { order, line, amount, finished = false } = movement;
  const priced = order?.lines[line ?? -1];
  if (order !== undefined && priced !== undefined) {
    passOn(order, { line: priced, amount, finished, by: movement.id });
  }
  if (books.isClosed(movement.on)) {
    throw new Error('It was booked in a closed period.');
  }
}

/** An entry on the office's own bank. */
export function noteEntry(world: World, movement: ModelMovement): void {
  const { bank, statement } = world.model.books;
  const amount = add(effectOf(movement).map(([account, sum]) => (account === bank ? sum : 0)));
  if (amount !== 0) {
    statement.entries.push({ on: movement.on, amount, movement: movement.id });
  }
}

const costsBy = new WeakMap<ModelOrder, Map<string, ModelOrder['costs']>>();

/** A line of an order cost so much: it counts as spent, up to its price. */
export function passOn(
  order: ModelOrder,
  {
    line,
    amount,
    finished,
    by,
  }: { line: ModelOrder['lines'][number]; amount: number; finished: boolean; by: string },
) {
  const standing = add(
    order.costs.filter((each) => each.isStanding && each.line === line).map((each) => each.amount),
  );
  const spent = Math.max(0, Math.min(standing + amount, sumOf(line)) - line.spent);
  const cost = { line, amount, finished, spent, isStanding: true };
  line.spent += spent;
  order.costs.push(cost);
  const known = costsBy.get(order) ?? new Map<string, ModelOrder['costs']>();
  costsBy.set(order, known.set(by, [...(known.get(by) ?? []), cost]));
}

/** What a movement or bill passed on of an order is taken back. */
export function takeBack(order: ModelOrder, by: string): void {
  for (const cost of costsBy.get(order)?.get(by) ?? []) {
    cost.isStanding = false;
    cost.line.spent = Math.max(0, cost.line.spent - cost.spent);
  }
}

/** Somebody wants to move money: what the model says must come of it. @param send the request, with its answer */
export async function move(
  world: World,
  dice: Dice,
  { path, body, ...wanted }: Wanted & { readonly path: string; readonly body: object },
) {
  const { model } = world;
  const { books } = model;
  const alone = books.mayAlone(wanted, model.now);
  const closed = books.isClosed(wanted.on) ? 'books.closed' : undefined;
  const refusal = closed ?? (alone ? refusalOf(world, wanted) : undefined);
  const who = everybody.find((each) => each === wanted.by);
  const answer = await write(world, dice, who, path, body);
  expect(answer.code, `${wanted.kind} of ${wanted.amount} from ${wanted.from} on ${wanted.on}`).toBe(refusal);
  if (!answer.ok) {
    if (refusal === 'books.closed') {
      world.reach('a closed period refuses');
    }
    if (refusal === 'transfers.short') {
      world.reach('less in it than is taken');
    }
    return answer;
  }
  expect(answer.body.state, `${wanted.kind} of ${wanted.amount}, alone`).toBe(alone ? 'booked' : 'waiting');
  const movement: ModelMovement = {
    ...wanted,
    id: answer.body.id,
    at: model.now,
    isAlone: alone,
    state: 'waiting',
  };
  books.movements.push(movement);
  wanted.supplier?.payments.push(movement);
  if (alone) {
    booked(world, movement);
  }
  return answer;
}

const pathOf = ({ kind, id, order, line }: ModelMovement) =>
  ({
    transfer: `/transfers/${id}`,
    expense: `/expenses/${id}`,
    'supplier-payment': `/supplier-payments/${id}`,
    'pay-on': `/orders/${order?.id}/lines/${line}/pay-on/${id}`,
  })[kind];

const approve: Operation = {
  name: 'approve a movement',
  weight: 4,
  run: async (world, dice) => {
    const found = dice.pick(world.model.books.movements.filter(({ state }) => state === 'waiting').slice(-8));
    const who = dice.pick(bookkeepers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    if (found.order !== undefined) {
      touch(world, found.order);
    }
    const refusal = refusalOf(world, found);
    const answer = await write(world, dice, who, `${pathOf(found)}/approve`);
    if (!deciders.includes(who)) {
      expect(answer.status, 'who decides').toBe(403);
      return answer;
    }
    if (who === found.by) {
      expect(answer.code, 'one’s own').toBe('books.own');
      return world.reach('nobody approves their own movement');
    }
    expect(answer.code, `approved ${found.kind}`).toBe(refusal);
    if (answer.ok) {
      booked(world, found);
      world.reach('a movement approved by another');
    }
    return answer;
  },
};

/** What was booked from a statement is undone with its match. */
const isNamed = (id: string) => !id.includes(' ');

const undo: Operation = {
  name: 'undo a movement',
  weight: 4,
  run: async (world, dice) => {
    const { books } = world.model;
    const found = dice.pick(
      books.movements
        .filter(({ id, state }) => isNamed(id) && (state !== 'undone' || dice.chance(0.05)))
        .slice(-25),
    );
    const who = dice.pick(bookkeepers);
    if (found === undefined || who === undefined) {
      return undefined;
    }
    const { order } = found;
    if (order !== undefined) {
      touch(world, order);
    }
    const answer = await write(world, dice, who, `${pathOf(found)}/undo`, { reason: 'Entered twice.' });
    if (found.state !== 'booked') {
      expect(answer.code, `undone while ${found.state}`).toBe('movements.state');
      return answer;
    }
    if (found.amount >= large && !deciders.includes(who)) {
      expect(answer.code, 'what is large').toBe('books.large');
      return answer;
    }
    const isCash = effectOf(found).some(([account]) => account === '1010');
    if (isCash && isClosed(world, found.by)) {
      expect(answer.code).toBe('till.closed');
      return answer;
    }
    expect(answer.code).toBe(undefined);
    ended(world, found);
    return answer;
  },
};

/** A movement is undone, by an entry of today. */
export function ended(world: World, found: ModelMovement): void {
  const { books, today } = world.model;
  if (effectOf(found).some(([account]) => account === '1010')) {
    world.model.openTill(found.by);
  }
  if (books.isClosed(found.on)) {
    world.reach('what is in a closed period is undone today');
  }
  found.state = 'undone';
  books.statement.end(found.id, today);
  if (found.order !== undefined) {
    takeBack(found.order, found.id);
  }
}

export const deciding: readonly Operation[] = [approve, undo];
