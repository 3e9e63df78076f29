import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '../testing/test.ts';
import { encryptedTexts } from './encrypted-texts.table.ts';
import {
  deleteEncryptedTexts,
  findEncryptedText,
  fitsEncryptedTexts,
  keepEncryptedText,
  resealTexts,
} from './encrypted-texts.ts';

const before = Buffer.alloc(32, 1);
const after = Buffer.alloc(32, 2);
const text = 'পাসপোর্ট A01234567';

describe('an encrypted text', () => {
  test('is read only with its data key, and stands nowhere in the database as it is', async ({
    db,
    clock,
  }) => {
    const id = await db.transaction((tx) =>
      keepEncryptedText({ tx, now: clock.now(), dataKey: before }, text),
    );
    expect(await findEncryptedText({ db, dataKey: before }, id)).toBe(text);
    expect(await findEncryptedText({ db, dataKey: after }, id)).toBeUndefined();
    const rows = await db.select().from(encryptedTexts);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('01234567');
    expect(Buffer.from(rows[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain('01234567');
  });

  test('tells a data key that is another one; where there is none, each fits', async ({ db, clock }) => {
    expect(await fitsEncryptedTexts(db, after)).toBe(true);
    await db.transaction((tx) => keepEncryptedText({ tx, now: clock.now(), dataKey: before }, text));
    expect([await fitsEncryptedTexts(db, before), await fitsEncryptedTexts(db, after)]).toEqual([
      true,
      false,
    ]);
  });

  test('put into another row does not open', async ({ db, clock }) => {
    const keep = (kept: string) =>
      db.transaction((tx) => keepEncryptedText({ tx, now: clock.now(), dataKey: before }, kept));
    const [mine, yours] = [await keep('mine'), await keep('yours')];
    const [row] = await db.select().from(encryptedTexts).where(eq(encryptedTexts.id, mine));
    await db
      .update(encryptedTexts)
      .set({ sealed: row?.sealed ?? '' })
      .where(eq(encryptedTexts.id, yours));
    expect(await findEncryptedText({ db, dataKey: before }, yours)).toBeUndefined();
    expect(await findEncryptedText({ db, dataKey: before }, mine)).toBe('mine');
  });

  test('opens with the new data key after a rotation, however often it is run', async ({ db, clock }) => {
    const id = await db.transaction((tx) =>
      keepEncryptedText({ tx, now: clock.now(), dataKey: before }, text),
    );
    await resealTexts(db, before, after);
    await resealTexts(db, before, after);
    expect(await findEncryptedText({ db, dataKey: after }, id)).toBe(text);
    expect(await findEncryptedText({ db, dataKey: before }, id)).toBeUndefined();
  });

  test('that is deleted is gone', async ({ db, clock }) => {
    const id = await db.transaction((tx) =>
      keepEncryptedText({ tx, now: clock.now(), dataKey: before }, text),
    );
    await db.transaction((tx) => deleteEncryptedTexts(tx, [id]));
    expect(await findEncryptedText({ db, dataKey: before }, id)).toBeUndefined();
    expect(await db.$count(encryptedTexts)).toBe(0);
  });
});
