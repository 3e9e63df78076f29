import type { ReadRows } from '../database/database.ts';

/** So many answers are kept; the least recently used go first. */
const maxReads = 2_000;

/**
 * What the database answered to the reads of pages, kept until something that pages show changes. Lists that differ in
 * one filter share most of what they ask; everything is forgotten at once, since a drop is rare and a read is not.
 */
export class CachedReads {
  /** Answers, those under way too: who asks the same meanwhile waits for the same. */
  readonly #rows = new Map<string, ReturnType<ReadRows>>();

  /** A way to ask that is answered from here. */
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
      // What was asked before a forgetting isn't here any more; another may stand in its place.
      if (this.#rows.get(key) === rows) {
        this.#rows.delete(key);
      }
    });
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined && this.#rows.size > maxReads) {
      this.#rows.delete(oldest);
    }
  }

  /** What is under way is forgotten too: it may have read what was there before. */
  forget(): void {
    this.#rows.clear();
  }
}
