import { expect, test } from 'vitest';
import { readDatabase } from '../database/reading.ts';
import { CachedReads } from './cached-reads.ts';
import { cachedDatabase, readOnce } from './read-once.ts';

/** A query that counts how often it was asked, and fails while it is told to. */
function query() {
  const state = { asked: 0, isBroken: false };
  const read = readOnce(async (_db, name: string) => {
    state.asked += 1;
    if (state.isBroken) {
      throw new Error('The database is away.');
    }
    return `${name} ${state.asked}`;
  });
  return { state, read };
}

const noRows = async () => [];

test('what many pages ask alike is asked once, until something that pages show has changed', async () => {
  const reads = new CachedReads();
  const db = cachedDatabase(reads, noRows);
  const { read } = query();
  expect([await read(db, 'bn'), await read(db, 'en'), await read(db, 'bn')]).toEqual([
    'bn 1',
    'en 2',
    'bn 1',
  ]);
  reads.forget(['departures']);
  expect(await read(db, 'bn')).toBe('bn 3');
  reads.forget();
  expect(await read(db, 'bn')).toBe('bn 4');
});

test('a database whose reads are not kept is asked each time, and so is one that failed', async () => {
  const { state, read } = query();
  const plain = readDatabase(noRows);
  expect([await read(plain, 'en'), await read(plain, 'en')]).toEqual(['en 1', 'en 2']);
  const db = cachedDatabase(new CachedReads(), noRows);
  state.isBroken = true;
  await expect(read(db, 'en')).rejects.toThrow('away');
  state.isBroken = false;
  expect(await read(db, 'en')).toBe('en 4');
});

test('values that somebody tries out do not fill the memory', async () => {
  const db = cachedDatabase(new CachedReads(), noRows);
  const { state, read } = query();
  for (let value = 0; value < 500; value += 1) {
    await read(db, `tried ${value}`);
  }
  await read(db, 'tried 0');
  expect(state.asked).toBe(501);
});
