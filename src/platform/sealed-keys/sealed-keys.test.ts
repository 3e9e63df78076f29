import { describe, expect } from 'vitest';
import { test } from '../testing/test.ts';
import { isSignedBy, listPublicKeys, provideSigningKey, rewrapSealedKeys, signText } from './sealed-keys.ts';

const before = Buffer.alloc(32, 1);
const after = Buffer.alloc(32, 2);
const neither = Buffer.alloc(32, 3);

describe('a sealed key', () => {
  test('of a process with a data key of its own is another one, and all public keys are known', async ({
    db,
    clock,
  }) => {
    const provide = (dataKey: Uint8Array) =>
      db.transaction((tx) => provideSigningKey(tx, 'papers', { dataKey, now: clock.now() }));
    const [first, second] = [await provide(before), await provide(after)];
    expect(second.id).not.toBe(first.id);
    expect([(await provide(before)).id, (await provide(after)).id]).toEqual([first.id, second.id]);
    const known = await listPublicKeys(db, 'papers');
    expect(known.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('opens with the new data key after a rotation, however often it is run, and stays the same key', async ({
    db,
    clock,
  }) => {
    const provide = (dataKey: Uint8Array) =>
      db.transaction((tx) => provideSigningKey(tx, 'papers', { dataKey, now: clock.now() }));
    const { id } = await provide(before);
    await rewrapSealedKeys(db, before, after);
    await rewrapSealedKeys(db, before, after);
    expect((await provide(after)).id).toBe(id);
    await rewrapSealedKeys(db, neither, before);
    expect((await provide(after)).id).toBe(id);
  });

  test('signs what only its public key proves, to the letter', async ({ db, clock }) => {
    const { privateKey } = await db.transaction((tx) =>
      provideSigningKey(tx, 'papers', { dataKey: before, now: clock.now() }),
    );
    const [key] = await listPublicKeys(db, 'papers');
    const publicKey = key?.publicKey ?? '';
    const signature = signText('twelve thousand', privateKey);
    expect(isSignedBy('twelve thousand', signature, publicKey)).toBe(true);
    expect(isSignedBy('twelve thousand.', signature, publicKey)).toBe(false);
    expect(isSignedBy('twelve thousand', `A${signature.slice(1)}`, publicKey)).toBe(
      signature.startsWith('A'),
    );
    expect(isSignedBy('twelve thousand', '', publicKey)).toBe(false);
  });
});
