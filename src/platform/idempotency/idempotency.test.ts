import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { command, run } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import { resealText, sealText } from '../sealed-columns/seal-text.ts';
import { testDataKey } from '../testing/sealing.ts';
import { actorWith, test } from '../testing/test.ts';
import { idempotencyKey } from './idempotency.contract.ts';
import { idempotencyKeys } from './idempotency.table.ts';
import { forgetAnswers, forgetKeysJob, hashOf } from './idempotency.ts';

const key = 'a-key-of-16-letters';
const done: string[] = [];

const write = command({
  name: 'test.write',
  permission: 'documents.write',
  input: z.strictObject({
    key: idempotencyKey,
    text: z.string(),
    fails: z.boolean().default(false),
    preview: z.boolean().default(false),
  }),
  output: z.string(),
  once: 'key',
  run: async (context, { fails, preview, text }) => {
    if (fails) {
      throw new Failure('conflict', 'test.not-now', 'Not now.');
    }
    if (!preview) {
      done.push(text);
      context.log({ subjectKind: 'test', subjectId: `subject-of-${text}`, difference: {} });
    }
    return `${done.length} ${text}`;
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

  test('isn’t used up by a preview, which writes nothing', async ({ deps, db }) => {
    done.length = 0;
    expect(await run(deps, actorWith(), write, { key, text: 'seat', preview: true })).toBe('0 seat');
    expect(await db.$count(idempotencyKeys)).toBe(0);
    expect(await run(deps, actorWith(), write, { key, text: 'two seats' })).toBe('1 two seats');
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

  test('whose response can’t be opened any more, for the data key is lost, is refused in words', async ({
    deps,
    db,
  }) => {
    await run(deps, actorWith(), write, { key, text: 'seat' });
    const lost = resealText(sealText('"1 seat"'), testDataKey, Buffer.alloc(32, 9));
    await db.execute(sql`UPDATE idempotency_keys SET answer = to_jsonb(${lost}::text)`);
    const refused = run(deps, actorWith(), write, { key, text: 'seat' });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'key.removed' });
  });

  test('of what was removed has no response any more, whether that names it or only its log does', async ({
    deps,
    db,
  }) => {
    const other = { key: 'another-key-of-17', text: 'boat' };
    await run(deps, actorWith(), write, { key, text: 'seat' });
    await run(deps, actorWith(), write, other);
    await db.transaction((tx) => forgetAnswers(tx, ['seat']));
    const refused = run(deps, actorWith(), write, { key, text: 'seat' });
    await expect(refused).rejects.toMatchObject({ code: 'key.removed' });
    expect(await run(deps, actorWith(), write, other)).toContain('boat');
    await db.transaction((tx) => forgetAnswers(tx, ['subject-of-boat']));
    await expect(run(deps, actorWith(), write, other)).rejects.toMatchObject({ code: 'key.removed' });
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
