import { expect, test } from 'vitest';
import { type ConcurrencyLimits, limitConcurrency } from './concurrency-limit.ts';

/** Work that ends when it is told to, and what is known of it. */
function bounded(limits: ConcurrencyLimits) {
  const limit = limitConcurrency(limits);
  const started: string[] = [];
  const ends: Array<() => void> = [];
  const take = (name: string, client?: string) =>
    limit(() => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    }, client);
  return { started, ends, take, limit };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once, the next wait in their order, and requests beyond the queue are refused with Retry-After', async () => {
  const { started, ends, take } = bounded({ concurrency: 2, queue: 2 });
  const requests = ['a', 'b', 'c', 'd'].map((name) => take(name));
  await expect(take('e')).rejects.toMatchObject({ kind: 'unavailable', code: 'request.busy' });
  expect(started).toEqual(['a', 'b']);
  ends[0]?.();
  await soon();
  expect(started).toEqual(['a', 'b', 'c']);
  const last = take('f');
  for (let turn = 1; turn < 5; turn += 1) {
    ends[turn]?.();
    await soon();
  }
  expect(await Promise.all([...requests, last])).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('one client takes no more than its places, and another is still let in', async () => {
  const { ends, take } = bounded({ concurrency: 1, queue: 4, perClient: 2 });
  const first = take('one', 'greedy');
  const second = take('two', 'greedy');
  await expect(take('three', 'greedy')).rejects.toMatchObject({ kind: 'unavailable' });
  const other = take('other', 'patient');
  for (let turn = 0; turn < 3; turn += 1) {
    ends[turn]?.();
    await soon();
  }
  expect(await Promise.all([first, second, other])).toEqual(['one', 'two', 'other']);
});

test('work that fails gives its place to the next', async () => {
  const { limit } = bounded({ concurrency: 1, queue: 1, perClient: 2 });
  const failing = limit(() => Promise.reject(new Error('broken')), 'same');
  const next = limit(() => Promise.resolve('done'), 'same');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limit(() => Promise.resolve('again'), 'same')).toBe('again');
});

test('whoever waits too long is refused, and its place in the queue is free', async () => {
  const { ends, take } = bounded({ concurrency: 1, queue: 1, perClient: 2, longestWait: 20 });
  const first = take('first', 'same');
  await expect(take('late', 'same')).rejects.toMatchObject({ kind: 'unavailable', code: 'request.busy' });
  const next = take('next', 'same');
  ends[0]?.();
  await soon();
  ends[1]?.();
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
});

test('whoever is gone before their turn is left out, and their place in the queue is free', async () => {
  const { started, ends, limit, take } = bounded({ concurrency: 1, queue: 1 });
  const gone = new AbortController();
  const first = take('first');
  const left = limit(() => Promise.resolve('left'), '', gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'request.busy' });
  await expect(limit(() => Promise.resolve('late'), '', gone.signal)).rejects.toThrow();
  const next = take('next');
  ends[0]?.();
  await soon();
  ends[1]?.();
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  expect(started).toEqual(['first', 'next']);
});

test('who asks for much delays themselves: the next turn is of who has the fewest', async () => {
  const { started, ends, take } = bounded({ concurrency: 2, queue: 10 });
  const all = [take('a', 'much'), take('b', 'much'), take('c', 'much'), take('d', 'little')];
  ends[0]?.();
  await soon();
  expect(started).toEqual(['a', 'b', 'd']);
  for (const turn of [1, 2, 3]) {
    ends[turn]?.();
    await soon();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that waits for something itself gives its place to the next', async () => {
  const { started, ends, take } = bounded({ concurrency: 1, queue: 1, longestHold: 5 });
  const slow = take('slow');
  const next = take('next');
  while (started.length < 2) {
    await soon();
  }
  ends[1]?.();
  expect(await next).toBe('next');
  ends[0]?.();
  expect(await slow).toBe('slow');
  // Its place was given away once, and not a second time when it ended.
  const [third, fourth] = [take('third'), take('fourth')];
  await expect(take('fifth')).rejects.toThrow();
  while (started.length < 4) {
    await soon();
  }
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([third, fourth])).toEqual(['third', 'fourth']);
});
