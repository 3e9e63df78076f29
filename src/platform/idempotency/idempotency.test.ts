import { describe, expect } from 'vitest';
import { z } from 'zod';
import { command, run } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import { actorWith, test } from '../testing/test.ts';
import { idempotencyKey } from './idempotency.contract.ts';
import { idempotencyKeys } from './idempotency.table.ts';
import { forgetKeysJob, hashOf, respondOnce } from './idempotency.ts';

const key = 'a-key-of-16-letters';
const done: string[] = [];

const write = command({
  name: 'test.write',
  permission: 'documents.write',
  input: z.strictObject({ key: idempotencyKey, text: z.string(), fails: z.boolean().default(false) }),
  run: (context, { key: given, fails, ...body }) => {
    const write = { command: 'test.write', key: given, hash: hashOf(body), schema: z.string() };
    return respondOnce(context, write, async () => {
      if (fails) {
        throw new Failure('conflict', 'test.not-now', 'Not now.');
      }
      done.push(body.text);
      return `${done.length} ${body.text}`;
    });
  },
});

describe('a key', () => {
  test('with the same body gets the same response, for its actor alone', async ({ deps }) => {
    done.length = 0;
    const first = await run(deps, actorWith(), write, { key, text: 'seat' });
    expect(await run(deps, actorWith(), write, { key, text: 'seat' })).toBe(first);
    const other = { ...actorWith(), id: 'user:other' };
    expect(await run(deps, other, write, { key, text: 'seat' })).not.toBe(first);
    expect(done).toEqual(['seat', 'seat']);
  });

  test('with another body is refused', async ({ deps }) => {
    await run(deps, actorWith(), write, { key, text: 'seat' });
    const refused = run(deps, actorWith(), write, { key, text: 'two seats' });
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      code: 'key.used',
      fields: [{ path: 'key' }],
    });
  });

  test('of a write that failed is free', async ({ deps, db }) => {
    await expect(run(deps, actorWith(), write, { key, text: 'seat', fails: true })).rejects.toThrow(
      'Not now.',
    );
    expect(await db.$count(idempotencyKeys)).toBe(0);
    await run(deps, actorWith(), write, { key, text: 'seat' });
  });

  test('is known for a day at least, and forgotten after a week', async ({ deps, db, clock }) => {
    await run(deps, actorWith(), write, { key, text: 'seat' });
    const job = forgetKeysJob(deps);
    clock.set('2026-12-03T04:00:00Z');
    expect(await job.isDue()).toBe(false);
    clock.set('2026-12-09T04:00:00Z');
    expect(await job.isDue()).toBe(true);
    await job.run(new AbortController().signal);
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });

  test('has sixteen to sixty-four characters that can be seen', () => {
    const right = ['x'.repeat(16), 'x'.repeat(64), crypto.randomUUID()];
    expect(right.filter((each) => !idempotencyKey.safeParse(each).success)).toEqual([]);
    const wrong = ['x'.repeat(15), 'x'.repeat(65), 'a key with blanks in it', 'sixteen\u0000letters!'];
    expect(wrong.filter((each) => idempotencyKey.safeParse(each).success)).toEqual([]);
  });

  test('stands for a body whatever the order of its fields', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: undefined } })).toBe(hashOf({ b: { c: 2 }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
  });
});
