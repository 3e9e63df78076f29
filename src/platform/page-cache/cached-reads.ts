import type { ReadRows } from '../database/database.ts';

/** The least recently used reads are evicted first. */
const maxReads = 2_000;

/**
 * Caches the reads of pages until something that pages show changes. Lists that differ in one filter share most of their
 * queries. The whole cache is cleared at once, since changes are rare and reads are not.
 */
export class CachedReads {
  /** Rows by query, pending ones included: the same query waits for the same rows. */
  readonly #rows = new Map<string, ReturnType<ReadRows>>();
  #generation = {};

  /** Another object whenever something was forgotten. */
  get generation(): object {
    return this.#generation;
  }

  /** Wraps a function that reads rows with this cache. */
  over(readRows: ReadRows): ReadRows {
    return (text, values, shape) => {
      const key = `${shape} ${text} ${JSON.stringify(values)}`;
      const known = this.#rows.get(key);
      if (known) {
        // Last in the map is the one used last.
        this.#rows.delete(key);
        this.#rows.set(key, known);
        return known;
      }
      const rows = readRows(text, values, shape);
      this.#keep(key, rows);
      return rows;
    };
  }

  #keep(key: string, rows: ReturnType<ReadRows>): void {
    this.#rows.set(key, rows);
    rows.catch(() => {
      // After `forget` there may be another read under the same key.
      if (this.#rows.get(key) === rows) {
        this.#rows.delete(key);
      }
    });
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined && this.#rows.size > maxReads) {
      this.#rows.delete(oldest);
    }
  }

  /**
   * Clears the cache, pending reads included: they may have read what was there before.
   * @param tables when given, only what names one of these in its query.
   */
  forget(tables?: readonly string[]): void {
    this.#generation = {};
    if (tables === undefined) {
      this.#rows.clear();
      return;
    }
    for (const key of this.#rows.keys()) {
      if (tables.some((table) => key.includes(table))) {
        this.#rows.delete(key);
      }
    }
  }
}
