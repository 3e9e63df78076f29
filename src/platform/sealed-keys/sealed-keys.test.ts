import { describe, expect } from 'vitest';
import { test } from '../testing/test.ts';
import {
  fitsSealedKeys,
  isSignedBy,
  listPublicKeys,
  provideSigningKey,
  rewrapSealedKeys,
  signText,
} from './sealed-keys.ts';

const before = Buffer.alloc(32, 1);
const after = Buffer.alloc(32, 2);
const neither = Buffer.alloc(32, 3);

describe('a sealed key', () => {
  test('fits everything while there is none, and then only its data key', async ({ db, clock }) => {
    expect(await fitsSealedKeys(db, before)).toBe(true);
    await db.transaction((tx) => provideSigningKey(tx, 'papers', { dataKey: before, now: clock.now() }));
    expect(await fitsSealedKeys(db, before)).toBe(true);
    expect(await fitsSealedKeys(db, after)).toBe(false);
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
    expect(await fitsSealedKeys(db, before)).toBe(false);
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
