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

/**
 * What makes an arrival the same one: provider and number; without a number all that is known of it, and how many alike
 * stand before it in the same file.
 */
function fingerprints(items: readonly ReadArrival[]): string[] {
  const alike = new Map<string, number>();
  return items.map(({ method, outside, sender, amount, at, note }) => {
    const { outsideKey } = keysOf(outside);
    if (outsideKey !== null) {
      return `${method} ${outsideKey}`;
    }
    const known = JSON.stringify([method, sender, amount, new Date(at).getTime(), note]);
    const before = alike.get(known) ?? 0;
    alike.set(known, before + 1);
    return `${method} #${createHash('sha256').update(`${known} ${before}`).digest('base64url')}`;
  });
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

/** Keeps what was read: the same arrival once, however often it is read. Nothing is settled by it. */
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
    const prints = fingerprints(items);
    const rows = new Map<string, Omit<ArrivalRow, 'settled'>>();
    for (const [index, { outside, at, line, ...item }] of items.entries()) {
      const fingerprint = prints[index] ?? '';
      rows.set(fingerprint, {
        ...{ id: crypto.randomUUID(), source, ...item, ...keysOf(outside), at: new Date(at), fingerprint },
        ...{ fileName: fileName ?? null, line: line ?? null, state: 'new', addedBy: actor.id, addedAt: now },
        ...{ endedBy: null, endedAt: null, endedBecause: null },
      });
    }
    const all = [...rows.values()];
    let kept = 0;
    for (let from = 0; from < all.length; from += batch) {
      const some = all.slice(from, from + batch);
      const added = await tx
        .insert(moneyArrivals)
        .values(some)
        .onConflictDoNothing({ target: moneyArrivals.fingerprint })
        .returning({ fingerprint: moneyArrivals.fingerprint });
      kept += added.length;
      const fresh = new Set(added.map(({ fingerprint }) => fingerprint));
      const seen = some.filter(({ fingerprint }) => !fresh.has(fingerprint));
      if (source === 'statement' && seen.length > 0) {
        await correct(context, seen);
      }
    }
    context.log({ subjectKind: 'money', subjectId: source, difference: { read: items.length, kept } });
    return { kept };
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
    context.log({ subjectKind: 'money', subjectId: id, difference: { restored: row.amount } });
    return { id };
  },
});
