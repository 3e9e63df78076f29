import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { refuseMatched } from '../claims/claims.commands.ts';
import { isMatched } from '../matches/live.queries.ts';
import { keysOf } from '../money.rules.ts';
import { moneyArrivals } from '../money.table.ts';
import { arrivalEnding, type ReadArrival, readArrival } from './arrivals.contract.ts';

type ArrivalRow = typeof moneyArrivals.$inferSelect;

/** So many rows are written by one statement. */
const batch = 500;

const byNumber = (method: string, outsideKey: string) => `${method} ${outsideKey}`;

/** An arrival as it is kept: what a bank writes instead of a number, such as CASH or BEFTN, is a note. */
function keptOf(item: ReadArrival): ReadArrival {
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

/**
 * What makes an arrival the same one: provider and number, and of a bank, where numbers of cheques come again, sum and
 * moment; without a number all that is known of it. What is alike in the same file is counted.
 */
function fingerprints(items: readonly ReadArrival[]): string[] {
  const alike = new Map<string, number>();
  return items.map(({ method, outside, sender, amount, at, note }) => {
    const { outsideKey } = keysOf(outside);
    if (outsideKey !== null && method !== 'bank') {
      return byNumber(method, outsideKey);
    }
    const who = outsideKey === null ? [sender, note] : [outsideKey];
    const known = JSON.stringify([method, ...who, amount, new Date(at).getTime()]);
    const before = alike.get(known) ?? 0;
    alike.set(known, before + 1);
    return `${method} #${createHash('sha256').update(`${known} ${before}`).digest('base64url')}`;
  });
}

/** What was kept of a bank by its number alone, before sum and moment counted: it keeps its fingerprint. */
async function keptByNumber({ tx }: CommandContext, items: readonly ReadArrival[]) {
  const keys = items.flatMap(({ method, outside }) =>
    method === 'bank' ? (keysOf(outside).outsideKey ?? []) : [],
  );
  const found = new Map<string, string>();
  const prints = [...new Set(keys.map((key) => byNumber('bank', key)))];
  for (let from = 0; from < prints.length; from += batch) {
    const { fingerprint, amount, at } = moneyArrivals;
    const rows = await tx
      .select({ fingerprint, amount, at })
      .from(moneyArrivals)
      .where(inArray(fingerprint, prints.slice(from, from + batch)));
    for (const row of rows) {
      found.set(`${row.fingerprint} ${row.amount} ${row.at.getTime()}`, row.fingerprint);
    }
  }
  /** Once: what is alike in the same file is another one. */
  return ({ method, outside, amount, at }: ReadArrival): string | undefined => {
    const name = `${byNumber(method, keysOf(outside).outsideKey ?? '')} ${amount} ${new Date(at).getTime()}`;
    const fingerprint = found.get(name);
    found.delete(name);
    return fingerprint;
  };
}

/** The statement is the record: it corrects what a message said, unless a payment was made of it. */
async function correct({ tx }: CommandContext, rows: readonly Omit<ArrivalRow, 'settled'>[]): Promise<void> {
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
  for (const { id, fingerprint } of known) {
    const row = rows.find((each) => each.fingerprint === fingerprint);
    if (row !== undefined && !(await isMatched(tx, { arrival: id }))) {
      const { source, sender, amount, at, fileName, line, note } = row;
      await tx
        .update(moneyArrivals)
        .set({ source, sender, amount, at, fileName, line, note })
        .where(eq(moneyArrivals.id, id));
    }
  }
}

/** Of the lines of a statement, those whose number is kept with another sum: a payment was made of it, or another file said so. */
async function differingLines(
  { tx }: CommandContext,
  rows: readonly Omit<ArrivalRow, 'settled'>[],
): Promise<number[]> {
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
 * @returns how many are new, and the lines of a statement whose number is kept with another sum.
 */
export const keepArrivals = command({
  name: 'money.keep-arrivals',
  permission: 'payments.write',
  input: z.strictObject({
    source: z.enum(['statement', 'sms']),
    fileName: plainLine(120).optional(),
    items: z.array(readArrival).max(10_000),
  }),
  run: async (context, { source, fileName, items }) => {
    const { tx, now, actor } = context;
    const kept = items.map(keptOf);
    const prints = fingerprints(kept);
    const earlier = await keptByNumber(context, items);
    const rows = new Map<string, Omit<ArrivalRow, 'settled'>>();
    for (const [index, read] of items.entries()) {
      const { outside, at, line, ...item } = kept[index] ?? read;
      const fingerprint = earlier(read) ?? prints[index] ?? '';
      if (rows.has(fingerprint)) {
        continue;
      }
      rows.set(fingerprint, {
        ...{ id: crypto.randomUUID(), source, ...item, ...keysOf(outside), at: new Date(at), fingerprint },
        ...{ fileName: fileName ?? null, line: line ?? null, state: 'new', addedBy: actor.id, addedAt: now },
        ...{ endedBy: null, endedAt: null, endedBecause: null },
      });
    }
    const all = [...rows.values()];
    let added = 0;
    const differing: number[] = [];
    for (let from = 0; from < all.length; from += batch) {
      const some = all.slice(from, from + batch);
      const fresh = await tx
        .insert(moneyArrivals)
        .values(some)
        .onConflictDoNothing({ target: moneyArrivals.fingerprint })
        .returning({ fingerprint: moneyArrivals.fingerprint });
      added += fresh.length;
      const isFresh = new Set(fresh.map(({ fingerprint }) => fingerprint));
      const seen = some.filter(({ fingerprint }) => !isFresh.has(fingerprint));
      if (source === 'statement' && seen.length > 0) {
        await correct(context, seen);
        differing.push(...(await differingLines(context, seen)));
      }
    }
    context.log({ subjectKind: 'money', subjectId: source, difference: { read: items.length, kept: added } });
    return { kept: added, differing };
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

/**
 * Puts an arrival aside that is no customer's money, such as a transfer of our own.
 * @throws Failure conflict when it was put aside already, or a payment was made of it.
 */
export const dismissArrival = command({
  name: 'money.dismiss',
  permission: 'payments.write',
  input: arrivalEnding.extend({ id: z.uuid() }),
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
