import { describe, expect, it } from 'vitest';
import { CachedReads } from './cached-reads.ts';

interface Waiting {
  answer(rows: readonly unknown[]): void;
  fail(cause: Error): void;
}

/** A database that counts its queries, and responds when it is told to. */
function database(reads = new CachedReads()) {
  const waiting: Waiting[] = [];
  const ask = reads.over(
    () =>
      new Promise((answer, fail) => {
        waiting.push({ answer, fail });
      }),
  );
  return { waiting, ask: (text: string, values: readonly unknown[] = []) => ask(text, values, 'all') };
}

describe('what the database answered', () => {
  it('is kept until pages change', async () => {
    const reads = new CachedReads();
    const { waiting, ask } = database(reads);
    const first = ask('q', [1]);
    waiting[0]?.answer(['one']);
    expect(await first).toEqual(['one']);
    expect(await ask('q', [1])).toEqual(['one']);
    expect(waiting).toHaveLength(1);
    reads.forget();
    void ask('q', [1]);
    expect(waiting).toHaveLength(2);
  });

  it('belongs to the question with its values', () => {
    const { waiting, ask } = database();
    void ask('q', [1]);
    void ask('q', [2]);
    void ask('q');
    expect(waiting).toHaveLength(3);
  });

  it('is waited for by all who ask the same meanwhile', async () => {
    const { waiting, ask } = database();
    const both = Promise.all([ask('q'), ask('q')]);
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer(['one']);
    expect(await both).toEqual([['one'], ['one']]);
  });

  it('is not kept when pages changed while it ran, whichever result comes first', async () => {
    const reads = new CachedReads();
    const { waiting, ask } = database(reads);
    const before = ask('q');
    reads.forget();
    const after = ask('q');
    waiting[1]?.answer(['after']);
    waiting[0]?.answer(['before']);
    expect(await before).toEqual(['before']);
    expect(await after).toEqual(['after']);
    expect(await ask('q')).toEqual(['after']);
  });

  it('runs again after it failed, and a failure from before a change takes nothing away', async () => {
    const reads = new CachedReads();
    const { waiting, ask } = database(reads);
    const failing = ask('q');
    reads.forget();
    const answered = ask('q');
    waiting[1]?.answer(['answer']);
    waiting[0]?.fail(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(await answered).toEqual(['answer']);
    expect(await ask('q')).toEqual(['answer']);
    const other = ask('other');
    waiting[2]?.fail(new Error('away'));
    await expect(other).rejects.toThrow('away');
    void ask('other');
    expect(waiting).toHaveLength(4);
  });

  it('goes, the least recently used first, when there is too much of it', () => {
    const { waiting, ask } = database();
    for (let number = 0; number <= 2_000; number += 1) {
      void ask(`q${number}`);
      void ask('q0');
    }
    const before = waiting.length;
    void ask('q0');
    void ask('q2000');
    expect(waiting).toHaveLength(before);
    void ask('q1');
    expect(waiting).toHaveLength(before + 1);
  });
});
