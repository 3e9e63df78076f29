import { describe, expect, it } from 'vitest';
import { KeptReads } from './kept-reads.ts';

describe('what the database answered', () => {
  it('is kept until pages change', async () => {
    const reads = new KeptReads();
    expect(await reads.get('q')).toBeUndefined();
    await reads.put('q', [1]);
    expect(await reads.get('q')).toEqual([1]);
    reads.forget();
    expect(await reads.get('q')).toBeUndefined();
  });

  it('is not kept when pages changed while it was asked', async () => {
    const reads = new KeptReads();
    await reads.get('q');
    reads.forget();
    await reads.put('q', ['before']);
    expect(await reads.get('q')).toBeUndefined();
  });

  it('is not kept when the same was asked before and after a change, whichever answer comes first', async () => {
    const reads = new KeptReads();
    await reads.get('q');
    reads.forget();
    await reads.get('q');
    await reads.put('q', ['of either']);
    await reads.put('q', ['of either']);
    expect(await reads.get('q')).toBeUndefined();
  });

  it('goes, the least recently used first, when there is too much of it', async () => {
    const reads = new KeptReads();
    for (let number = 0; number <= 2_000; number += 1) {
      await reads.get(`q${number}`);
      await reads.put(`q${number}`, [number]);
      await reads.get('q0');
    }
    expect(await reads.get('q0')).toEqual([0]);
    expect(await reads.get('q1')).toBeUndefined();
    expect(await reads.get('q2000')).toEqual([2_000]);
  });
});
