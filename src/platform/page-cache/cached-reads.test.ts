import { describe, expect, it } from 'vitest';
import { CachedReads } from './cached-reads.ts';

interface Waiting {
  answer(rows: readonly unknown[]): void;
  fail(cause: Error): void;
}

/** A database that counts its queries, and responds when it is told to. */
function database(reads = new CachedReads()) {
  const waiting: Waiting[] = [];
  const read = reads.over(
    () =>
      new Promise((answer, fail) => {
        waiting.push({ answer, fail });
      }),
  );
  return { waiting, read: (text: string, values: readonly unknown[] = []) => read(text, values, 'all') };
}

describe('cached reads', () => {
  it('is kept until pages change', async () => {
    const reads = new CachedReads();
    const { waiting, read } = database(reads);
    const first = read('q', [1]);
    waiting[0]?.answer(['one']);
    expect(await first).toEqual(['one']);
    expect(await read('q', [1])).toEqual(['one']);
    expect(waiting).toHaveLength(1);
    reads.forget();
    void read('q', [1]);
    expect(waiting).toHaveLength(2);
  });

  it('belongs to a query with its parameters', () => {
    const { waiting, read } = database();
    void read('q', [1]);
    void read('q', [2]);
    void read('q');
    expect(waiting).toHaveLength(3);
  });

  it('is shared by all who run the same query meanwhile', async () => {
    const { waiting, read } = database();
    const both = Promise.all([read('q'), read('q')]);
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer(['one']);
    expect(await both).toEqual([['one'], ['one']]);
  });

  it('is not kept when pages changed while it ran, whichever result comes first', async () => {
    const reads = new CachedReads();
    const { waiting, read } = database(reads);
    const before = read('q');
    reads.forget();
    const after = read('q');
    waiting[1]?.answer(['after']);
    waiting[0]?.answer(['before']);
    expect(await before).toEqual(['before']);
    expect(await after).toEqual(['after']);
    expect(await read('q')).toEqual(['after']);
  });

  it('runs again after it failed, and a failure from before a change takes nothing away', async () => {
    const reads = new CachedReads();
    const { waiting, read } = database(reads);
    const failing = read('q');
    reads.forget();
    const answered = read('q');
    waiting[1]?.answer(['answer']);
    waiting[0]?.fail(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(await answered).toEqual(['answer']);
    expect(await read('q')).toEqual(['answer']);
    const other = read('other');
    waiting[2]?.fail(new Error('away'));
    await expect(other).rejects.toThrow('away');
    void read('other');
    expect(waiting).toHaveLength(4);
  });

  it('is evicted, least recently used first, when there are too many', () => {
    const { waiting, read } = database();
    for (let number = 0; number <= 2_000; number += 1) {
      void read(`q${number}`);
      void read('q0');
    }
    const before = waiting.length;
    void read('q0');
    void read('q2000');
    expect(waiting).toHaveLength(before);
    void read('q1');
    expect(waiting).toHaveLength(before + 1);
  });
});
