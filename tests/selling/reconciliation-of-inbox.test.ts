import { describe, expect } from 'vitest';
import { makeAccount } from '#features/books/accounts/accounts.commands.ts';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { refuseMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, desk, taka, upload } from './reconciling.ts';
import { aKey, sell, staff } from './sales.ts';

const manager = staff('selim', 'manager');
const day = '2026-11-22';
const statement = (...sums: readonly number[]) =>
  ['Date,Ref No,Credit,Debit', ...sums.map((sum, at) => `${day},FT26326000${at},${sum},`)].join('\n');
const inbox = async ({ db, clock }: CommandDeps) => (await findMoneyInbox(db, clock.now())).arrivals;

/** Makes payments of the arrival of a sum, one for a new order each. */
async function settle(deps: CommandDeps, sum: number, ...sums: readonly number[]) {
  const found = (await inbox(deps)).find(({ left }) => left === taka(sum))?.id ?? crypto.randomUUID();
  const parts = [];
  for (const amount of sums) {
    parts.push({ order: (await sell(deps)).id, amount: taka(amount) });
  }
  return (await run(deps, accountant, matchMoney, { arrival: found, parts, key: aKey() })).payments;
}

describe('a line of a statement that the money inbox', () => {
  test('made a payment of is matched with it, and is open again when the payment is undone', async ({
    deps,
  }) => {
    await upload(deps, { file: statement(7_000), account: '1020' });
    const [payment] = await settle(deps, 7_000, 7_000);
    const { sums, open } = desk(deps);
    expect(await sums()).toEqual({ lines: [], entries: [] });
    expect((await open()).matches).toMatchObject([{ origin: 'inbox', booked: false }]);
    await run(deps, manager, undoPayment, { id: payment?.id ?? '', reason: 'Somebody else paid.' });
    expect(await sums()).toEqual({ lines: [7_000], entries: [] });
    expect(await inbox(deps)).toHaveLength(1);
  });

  test('of a second bank made a payment of is booked there, and matched there', async ({ deps }) => {
    const bank = { parent: 'bank' as const, name: { en: 'City Bank' }, key: aKey() };
    const { code } = await run(deps, accountant, makeAccount, bank);
    await upload(deps, { file: statement(7_000), account: code });
    await settle(deps, 7_000, 7_000);
    const { sums, open } = desk(deps, code);
    expect(await sums()).toEqual({ lines: [], entries: [] });
    expect((await open()).ledger).toBe(taka(7_000));
  });

  test('shared out between orders is matched once its parts come to its sum', async ({ deps }) => {
    await upload(deps, { file: statement(9_000), account: '1020' });
    const { sums } = desk(deps);
    const made = await settle(deps, 9_000, 4_000, 5_000);
    expect(await sums()).toEqual({ lines: [], entries: [] });
    await run(deps, manager, undoPayment, { id: made[0]?.id ?? '', reason: 'Somebody else paid.' });
    expect(await sums()).toEqual({ lines: [9_000], entries: [5_000] });
    await settle(deps, 4_000, 4_000);
    expect(await sums()).toEqual({ lines: [], entries: [] });
  });

  test('knows by a payment that waits is matched when another person has approved it', async ({ deps }) => {
    await upload(deps, { file: statement(80_000), account: '1020' });
    const [payment] = await settle(deps, 80_000, 80_000);
    const { sums } = desk(deps);
    expect(await sums()).toEqual({ lines: [80_000], entries: [] });
    await run(deps, manager, approvePayment, { id: payment?.id ?? '' });
    expect(await sums()).toEqual({ lines: [], entries: [] });
  });

  test('had matched before its file was of an account is matched when it is read again', async ({ deps }) => {
    await upload(deps, { file: statement(7_000), provider: 'bank' }, staff('amina'));
    await settle(deps, 7_000, 7_000);
    await upload(deps, { file: statement(7_000), account: '1020' });
    expect(await desk(deps).sums()).toEqual({ lines: [], entries: [] });
  });

  test('still shows is done with there once it is matched with the ledger, and comes back with it', async ({
    deps,
  }) => {
    const { id } = await sell(deps);
    await run(deps, accountant, takePayment, {
      orderId: id,
      amount: taka(7_000),
      method: 'bank',
      outside: 'SLIP 4711',
      key: aKey(),
    });
    await upload(deps, { file: statement(7_000, 120), account: '1020' });
    const arrivals = await inbox(deps);
    expect(arrivals).toHaveLength(2);
    const { match, book, undo, sums } = desk(deps);
    const { id: made } = await match([7_000], [7_000]);
    await book(120, 'interest');
    expect(await inbox(deps)).toEqual([]);
    const again = { parts: [{ order: id, amount: taka(7_000) }], key: aKey() };
    const arrival = arrivals.find(({ amount }) => amount === taka(7_000))?.id ?? '';
    await expect(run(deps, accountant, matchMoney, { ...again, arrival })).rejects.toMatchObject({
      code: 'money.matched',
    });
    await undo(made);
    expect(await inbox(deps)).toHaveLength(1);
    expect(await sums()).toEqual({ lines: [7_000], entries: [7_000] });
  });
});

describe('what is booked of a line and is large', () => {
  test('waits for another person, and is matched when they have approved it', async ({ deps }) => {
    const file = `Date,Particulars,Debit,Credit\n${day},TO NAGAD,90000.00,\n`;
    await upload(deps, { file, account: '1020' });
    const { book, sums, open } = desk(deps);
    const made = await book(-90_000, 'transfer', { account: '1042' });
    expect(made.state).toBe('waiting');
    expect((await open()).unmatched.statement).toMatchObject([{ waiting: true }]);
    await expect(book(-90_000, 'transfer', { account: '1042' })).rejects.toMatchObject({
      code: 'lines.waiting',
    });
    await run(deps, manager, approveBooking, { id: made.id });
    expect(await sums()).toEqual({ lines: [], entries: [] });
    expect((await open()).matches).toMatchObject([{ booked: true }]);
  });

  test('can be booked otherwise when the other person says no', async ({ deps }) => {
    const file = `Date,Particulars,Debit,Credit\n${day},TO NAGAD,90000.00,\n`;
    await upload(deps, { file, account: '1020' });
    const { book, open } = desk(deps);
    await book(-90_000, 'transfer', { account: '1042' });
    const [asked] = await listApprovals(deps.db);
    await run(deps, manager, refuseMovement, { id: asked?.id ?? '', reason: 'It went to bKash.' });
    expect((await open()).unmatched.statement).toMatchObject([{ waiting: false }]);
    expect((await book(-90_000, 'transfer', { account: '1041' })).state).toBe('waiting');
  });
});

describe('a line', () => {
  test('is booked as what fits it alone', async ({ deps }) => {
    const file = `Date,Particulars,Debit,Credit,Balance\n${day},IN,,50.00,150.00\n${day},OUT,20.00,,130.00\n`;
    await upload(deps, { file, account: '1020' });
    const { book } = desk(deps);
    await expect(book(50, 'charge')).rejects.toMatchObject({ code: 'lines.direction' });
    await expect(book(-20, 'interest')).rejects.toMatchObject({ code: 'lines.direction' });
    await expect(book(100, 'interest')).rejects.toMatchObject({ code: 'lines.carried' });
    await expect(book(-20, 'expense', { account: '4100' })).rejects.toMatchObject({ code: 'books.account' });
    await expect(book(-20, 'transfer', { account: '1020' })).rejects.toMatchObject({ code: 'books.account' });
    await expect(book(77, 'interest')).rejects.toMatchObject({ code: 'lines.not-found' });
  });

  test('that the bank took back is matched with the one that it takes back, without an entry', async ({
    deps,
  }) => {
    const file = `Date,Particulars,Debit,Credit\n${day},CHARGE,115.00,\n${day},CHARGE REVERSED,,115.00\n`;
    await upload(deps, { file, account: '1020' });
    const { match, sums } = desk(deps);
    await match([-115, 115], []);
    expect(await sums()).toEqual({ lines: [], entries: [] });
  });
});
