import { expect } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { CachedReads } from '#platform/page-cache/cached-reads.ts';
import { cachedDatabase } from '#platform/page-cache/read-once.ts';
import { test } from '#platform/testing/test.ts';
import { findFacets } from './facets.queries.ts';
import { packageList } from './list.contract.ts';
import { listPackages } from './list.queries.ts';

const today = '2026-12-01';

/** Lists as pages ask for them, one after another. @returns how many questions the last one asked the database. */
async function questionsOfLast(database: OpenDatabase, searches: readonly string[]): Promise<number> {
  let asked = 0;
  const db = cachedDatabase(new CachedReads(), (...question) => {
    asked += 1;
    return database.readRows(...question);
  });
  for (const search of searches) {
    asked = 0;
    const parsed = packageList.parse(new URLSearchParams(search));
    if (!parsed.ok) {
      throw new Error(`The test asks for what there isn't: ${search}`);
    }
    await listPackages(db, 'en', 'domestic', parsed.value, today);
    await findFacets(db, 'en', 'domestic', parsed.value, today);
  }
  return asked;
}

test('a list with a filter asks only for its packages and their counts', async ({ openDatabase }) => {
  expect(await questionsOfLast(openDatabase, ['', 'pricefrom=5000'])).toBe(2);
});

test('a misspelled word is looked up for both languages at once', async ({ openDatabase }) => {
  expect(await questionsOfLast(openDatabase, ['', 'q=betch'])).toBe(4);
});
