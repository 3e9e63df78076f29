import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { refuseMatched } from '../claims/claims.commands.ts';
import { isMatched } from '../matches/live.queries.ts';
import { keysOf } from '../money.rules.ts';
import { moneyArrivals } from '../money.table.ts';
import { pushArrivals } from '../money.writes.ts';
import { arrivalEnded, arrivalEnding, type ReadArrival, readArrival } from './arrivals.contract.ts';
import { listLike, listStoredAs } from './arrivals.queries.ts';
import { findSame } from './identity.rules.ts';

type ArrivalRow = typeof moneyArrivals.$inferSelect;
type NewArrival = Omit<ArrivalRow, 'settled' | 'sameAs'>;

/** So many rows are written by one statement. */
const batch = 200;

const byNumber = (method: string, outsideKey: string) => `${method} ${outsideKey}`;

/** An arrival as it is kept: what a bank writes instead of a number, such as CASH or BEFTN, is a note. */
function storable(item: ReadArrival): ReadArrival {
  const { outside, note, ...others } = item;
  const isWord =
    item.method === 'bank' && outside !== undefined && !/\d/.test(keysOf(outside).outsideKey ?? '');
  return isWord
    ? {
        ...others,
        note: [outside, note]
          .filter((each) => each !== '')
          .join(' ')
          .slice(0, 200),
      }
    : item;
}

/** A wallet never gives a number twice. What has none, and what a bank numbers, is compared with what is kept. */
const isByNumber = ({ method, outsideKey }: Pick<ArrivalRow, 'method' | 'outsideKey'>) =>
  method !== 'bank' && outsideKey !== null;

/** The arrival of each line that is kept already, whatever file or message told of it; a number that it lacked is added. */
async function findStored({ tx }: CommandContext, rows: readonly NewArrival[], taken: ReadonlySet<string>) {
  const known = await listLike(tx, rows);
  const fresh = rows.filter((row) => !known.numbers.has(row.fingerprint));
  const same = findSame(
    fresh,
    known.others.filter(({ id }) => !taken.has(id)),
  );
  const found = new Map(
    fresh.flatMap((row, index) => (same[index] === undefined ? [] : [[row, same[index]]])),
  );
  for (const [row, id] of found) {
    if (isByNumber(row)) {
      const { outside, outsideKey, lookKey, fingerprint } = row;
      await tx
        .update(moneyArrivals)
        .set({ outside, outsideKey, lookKey, fingerprint })
        .where(and(eq(moneyArrivals.id, id), isNull(moneyArrivals.outsideKey)));
    }
  }
  return found;
}

/** The statement is the record: it corrects what a message said, unless a payment was made of it. */
async function correct({ tx }: CommandContext, rows: readonly NewArrival[]): Promise<void> {
  const known = await tx
    .select()
    .from(moneyArrivals)
    .where(
      and(
        inArray(
          moneyArrivals.fingerprint,
          rows.map(({ fingerprint }) => fingerprint),
        ),
        eq(moneyArrivals.source, 'sms'),
      ),
    )
    .for('update');
  for (const { id, fingerprint, note: written } of known) {
    const row = rows.find((each) => each.fingerprint === fingerprint);
    if (row !== undefined && !(await isMatched(tx, { arrival: id }))) {
      const { source, sender, amount, at, fileName, line } = row;
      // What the payer wrote is in the message alone, often.
      const note = row.note === '' ? written : row.note;
      await tx
        .update(moneyArrivals)
        .set({ source, sender, amount, at, fileName, line, note })
        .where(eq(moneyArrivals.id, id));
    }
  }
}

/** Of the lines of a statement, those whose number is kept with another sum: a payment was made of it, or another file said so. */
async function differingLines({ tx }: CommandContext, rows: readonly NewArrival[]): Promise<number[]> {
  const { fingerprint, amount } = moneyArrivals;
  const prints = rows.map((row) => row.fingerprint);
  const known = await tx
    .select({ fingerprint, amount })
    .from(moneyArrivals)
    .where(inArray(fingerprint, prints));
  const kept = new Map(known.map((row) => [row.fingerprint, row.amount]));
  return rows.flatMap((row) =>
    row.line === null || kept.get(row.fingerprint) === row.amount ? [] : [row.line],
  );
}

/**
 * Keeps what was read: the same arrival once, however often it is read, and of two in one text the first. Nothing is settled by it.
 * @returns how many are new, the lines of a statement whose number is kept with another sum, and what else the lines are.
 */
export const keepArrivals = command({
  name: 'money.keep-arrivals',
  permission: 'payments.write',
  input: z.strictObject({
    source: z.enum(['statement', 'sms']),
    fileName: plainLine(120).optional(),
    items: z.array(readArrival).max(10_000),
    /** Arrivals that earlier lines of the same file are: each line is another transfer. */
    taken: z.array(z.uuid()).max(10_000).default([]),
  }),
  run: async (context, { source, fileName, items, taken }) => {
    const { tx, now, actor } = context;
    // Of two files that are read at once the second one finds what the first has kept.
    await lockName(tx, 'money arrivals');
    const rows = new Map<string, NewArrival>();
    for (const { outside, at, line, ...item } of items.map(storable)) {
      const id = crypto.randomUUID();
      const keys = keysOf(outside);
      const fingerprint = isByNumber({ ...item, ...keys })
        ? byNumber(item.method, keys.outsideKey ?? '')
        : `${item.method} #${id}`;
      if (rows.has(fingerprint)) {
        continue;
      }
      rows.set(fingerprint, {
        id,
        source,
        ...item,
        ...keys,
        at: new Date(at),
        fingerprint,
        fileName: fileName ?? null,
        line: line ?? null,
        state: 'new',
        addedBy: actor.id,
        addedAt: now,
        endedBy: null,
        endedAt: null,
        endedBecause: null,
      });
    }
    const known = await findStored(context, [...rows.values()], new Set(taken));
    const all = [...rows.values()].filter((row) => !known.has(row));
    let added = 0;
    const differing: number[] = [];
    const ids = new Set(known.values());
    /** The arrival of each line of a file. */
    const arrivals = [...known].flatMap(([{ line }, arrival]) => (line === null ? [] : [{ line, arrival }]));
    for (let from = 0; from < all.length; from += batch) {
      const some = all.slice(from, from + batch);
      const fresh = await tx
        .insert(moneyArrivals)
        .values(some)
        .onConflictDoNothing({ target: moneyArrivals.fingerprint })
        .returning({ id: moneyArrivals.id, fingerprint: moneyArrivals.fingerprint });
      added += fresh.length;
      arrivals.push(...(await listStoredAs(tx, some)));
      for (const { id } of fresh) {
        ids.add(id);
      }
      const isFresh = new Set(fresh.map(({ fingerprint }) => fingerprint));
      const seen = some.filter(({ fingerprint }) => !isFresh.has(fingerprint));
      if (source === 'statement' && seen.length > 0) {
        await correct(context, seen);
        differing.push(...(await differingLines(context, seen)));
      }
    }
    const [first] = all;
    if (added > 0 && first) {
      await pushArrivals(context, first.id);
    }
    context.log({ subjectKind: 'money', subjectId: source, difference: { read: items.length, kept: added } });
    return { kept: added, differing, ids: [...ids], arrivals };
  },
});

/** @throws Failure not-found. */
export async function lockArrival({ tx }: Pick<CommandContext, 'tx'>, id: string): Promise<ArrivalRow> {
  const [row] = await tx.select().from(moneyArrivals).where(eq(moneyArrivals.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'arrivals.not-found', 'There is no such arrival.');
  }
  return row;
}

/** For the API: an id that no claim, arrival or order has. */
export const noSide = { 404: 'There is no such claim, arrival or order.' };

/**
 * Puts an arrival aside that is no customer's money, such as a transfer of our own.
 * @throws Failure conflict when it was put aside already, or a payment was made of it.
 */
export const dismissArrival = command({
  name: 'money.dismiss',
  permission: 'payments.write',
  input: arrivalEnding.extend({ id: z.uuid() }),
  output: arrivalEnded,
  refusals: { ...noSide, 409: 'It was put aside already, or a payment was made of it.' },
  run: async (context, { id, reason }) => {
    const row = await lockArrival(context, id);
    await refuseMatched(context, { arrival: id });
    if (row.state === 'dismissed') {
      throw new Failure('conflict', 'arrivals.over', 'This arrival was put aside.');
    }
    await context.tx
      .update(moneyArrivals)
      .set({ state: 'dismissed', endedBy: context.actor.id, endedAt: context.now, endedBecause: reason })
      .where(eq(moneyArrivals.id, id));
    context.log({
      subjectKind: 'money',
      subjectId: id,
      difference: { dismissed: reason, amount: row.amount },
    });
    return { id };
  },
});

/** Takes an arrival up again. @throws Failure conflict `arrivals.over` when it wasn't put aside. */
export const restoreArrival = command({
  name: 'money.restore',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  output: arrivalEnded,
  refusals: { ...noSide, 409: 'It was not put aside.' },
  run: async (context, { id }) => {
    const row = await lockArrival(context, id);
    if (row.state !== 'dismissed') {
      throw new Failure('conflict', 'arrivals.over', 'This arrival was not put aside.');
    }
    await context.tx
      .update(moneyArrivals)
      .set({ state: 'new', endedBy: null, endedAt: null, endedBecause: null })
      .where(eq(moneyArrivals.id, id));
    context.log({ subjectKind: 'money', subjectId: id, difference: { amount: row.amount } });
    return { id };
  },
});
