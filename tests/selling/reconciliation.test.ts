import { describe, expect } from 'vitest';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, desk, reconciled, send, taka, upload } from './reconciling.ts';
import { staff } from './sales.ts';

/** November of a bank, which had 10,000 before. */
const november = `Sample Bank Ltd,,,,
Account,1402 7765,,,
Date,Particulars,Debit,Credit,Balance
2026-11-02,CASH DEPOSIT BANANI,,5000.00,15000.00
2026-11-05,CHQ 000123 RENT,4000.00,,11000.00
2026-11-30,ACCOUNT FEE,115.00,,10885.00
`;

describe('a statement of a bank', () => {
  test('stands beside the ledger of its account: what neither knows of is listed, and both add up', async ({
    deps,
  }) => {
    await send(deps, { from: '1020', to: '1011', amount: taka(4_000), on: '2026-11-04' });
    const { status, body } = await upload(deps, { file: november, account: '1020' });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { direction: 'in', amount: taka(5_000), provider: 'bank' },
      { direction: 'out', amount: taka(4_000) },
      { direction: 'out', amount: taka(115) },
    ]);
    expect(await reconciled(deps)).toMatchObject({
      ledger: -taka(4_000),
      statement: taka(10_885),
      matched: 0,
      until: '2026-11-30',
      unmatched: {
        ledger: [{ on: '2026-11-04', amount: -taka(4_000) }],
        statement: [
          { on: '2026-11-02', amount: taka(10_000), text: 'brought forward', carried: true },
          { on: '2026-11-02', amount: taka(5_000), text: 'CASH DEPOSIT BANANI', carried: false },
          { on: '2026-11-05', amount: -taka(4_000) },
          { on: '2026-11-30', amount: -taka(115) },
        ],
      },
    });
    // On a day before.
    expect(await reconciled(deps, '1020', '2026-11-02')).toMatchObject({
      ledger: 0,
      statement: taka(15_000),
    });
    expect(await reconciled(deps, '1020', '2026-11-01')).toMatchObject({ statement: 0, until: null });
  });

  test('that is sent again, or overlaps another one, adds no line twice', async ({ deps }) => {
    await upload(deps, { file: november, account: '1020' });
    const before = await reconciled(deps);
    await upload(deps, { file: november, account: '1020', name: 'again.csv' });
    expect(await reconciled(deps)).toEqual(before);
    // From the middle of the one to the next month, the latest first.
    const next = `Date,Particulars,Debit,Credit,Balance
2026-12-01,TRANSFER RAHIM,,500.00,11385.00
2026-11-30,ACCOUNT FEE,115.00,,10885.00
2026-11-05,CHQ 000123 RENT,4000.00,,11000.00
`;
    await upload(deps, { file: next, account: '1020' });
    const after = await reconciled(deps);
    expect(after.statement).toBe(taka(11_385));
    expect(after.unmatched.statement).toHaveLength(before.unmatched.statement.length + 1);
  });

  test('between two that don’t meet something is missing, until it comes', async ({ deps }) => {
    const october = 'Date,Particulars,Debit,Credit,Balance\n2026-10-03,SALARIES,2000.00,,9000.00\n';
    await upload(deps, { file: october, account: '1020' });
    await upload(deps, { file: november, account: '1020' });
    const { sums } = desk(deps);
    expect((await sums()).lines).toEqual([11_000, -2_000, 1_000, 5_000, -4_000, -115]);
    const between = 'Date,Particulars,Debit,Credit,Balance\n2026-10-20,RAHIM,,1000.00,10000.00\n';
    await upload(deps, { file: between, account: '1020' });
    expect((await sums()).lines).toEqual([11_000, -2_000, 1_000, 5_000, -4_000, -115]);
  });
});

describe('a line of a statement', () => {
  test('is matched with what was booked; the sums of both sides are equal', async ({ deps }) => {
    await send(deps, { from: '1020', to: '1011', amount: taka(4_000), on: '2026-11-04' });
    await send(deps, { from: '1011', to: '1020', amount: taka(3_000), on: '2026-11-01' });
    await send(deps, { from: '1051', to: '1020', amount: taka(2_000), on: '2026-11-01' });
    await upload(deps, { file: november, account: '1020' });
    const { match, sums, undo, open } = desk(deps);
    expect((await open()).proposals).toHaveLength(1);
    await match([-4_000], [-4_000]);
    await match([5_000], [3_000, 2_000]);
    expect(await sums()).toEqual({ lines: [10_000, -115], entries: [] });
    await expect(match([-115], [])).rejects.toMatchObject({ code: 'matches.sum' });
    const { matches } = await open();
    expect(matches).toHaveLength(2);
    const ofTwo = matches.find(({ entries }) => entries.length === 2)?.id ?? '';
    await undo(ofTwo);
    expect((await sums()).entries).toHaveLength(2);
    await expect(undo(ofTwo)).rejects.toMatchObject({ code: 'matches.undone' });
  });

  test('less than what was booked is matched with a fee, which is booked as the bank’s charge', async ({
    deps,
  }) => {
    await send(deps, { from: '1051', to: '1020', amount: taka(5_040), on: '2026-11-01' });
    await upload(deps, { file: november, account: '1020' });
    const { match, sums, undo, open } = desk(deps);
    await expect(match([5_000], [5_040], 39)).rejects.toMatchObject({
      code: 'matches.sum',
      details: { difference: -taka(1) },
    });
    const { id } = await match([5_000], [5_040], 40);
    expect(await sums()).toEqual({ lines: [10_000, -4_000, -115], entries: [] });
    expect((await open()).ledger).toBe(taka(5_000));
    await undo(id);
    expect(await sums()).toMatchObject({ entries: [5_040] });
    expect((await open()).ledger).toBe(taka(5_040));
  });

  test('is booked as what it shows, on its day, and taken back', async ({ deps, clock }) => {
    await upload(deps, { file: november, account: '1020' });
    const { book, sums, open, undoLine } = desk(deps);
    const { id } = await book(-115, 'charge');
    const fromSafe = book(5_000, 'transfer', { account: '1011' });
    await expect(fromSafe).rejects.toMatchObject({ code: 'transfers.short' });
    await book(5_000, 'interest');
    await book(-4_000, 'expense', { account: '6100', text: 'Rent' });
    expect(await sums()).toEqual({ lines: [10_000], entries: [] });
    expect((await open()).matched).toBe(taka(885));
    expect((await reconciled(deps, '1020', '2026-11-29')).ledger).toBe(taka(1_000));
    clock.set('2026-12-20T06:00:00Z');
    await undoLine(id);
    expect(await sums()).toEqual({ lines: [10_000, -115], entries: [] });
    // On a day before the undo the entry stands without a match.
    expect((await reconciled(deps, '1020', '2026-12-19')).unmatched.ledger).toMatchObject([
      { amount: -taka(115) },
    ]);
    const owner = staff('boss', 'owner');
    await run(deps, owner, closeBooks, { until: '2026-11-30' });
    await expect(book(-115, 'charge')).rejects.toMatchObject({ code: 'books.closed' });
  });

  test('is open again when the entry that it is matched with is undone', async ({ deps }) => {
    const { id } = await send(deps, { from: '1020', to: '1011', amount: taka(4_000), on: '2026-11-04' });
    await upload(deps, { file: november, account: '1020' });
    const { match, sums } = desk(deps);
    await match([-4_000], [-4_000]);
    await run(deps, accountant, undoMovement, { id, reason: 'It was rent.' });
    expect(await sums()).toEqual({ lines: [10_000, 5_000, -4_000, -115], entries: [] });
  });
});
