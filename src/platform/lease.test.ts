import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OpenDatabase } from './database/database.ts';
import { openPostgresql } from './database/postgresql.ts';
import { leaseNext, stillLeased } from './lease.ts';
import { outbox } from './outbox/outbox.table.ts';
import { test as base, createDatabase } from './testing/test.ts';

const start = new Date('2026-12-01T04:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const leaseMs = 60_000;

const work = {
  table: outbox,
  id: outbox.id,
  dueAt: outbox.nextAttemptAt,
  waits: eq(outbox.state, 'waiting'),
};

/** Two workers with connections of their own. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  .extend('workers', async ({}, { onCleanup }): Promise<readonly [OpenDatabase, OpenDatabase]> => {
    const url = await createDatabase();
    const both = [await openPostgresql(url), await openPostgresql(url)] as const;
    onCleanup(async () => {
      await Promise.all(both.map((each) => each.close()));
    });
    return both;
  });

/** Adds a row that is due. @returns its id */
async function add({ db }: OpenDatabase, dueAt = start): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(outbox).values({ id, topic: 'test', payload: {}, nextAttemptAt: dueAt, createdAt: start });
  return id;
}

test('of many workers that want the only row at the same moment, exactly one gets it', async ({
  workers,
}) => {
  for (let round = 0; round < 25; round += 1) {
    const id = await add(workers[0]);
    const takes = Array.from({ length: 8 }, (_, worker) =>
      leaseNext(workers[worker % 2 === 0 ? 0 : 1].db, work, start, leaseMs),
    );
    const leases = (await Promise.all(takes)).filter((lease) => lease !== undefined);
    expect(leases).toEqual([{ id, until: after(leaseMs) }]);
  }
});

test('many workers at once take every row, and none of them twice', async ({ workers }) => {
  const ids: string[] = [];
  for (let row = 0; row < 40; row += 1) {
    ids.push(await add(workers[0]));
  }
  const taken: string[] = [];
  const work40 = async ({ db }: OpenDatabase) => {
    for (let misses = 0; misses < 3; ) {
      const lease = await leaseNext(db, work, start, leaseMs);
      misses += lease ? 0 : 1;
      taken.push(...(lease ? [lease.id] : []));
    }
  };
  await Promise.all([...workers, ...workers].map(work40));
  expect(taken.toSorted()).toEqual(ids.toSorted());
});

test('a row that another worker is just taking is passed over for the next one, without waiting', async ({
  workers: [one, other],
}) => {
  await add(one);
  const second = await add(one, after(1));
  await one.db.transaction(async (tx) => {
    await tx.select().from(outbox).orderBy(outbox.nextAttemptAt).limit(1).for('update');
    expect((await leaseNext(other.db, work, after(1), leaseMs))?.id).toBe(second);
    expect(await leaseNext(other.db, work, after(1), leaseMs)).toBeUndefined();
  });
});

test('a lease that is over is taken over, and who had it before can change nothing any more', async ({
  workers: [one, other],
}) => {
  const id = await add(one);
  const late = await leaseNext(one.db, work, start, leaseMs);
  expect(await leaseNext(other.db, work, after(leaseMs - 1), leaseMs)).toBeUndefined();
  const next = await leaseNext(other.db, work, after(leaseMs), leaseMs);
  expect(next).toEqual({ id, until: after(2 * leaseMs) });
  if (!late || !next) {
    throw new Error('Both had the row.');
  }
  const remove = ({ db }: OpenDatabase, lease: typeof late) =>
    db.delete(outbox).where(stillLeased(work, lease)).returning({ id: outbox.id });
  expect(await remove(one, late)).toEqual([]);
  expect(await remove(other, next)).toEqual([{ id }]);
});
