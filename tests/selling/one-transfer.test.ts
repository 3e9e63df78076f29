import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { z } from 'zod';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyArrivals } from '#features/money/money.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'accountant');
const taka = (sum: number) => sum * 100;
const day = '2026-11-22';

type Line = Partial<z.input<typeof keepArrivals.input>['items'][number]>;

const keep = (deps: CommandDeps, source: 'statement' | 'sms', ...lines: readonly Line[]) =>
  run(deps, amina, keepArrivals, {
    source,
    fileName: `${aKey()}.csv`,
    items: lines.map((line) => ({
      method: 'bank' as const,
      outside: 'FT2632600042',
      sender: '',
      amount: taka(7_000),
      at: `${day}T00:00:00+06:00`,
      ...line,
    })),
  });
const open = async ({ db, clock }: CommandDeps) => (await findMoneyInbox(db, clock.now())).arrivals;
const left = async (deps: CommandDeps) =>
  (await open(deps)).map((row) => row.left / 100).toSorted((a, b) => a - b);

async function match(deps: CommandDeps, arrival: string, ...sums: readonly number[]) {
  const orders = [];
  for (const _ of sums) {
    orders.push(await sell(deps));
  }
  const parts = orders.map(({ id }, index) => ({ order: id, amount: taka(sums[index] ?? 0) }));
  const { payments: made } = await run(deps, amina, matchMoney, { arrival, parts, key: aKey() });
  return { made, references: orders.map(({ reference }) => reference) };
}

describe('one transfer', () => {
  test('of two statements, one with a column of time and one without, is one arrival', async ({ deps }) => {
    await keep(deps, 'statement', {});
    expect(await keep(deps, 'statement', { at: `${day}T10:21:00+06:00` })).toMatchObject({ kept: 0 });
    // By the day of value, a day later, and in another spelling.
    await keep(deps, 'statement', { at: '2026-11-23T00:00:00+06:00', outside: 'ft-26326 00042' });
    expect(await left(deps)).toEqual([7_000]);
  });

  test('of a wallet is one arrival, whether a message or a statement without numbers tells of it', async ({
    deps,
  }) => {
    const told = { method: 'bkash' as const, sender: '01711000111', at: `${day}T10:05:00+06:00` };
    await keep(deps, 'sms', { ...told, outside: '9K70LM2QXB' });
    await keep(deps, 'statement', { ...told, outside: undefined, at: `${day}T10:06:00+06:00` });
    await keep(deps, 'statement', { ...told, outside: '9K70LM2QXB', at: `${day}T00:00:00+06:00` });
    expect(await left(deps)).toEqual([7_000]);
    // The number comes later than the line.
    const other = { ...told, sender: '01711000222' };
    await keep(deps, 'statement', { ...other, outside: undefined });
    await keep(deps, 'sms', { ...other, outside: '9K70LM2QXD' });
    expect((await open(deps)).map(({ outside }) => outside)).toEqual(
      expect.arrayContaining(['9K70LM2QXB', '9K70LM2QXD']),
    );
    expect(await left(deps)).toEqual([7_000, 7_000]);
  });

  test('is another one on each line of a file, and on another day', async ({ deps }) => {
    await keep(deps, 'statement', {}, {});
    await keep(deps, 'statement', {}, {}, { at: '2026-11-29T00:00:00+06:00' });
    await keep(deps, 'statement', { outside: undefined, note: 'CASH' });
    await keep(deps, 'statement', { outside: undefined, note: 'CASH', at: '2026-11-23T00:00:00+06:00' });
    expect(await left(deps)).toEqual([7_000, 7_000, 7_000, 7_000, 7_000]);
  });

  test('that was kept twice before is refused a second payment, with the order for which it counts', async ({
    deps,
  }) => {
    await keep(deps, 'statement', {});
    const [first] = await open(deps);
    const { references } = await match(deps, first?.id ?? '', 7_000);
    await keep(deps, 'statement', { outside: 'FT2632600043' });
    const [twin] = await open(deps);
    await deps.db
      .update(moneyArrivals)
      .set({
        sameAs: first?.id,
        outside: 'FT2632600042',
        outsideKey: 'FT2632600042',
        lookKey: 'FT2632600042',
      })
      .where(eq(moneyArrivals.id, twin?.id ?? ''));
    await expect(match(deps, twin?.id ?? '', 7_000)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'payments.seen',
      details: { reference: references[0] },
    });
    expect(await deps.db.$count(payments)).toBe(1);
  });

  test('that was taken at the counter isn’t matched a second time', async ({ deps }) => {
    const order = await sell(deps);
    const taken = { orderId: order.id, method: 'bank' as const, amount: taka(7_000), key: aKey() };
    await run(deps, amina, takePayment, { ...taken, outside: 'FT 26326 OOO42' });
    await keep(deps, 'statement', {});
    expect(await open(deps)).toEqual([]);
    const [kept] = await deps.db.select().from(moneyArrivals);
    await expect(match(deps, kept?.id ?? '', 7_000)).rejects.toMatchObject({
      code: 'payments.seen',
      details: { reference: order.reference },
    });
  });
});

describe('a part of a transfer that is undone', () => {
  test.for([0, 1])('is in the inbox again, with what is left of it: part %i', async (part, { deps }) => {
    await keep(deps, 'statement', { method: 'bkash', outside: '9K70LM2QXB' });
    const [arrival] = await open(deps);
    const { made } = await match(deps, arrival?.id ?? '', 3_000, 4_000);
    expect(await open(deps)).toEqual([]);
    await run(deps, boss, undoPayment, { id: made[part]?.id ?? '', reason: 'Of somebody else.' });
    const rest = [3_000, 4_000][part] ?? 0;
    expect(await open(deps)).toMatchObject([{ id: arrival?.id, amount: taka(7_000), left: taka(rest) }]);
    await expect(match(deps, arrival?.id ?? '', 7_000)).rejects.toMatchObject({ code: 'money.parts' });
    await match(deps, arrival?.id ?? '', 1_000, rest - 1_000);
    expect(await open(deps)).toEqual([]);
    await expect(match(deps, arrival?.id ?? '', 1)).rejects.toMatchObject({ code: 'money.matched' });
  });
});
