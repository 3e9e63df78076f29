import { accounts } from '#features/ledger/accounts.data.ts';
import { findCharged } from '#features/ledger/ledger.queries.ts';
import { merged, type Posting } from '#features/ledger/ledger.rules.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { listSoldLines } from '../orders.queries.ts';
import { netOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { listPassedOn, listPlaces, type PassedOnLine } from './passed-on.queries.ts';
import {
  changeOf,
  collectedFor,
  isPassedOn,
  nothingPassedOn,
  type PassedOnSums,
  passedOnPostings,
  standingAt,
} from './passed-on.rules.ts';
import { passedOn, passedOnLines } from './passed-on.table.ts';

type Context = Parameters<typeof bookEntry>[0];

/** So much more is gone of a line; less when a supplier gives it back. */
export interface PassingOn {
  /** The line in the version that counts, from 0. */
  readonly position: number;
  /** Poisha. */
  readonly amount: number;
  /** Nothing more comes for it. */
  readonly isFinished: boolean;
}

type PlannedLine = PassedOnSums & { readonly line: PassedOnLine; readonly finished: number };

/** What passing on changes in an order, before its entry is booked. */
export interface PassingOnPlan {
  readonly lines: readonly PlannedLine[];
  /** Without who paid. */
  readonly postings: readonly Posting[];
}

const refusal = (kind: 'conflict' | 'invalid' | 'not-found', code: string, message: string) =>
  new Failure(kind, code, message, kind === 'invalid' ? [{ path: 'amount', message }] : []);

/** Of an order that is over nothing more is awaited: what came in beyond the cost is a gain, until more costs come. */
const overStates: readonly OrderRow['state'][] = ['completed', 'cancelled'];
const soldStates: readonly OrderRow['state'][] = ['open', ...overStates];

/**
 * What passing on books in a locked order. What was collected for a line covers its cost; what costs more is a loss, and what was
 * collected beyond it a gain once the line is finished or the order over.
 * @throws Failure conflict `orders.not-sold`; not-found `orders.no-line`; invalid `orders.not-spendable` for our own price,
 * `orders.more-back` when more comes back than a line cost
 */
export async function planPassingOn(
  { tx }: Pick<CommandContext, 'tx'>,
  order: OrderRow,
  wanted: readonly PassingOn[],
): Promise<PassingOnPlan> {
  const known = await listPassedOn(tx, order.id, order.current);
  if (known.length === 0 && wanted.length === 0) {
    return { lines: [], postings: [] };
  }
  if (wanted.length > 0 && !soldStates.includes(order.state)) {
    throw refusal('conflict', 'orders.not-sold', `This order is ${order.state}: nothing was collected.`);
  }
  const sold = await listSoldLines(tx, order.id, order.current);
  const fresh = [...new Set(wanted.map(({ position }) => position))].flatMap((position): PassedOnLine[] => {
    const line = sold[position];
    if (line === undefined) {
      throw refusal('not-found', 'orders.no-line', 'There is no such line.');
    }
    const { charge } = line;
    if (!isPassedOn(charge)) {
      const message = 'Only official fees and suppliers’ prices are passed on.';
      throw refusal('invalid', 'orders.not-spendable', message);
    }
    const isThere = known.some((each) => each.position === position && each.charge === charge);
    return isThere
      ? []
      : [{ ...nothingPassedOn, id: crypto.randomUUID(), charge, position, isFinished: false }];
  });
  const held = {
    official: await findCharged(tx, order.id, 'official'),
    supplier: await findCharged(tx, order.id, 'supplier'),
  };
  const lines = [...known, ...fresh].map((line) => {
    const own = wanted.filter(({ position }) => position === line.position);
    const cost = own.reduce((sum, { amount }) => sum + amount, line.amount);
    if (cost < 0) {
      throw refusal('invalid', 'orders.more-back', 'More comes back for the line than it cost.');
    }
    const price = line.position === null ? undefined : sold[line.position];
    const isSold = price !== undefined && price.charge === line.charge;
    const finished = own.some(({ isFinished }) => isFinished) ? 1 : 0;
    return { line, cost, finished, charge: line.charge, price: isSold ? netOf(price) : 0 };
  });
  const collected = collectedFor(lines, held);
  const planned = lines.map(({ line, cost, finished }, place) => {
    const isOver = line.isFinished || finished === 1 || overStates.includes(order.state);
    return { line, finished, ...changeOf(line, standingAt(cost, collected[place] ?? 0, isOver)) };
  });
  return {
    lines: planned,
    postings: merged(planned.flatMap((each) => passedOnPostings(each.line.charge, each))),
  };
}

/** Stores what an entry passed on. @param spent by how much each line counts as spent, by its id */
export async function keepPassedOn(
  { tx }: Pick<CommandContext, 'tx'>,
  { id: orderId, current: version }: OrderRow,
  { lines }: PassingOnPlan,
  { entryId, spent }: { readonly entryId: string; readonly spent?: ReadonlyMap<string, number> },
): Promise<void> {
  const placed = await listPlaces(tx, orderId, version);
  for (const { line, amount, fell, lost, gained, finished } of lines) {
    if (amount === 0 && fell === 0 && gained === 0 && finished === 0) {
      continue;
    }
    const { id, position, charge } = line;
    if (position !== null && !placed.some((each) => each.id === id)) {
      const account = accounts[charge].code;
      await tx.insert(passedOnLines).values({ id, orderId, version, position, account });
    }
    const sums = { amount, fell, lost, gained, spent: spent?.get(id) ?? 0, finished };
    await tx.insert(passedOn).values({ lineId: id, entryId, orderId, ...sums });
  }
}

/**
 * Books what a locked order's passing on becomes after it was changed, cancelled or completed, or after an entry of it was undone.
 * Nothing when all stands right.
 */
export async function settlePassedOn(context: Context, order: OrderRow, text: string): Promise<void> {
  const plan = await planPassingOn(context, order, []);
  const entryId = await bookEntry(context, {
    kind: 'passed-on',
    orderId: order.id,
    subject: order.id,
    text,
    postings: plan.postings,
  });
  if (entryId !== undefined) {
    await keepPassedOn(context, order, plan, { entryId });
  }
}

/** The places of lines that were passed on, in the version that follows. @param placeOf where a line has gone; undefined for nowhere */
export async function carryPassedOn(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  versions: { readonly before: number; readonly after: number },
  placeOf: (position: number) => number | undefined,
): Promise<void> {
  const carried = (await listPlaces(tx, orderId, versions.before)).flatMap((row) => {
    const position = placeOf(row.position);
    return position === undefined ? [] : [{ ...row, version: versions.after, position }];
  });
  if (carried.length > 0) {
    await tx.insert(passedOnLines).values(carried);
  }
}
