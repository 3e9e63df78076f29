import { expect, test } from 'vitest';
import { inSlices, slicesOf } from './slices.ts';

/** How often everything else had its turn while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) {
      setImmediate(count);
    }
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test('nine thousand lines are done in pieces, and everything else has its turn between two', async () => {
  const lines = Array.from({ length: 9_000 }, (_, line) => line);
  const done: number[] = [];
  const turns = await turnsDuring(async () => {
    for await (const some of slicesOf(lines, 200)) {
      expect(some.length).toBeLessThanOrEqual(200);
      done.push(...some);
    }
  });
  expect(done).toEqual(lines);
  expect(turns).toBeGreaterThanOrEqual(44);
});

test('long work gives way wherever it yields, and has its result in the end', async () => {
  function* work(): Generator<undefined, number> {
    let sum = 0;
    for (let line = 1; line <= 9_000; line += 1) {
      sum += line;
      if (line % 200 === 0) {
        yield;
      }
    }
    return sum;
  }
  let sum = 0;
  const turns = await turnsDuring(async () => {
    sum = await inSlices(work());
  });
  expect(sum).toBe(40_504_500);
  expect(turns).toBeGreaterThanOrEqual(44);
});
