import { setImmediate } from 'node:timers/promises';

/** Does long work in slices: wherever it yields, everything else that waits comes first. */
export async function inSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      return step.value;
    }
    await setImmediate();
  }
}

/** Pieces of a list, each done while everything else waits no longer than for one. */
export async function* slicesOf<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    yield items.slice(from, from + size);
    await setImmediate();
  }
}
