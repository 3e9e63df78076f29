import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#platform/testing/test.ts';
import { countOften } from './frequent-queries.ts';
import { pipelined, withCommit } from './pipelined.ts';
import { openPostgresql } from './postgresql.ts';
import { isPlanOutdated } from './trouble.ts';

const things = pgTable('things', { number: integer('number').primaryKey() });
const number = things.number;
const nextTo = pgTable('next_to', { number: integer('number').notNull() });

async function open() {
  const url = await createDatabase('empty');
  const database = await openPostgresql(url);
  onTestFinished(() => database.close());
  await database.execute(
    'CREATE TABLE things (number integer PRIMARY KEY); CREATE TABLE next_to (number integer NOT NULL REFERENCES things)',
  );
  const stored = async () =>
    (await database.rows('SELECT number FROM things ORDER BY 1')).map((row) => row.number);
  return { url, db: database.db, stored };
}

describe('queries of a transaction that are sent together', () => {
  test('are done in the order in which they were asked, and their answers go to who asked', async () => {
    const { db, stored } = await open();
    const answers = await db.transaction((tx) =>
      Promise.all([
        tx.insert(things).values({ number: 1 }).returning(),
        tx.insert(nextTo).values({ number: 1 }).returning(),
        tx.insert(things).values({ number: 2 }),
        tx.select().from(things).orderBy(number),
      ]),
    );
    expect([answers[0], answers[1], answers[3]]).toEqual([
      [{ number: 1 }],
      [{ number: 1 }],
      [{ number: 1 }, { number: 2 }],
    ]);
    expect(await stored()).toEqual([1, 2]);
  });

  test('are all undone when one fails, and all say why that one did', async () => {
    const { db, stored } = await open();
    const asked = db.transaction(async (tx) => {
      const outcomes = await Promise.allSettled([
        tx.insert(things).values({ number: 1 }),
        tx.insert(things).values({ number: 1 }),
        tx.insert(things).values({ number: 2 }),
      ]);
      const [last] = outcomes.slice(-1);
      throw last?.status === 'rejected' ? last.reason : new Error('It did not fail.');
    });
    await expect(asked).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([]);
    // The connection isn't left within a transaction.
    await db.insert(things).values({ number: 3 });
    expect(await stored()).toEqual([3]);
  });

  test('aren’t taken for stored when a failure was overheard', async () => {
    const { db, stored } = await open();
    const asked = db.transaction(async (tx) => {
      await tx.insert(things).values({ number: 1 });
      await tx
        .insert(things)
        .values({ number: 1 })
        .catch(() => {});
    });
    await expect(asked).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([]);
  });
});

describe('what is left to the commit', () => {
  test('is stored with the rest', async () => {
    const { db, stored } = await open();
    await db.transaction(async (tx) => {
      await tx.insert(things).values({ number: 1 });
      await withCommit(tx, tx.insert(things).values({ number: 2 }));
    });
    expect(await stored()).toEqual([1, 2]);
  });

  test('undoes the rest when it fails, and whoever wrote hears of it', async () => {
    const { db, stored } = await open();
    const asked = db.transaction(async (tx) => {
      await tx.insert(things).values({ number: 1 });
      await withCommit(tx, tx.insert(things).values({ number: 1 }));
    });
    await expect(asked).rejects.toMatchObject({ cause: { cause: { code: '23505' } } });
    expect(await stored()).toEqual([]);
  });
});

describe('the first query of a transaction', () => {
  test('isn’t done when the transaction could not begin', async () => {
    const { url, stored } = await open();
    const pool = new pg.Pool({ connectionString: url, pipeline: true });
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    onTestFinished(() => client.release());
    const own = pipelined(client, countOften());
    await own.query({ text: 'begin nonsense' });
    await expect(own.query({ text: 'INSERT INTO things VALUES (1)' })).rejects.toMatchObject({
      code: '42601',
    });
    expect(await stored()).toEqual([]);
    expect(client.getTransactionStatus()).toBe('I');
  });

  test('may have no values, or be the only one', async () => {
    const { db, stored } = await open();
    await db.transaction((tx) => tx.execute(sql.raw('INSERT INTO things VALUES (1)')));
    await db.transaction(async () => {});
    await expect(db.transaction(() => Promise.reject(new Error('Nothing was asked.')))).rejects.toThrow(
      'Nothing was asked.',
    );
    expect(await stored()).toEqual([1]);
  });
});

describe('a statement that is asked often', () => {
  test('keeps its plan, and is asked anew once a migration has changed what it returns', async () => {
    const { db, stored } = await open();
    const ask = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        const rows = await tx.select({ number: sql<unknown>`number` }).from(things);
        const plans = await tx.$count(
          sql`pg_prepared_statements`,
          sql`statement LIKE ${'select number from%'}`,
        );
        return { rows, plans };
      });
    expect(await ask()).toEqual({ rows: [], plans: 0 });
    for (let count = 0; count < 60; count += 1) {
      await ask();
    }
    expect(await ask()).toEqual({ rows: [], plans: 1 });
    await db.execute(sql.raw('INSERT INTO things VALUES (1)'));
    await db.execute(sql.raw('ALTER TABLE things ALTER number TYPE bigint'));
    const failed = await ask().catch((cause: unknown) => cause);
    expect(isPlanOutdated(failed)).toBe(true);
    expect((await ask()).rows).toEqual([{ number: '1' }]);
    expect(await stored()).toEqual(['1']);
  });
});
