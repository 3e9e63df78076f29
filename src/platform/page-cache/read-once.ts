import type { ReadDatabase, ReadRows } from '../database/database.ts';
import { readDatabase } from '../database/reading.ts';
import type { CachedReads } from './cached-reads.ts';

/** Of each database whose reads are cached, what stays the same object until something is forgotten. */
const generations = new WeakMap<ReadDatabase, () => object>();

/** A database whose reads are cached, for pages. */
export function cachedDatabase(reads: CachedReads, readRows: ReadRows): ReadDatabase {
  const db = readDatabase(reads.over(readRows));
  generations.set(db, () => reads.generation);
  return db;
}

/** More are asked only by somebody who tries values out. */
const maxResults = 200;

/**
 * A query that many pages ask alike: its result is kept as long as the reads of a database are cached, so that neither its
 * SQL nor its result is made again. On other databases it is asked each time. Nobody may change the result.
 */
export function readOnce<Values extends readonly (string | readonly string[])[], Result>(
  read: (db: ReadDatabase, ...values: Values) => Promise<Result>,
): (db: ReadDatabase, ...values: Values) => Promise<Result> {
  const kept = new WeakMap<object, Map<string, Promise<Result>>>();
  return (db, ...values) => {
    const generation = generations.get(db)?.();
    if (generation === undefined) {
      return read(db, ...values);
    }
    const results = kept.get(generation) ?? new Map<string, Promise<Result>>();
    kept.set(generation, results);
    const key = JSON.stringify(values);
    const known = results.get(key);
    if (known) {
      return known;
    }
    if (results.size >= maxResults) {
      results.clear();
    }
    const result = read(db, ...values);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
