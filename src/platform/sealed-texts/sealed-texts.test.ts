import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '../testing/test.ts';
import { sealedTexts } from './sealed-texts.table.ts';
import {
  deleteSealedTexts,
  findSealedText,
  fitsSealedTexts,
  keepSealedText,
  resealTexts,
} from './sealed-texts.ts';

const before = Buffer.alloc(32, 1);
const after = Buffer.alloc(32, 2);
const text = 'পাসপোর্ট A01234567';

describe('a sealed text', () => {
  test('is read only with its data key, and stands nowhere in the database as it is', async ({
    db,
    clock,
  }) => {
    const id = await db.transaction((tx) => keepSealedText({ tx, now: clock.now(), dataKey: before }, text));
    expect(await findSealedText({ db, dataKey: before }, id)).toBe(text);
    expect(await findSealedText({ db, dataKey: after }, id)).toBeUndefined();
    const rows = await db.select().from(sealedTexts);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('01234567');
    expect(Buffer.from(rows[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain('01234567');
  });

  test('tells a data key that is another one; where there is none, each fits', async ({ db, clock }) => {
    expect(await fitsSealedTexts(db, after)).toBe(true);
    await db.transaction((tx) => keepSealedText({ tx, now: clock.now(), dataKey: before }, text));
    expect([await fitsSealedTexts(db, before), await fitsSealedTexts(db, after)]).toEqual([true, false]);
  });

  test('put into another row does not open', async ({ db, clock }) => {
    const keep = (kept: string) =>
      db.transaction((tx) => keepSealedText({ tx, now: clock.now(), dataKey: before }, kept));
    const [mine, yours] = [await keep('mine'), await keep('yours')];
    const [row] = await db.select().from(sealedTexts).where(eq(sealedTexts.id, mine));
    await db
      .update(sealedTexts)
      .set({ sealed: row?.sealed ?? '' })
      .where(eq(sealedTexts.id, yours));
    expect(await findSealedText({ db, dataKey: before }, yours)).toBeUndefined();
    expect(await findSealedText({ db, dataKey: before }, mine)).toBe('mine');
  });

  test('opens with the new data key after a rotation, however often it is run', async ({ db, clock }) => {
    const id = await db.transaction((tx) => keepSealedText({ tx, now: clock.now(), dataKey: before }, text));
    await resealTexts(db, before, after);
    await resealTexts(db, before, after);
    expect(await findSealedText({ db, dataKey: after }, id)).toBe(text);
    expect(await findSealedText({ db, dataKey: before }, id)).toBeUndefined();
  });

  test('that is deleted is gone', async ({ db, clock }) => {
    const id = await db.transaction((tx) => keepSealedText({ tx, now: clock.now(), dataKey: before }, text));
    await db.transaction((tx) => deleteSealedTexts(tx, [id]));
    expect(await findSealedText({ db, dataKey: before }, id)).toBeUndefined();
    expect(await db.$count(sealedTexts)).toBe(0);
  });
});
