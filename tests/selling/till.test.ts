import { describe, expect, onTestFinished } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { openAgain } from '#features/till/reopening/reopening.commands.ts';
import { countSafe } from '#features/till/safe/safe.commands.ts';
import { findSafe } from '#features/till/safe/safe.queries.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { findTill, listTills } from '#features/till/till.queries.ts';
import { countedSum } from '#features/till/till.rules.ts';
import { tillDays } from '#features/till/till.table.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { approveAll } from './controls.ts';
import { aKey, sell, staff } from './sales.ts';

const taka = (sum: number) => sum * 100;
const today = '2026-12-01';
const tomorrow = '2026-12-02';
const amina = staff('amina');
const babul = staff('babul');
const boss = staff('boss', 'manager');

async function takeCash(deps: CommandDeps, clerk: Actor, amount: number) {
  const { id } = await sell(deps);
  const taken = { orderId: id, method: 'cash' as const, amount, key: aKey() };
  return { orderId: id, ...(await run(deps, clerk, takePayment, taken)) };
}

const drawer = async ({ db }: Pick<CommandDeps, 'db'>, clerk: Actor, day = today, now = day) => {
  const found = await findTill(db, clerk.id, day, now);
  if (found === undefined) {
    throw new Error('There is no such till.');
  }
  return found;
};

const balanceOn = async (deps: CommandDeps, account: 'cash' | 'safe' | 'cashDifferences' | 'opening') => {
  const balance = await findTrialBalance(deps.db, tomorrow);
  const found = balance.accounts.find(({ code }) => code === accounts[account].code);
  return (found?.debit ?? 0) - (found?.credit ?? 0);
};

describe('a till', () => {
  test('has its clerk’s cash and nobody else’s', async ({ deps, clock }) => {
    await run(deps, amina, openTill, { float: taka(5_000) });
    clock.set('2026-12-01T05:00:00Z');
    const first = await takeCash(deps, amina, taka(12_500));
    await takeCash(deps, babul, taka(700));
    const back = { orderId: first.orderId, method: 'cash' as const, reason: 'Too much', key: aKey() };
    clock.set('2026-12-01T06:00:00Z');
    await run(deps, amina, askRefund, { ...back, amount: taka(500) });
    expect(await drawer(deps, amina)).toMatchObject({
      state: 'open',
      before: 0,
      balance: taka(17_000),
      expected: taka(17_000),
      closed: null,
      movements: [{ amount: taka(5_000) }, { amount: taka(12_500) }, { amount: taka(-500) }],
    });
    expect(await drawer(deps, babul)).toMatchObject({ state: 'unopened', expected: taka(700) });
    const all = await listTills(deps.db, { day: today, today });
    expect(all.map(({ expected }) => expected)).toEqual([taka(17_000), taka(700)]);
    expect(await listTills(deps.db, { day: today, today, own: babul.id })).toHaveLength(1);
  });

  test('is closed by counting its notes; what is missing is booked with its reason', async ({ deps }) => {
    await run(deps, amina, openTill, { float: taka(2_000) });
    await takeCash(deps, amina, taka(10_600));
    const notes = { 1000: 12, 500: 1, 50: 1, 20: 1, 10: 1 };
    expect(countedSum(notes)).toBe(taka(12_580));
    await expect(run(deps, amina, closeTill, { notes })).rejects.toMatchObject({
      code: 'till.difference',
      details: { expected: taka(12_600), counted: taka(12_580), difference: taka(-20) },
    });
    expect(await balanceOn(deps, 'cashDifferences')).toBe(0);
    await run(deps, amina, closeTill, { notes, because: 'Wrong change for a customer.' });
    expect(await drawer(deps, amina)).toMatchObject({
      state: 'closed',
      before: 0,
      expected: taka(12_600),
      movements: [{}, {}],
      closed: {
        counted: taka(12_580),
        difference: taka(-20),
        handedOver: taka(12_580),
        because: 'Wrong change for a customer.',
        notes: { 1000: 12, 20: 1 },
      },
    });
    expect(await balanceOn(deps, 'cash')).toBe(0);
    expect(await balanceOn(deps, 'safe')).toBe(taka(10_580));
    expect(await balanceOn(deps, 'cashDifferences')).toBe(taka(20));
  });

  test('that is closed takes no more cash that day, and is empty on the next', async ({ deps, clock }) => {
    const paid = await takeCash(deps, amina, taka(1_000));
    await run(deps, amina, closeTill, { notes: { 1000: 1 } });
    const closed = { code: 'till.closed' };
    await expect(takeCash(deps, amina, taka(50))).rejects.toMatchObject(closed);
    const back = { orderId: paid.orderId, method: 'cash' as const, amount: taka(10), reason: 'Too much' };
    await expect(run(deps, amina, askRefund, { ...back, key: aKey() })).rejects.toMatchObject(closed);
    await expect(run(deps, amina, openTill, { float: 0 })).rejects.toMatchObject(closed);
    await expect(run(deps, amina, closeTill, { notes: {} })).rejects.toMatchObject(closed);
    const bank = { orderId: paid.orderId, method: 'bank' as const, amount: taka(50), outside: 'BANK-77' };
    await run(deps, amina, takePayment, { ...bank, key: aKey() });
    await takeCash(deps, babul, taka(60));
    expect(await drawer(deps, amina)).toMatchObject({ state: 'closed', expected: taka(1_000) });
    clock.set('2026-12-02T04:00:00Z');
    await takeCash(deps, amina, taka(40));
    const next = await drawer(deps, amina, tomorrow);
    expect(next).toMatchObject({ state: 'unopened', before: 0, expected: taka(40), movements: [{}] });
    expect(await drawer(deps, amina, today, tomorrow)).toMatchObject({
      movements: [{ amount: taka(1_000) }],
    });
  });

  test('keeps what waits for approval in the drawer until somebody else has approved it', async ({
    deps,
    clock,
  }) => {
    const large = await takeCash(deps, amina, taka(60_000));
    expect(large.state).toBe('waiting');
    await takeCash(deps, amina, taka(1_000));
    expect(await drawer(deps, amina)).toMatchObject({
      balance: taka(1_000),
      waiting: taka(60_000),
      expected: taka(61_000),
    });
    await run(deps, amina, closeTill, { notes: { 1000: 61 } });
    expect(await drawer(deps, amina)).toMatchObject({
      closed: { difference: 0, handedOver: taka(1_000) },
    });
    clock.set('2026-12-01T13:00:00Z');
    await run(deps, boss, approvePayment, { id: large.id });
    clock.set('2026-12-02T04:00:00Z');
    expect(await drawer(deps, amina, tomorrow)).toMatchObject({
      balance: taka(60_000),
      waiting: 0,
      expected: taka(60_000),
      movements: [{ kind: 'payment', amount: taka(60_000) }],
    });
    await run(deps, boss, undoPayment, { id: large.id, reason: 'It was never paid.' });
    await approveAll(deps);
    expect(await drawer(deps, amina, tomorrow)).toMatchObject({ expected: 0 });
  });

  test('is closed by its clerk, or by who may approve payments', async ({ deps }) => {
    await takeCash(deps, amina, taka(100));
    const counted = { clerk: 'amina', notes: { 100: 1 } };
    await expect(run(deps, babul, closeTill, counted)).rejects.toMatchObject({ code: 'till.other' });
    await run(deps, boss, closeTill, counted);
    expect(await drawer(deps, amina)).toMatchObject({ state: 'closed', closed: { by: 'user:boss' } });
  });

  test('is opened again on the same day by another person, with a reason; each count stays', async ({
    deps,
    clock,
  }) => {
    await run(deps, amina, openTill, { float: taka(2_000) });
    clock.set('2026-12-01T05:00:00Z');
    await takeCash(deps, amina, taka(10_600));
    await run(deps, amina, closeTill, { notes: { 1000: 11 }, because: 'A bundle is missing.' });
    const again = { clerk: 'amina', because: 'The bundle was found.' };
    await expect(run(deps, amina, openAgain, again)).rejects.toMatchObject({ kind: 'forbidden' });
    const aminaAsBoss = staff('amina', 'manager');
    await expect(run(deps, aminaAsBoss, openAgain, again)).rejects.toMatchObject({ code: 'till.own' });
    expect(await balanceOn(deps, 'safe')).toBe(taka(9_000));
    await run(deps, boss, openAgain, again);
    // The difference and what was handed over are taken back by opposite entries.
    expect(await balanceOn(deps, 'safe')).toBe(taka(-2_000));
    expect(await balanceOn(deps, 'cashDifferences')).toBe(0);
    await expect(run(deps, boss, openAgain, again)).rejects.toMatchObject({ code: 'till.not-closed' });
    clock.set('2026-12-01T06:00:00Z');
    await takeCash(deps, amina, taka(400));
    expect(await drawer(deps, amina)).toMatchObject({
      state: 'open',
      before: 0,
      expected: taka(13_000),
      closed: null,
      movements: [{ amount: taka(2_000) }, { amount: taka(10_600) }, { amount: taka(400) }],
      recounted: [
        {
          by: 'user:amina',
          counted: taka(11_000),
          difference: taka(-1_600),
          reopenedBy: 'user:boss',
          because: 'The bundle was found.',
        },
      ],
    });
    await run(deps, boss, closeTill, { clerk: 'amina', notes: { 1000: 13 } });
    expect(await drawer(deps, amina)).toMatchObject({ closed: { difference: 0 }, recounted: [{}] });
    expect(await balanceOn(deps, 'cash')).toBe(0);
    expect(await balanceOn(deps, 'safe')).toBe(taka(11_000));
    // Who closed it may not open it again either, and yesterday is over.
    await expect(run(deps, boss, openAgain, again)).rejects.toMatchObject({ code: 'till.own' });
    // Nor may its clerk, whoever closed it.
    await expect(run(deps, aminaAsBoss, openAgain, again)).rejects.toMatchObject({ code: 'till.own' });
    const all = await listTills(deps.db, { day: today, today });
    expect(all).toMatchObject([{ state: 'closed', difference: 0 }]);
    clock.set('2026-12-02T04:00:00Z');
    const late = run(deps, staff('other', 'manager'), openAgain, again);
    await expect(late).rejects.toMatchObject({ code: 'till.not-closed' });
  });

  test('of nobody is neither closed nor made', async ({ deps, db }) => {
    const unknown = run(deps, boss, closeTill, { clerk: 'nobody', notes: {} });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found', code: 'till.no-clerk' });
    expect(await db.$count(tillDays)).toBe(0);
    // Cash of an account that was deleted can still be counted.
    await takeCash(deps, staff('gone'), taka(500));
    await run(deps, boss, closeTill, { clerk: 'gone', notes: { 500: 1 } });
    expect(await balanceOn(deps, 'safe')).toBe(taka(500));
  });
});

describe('the safe', () => {
  test('begins with what is counted in it, and later differs only with a reason', async ({ deps }) => {
    const count = (sum: number, because?: string) =>
      run(deps, boss, countSafe, { counted: taka(sum), ...(because === undefined ? {} : { because }) });
    await run(deps, amina, openTill, { float: taka(2_000) });
    expect(await findSafe(deps.db)).toEqual({ balance: taka(-2_000), isOpened: false });
    await expect(run(deps, amina, countSafe, { counted: taka(1) })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await count(48_000);
    expect(await findSafe(deps.db)).toEqual({ balance: taka(48_000), isOpened: true });
    expect(await balanceOn(deps, 'opening')).toBe(taka(-50_000));
    await count(48_000);
    await expect(count(47_000)).rejects.toMatchObject({
      code: 'till.safe-difference',
      details: { expected: taka(48_000), counted: taka(47_000), difference: taka(-1_000) },
    });
    await count(47_000, 'Paid for stamps without a slip.');
    expect(await balanceOn(deps, 'cashDifferences')).toBe(taka(1_000));
    expect(await balanceOn(deps, 'opening')).toBe(taka(-50_000));
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.debit).toBe(balance.credit);
  });

  test('that is counted empty is opened by that: what is missing later is cash short', async ({ deps }) => {
    await run(deps, boss, countSafe, { counted: 0 });
    await takeCash(deps, amina, taka(21_001));
    await run(deps, amina, closeTill, { notes: { 1000: 21, 1: 1 } });
    const short = { code: 'till.safe-difference', details: { difference: taka(-21_001) } };
    await expect(run(deps, boss, countSafe, { counted: 0 })).rejects.toMatchObject(short);
    await run(deps, boss, countSafe, { counted: 0, because: 'The safe was broken open.' });
    expect(await balanceOn(deps, 'cashDifferences')).toBe(taka(21_001));
    expect(await balanceOn(deps, 'opening')).toBe(0);
  });

  test('is short of what a till handed over also when it is counted for the first time', async ({ deps }) => {
    await takeCash(deps, amina, taka(900));
    await run(deps, amina, closeTill, { notes: { 500: 1, 200: 2 } });
    const counted = { counted: taka(300) };
    await expect(run(deps, boss, countSafe, counted)).rejects.toMatchObject({ code: 'till.safe-difference' });
    await run(deps, boss, countSafe, { ...counted, because: 'Nobody knows.' });
    expect(await balanceOn(deps, 'cashDifferences')).toBe(taka(600));
    expect(await balanceOn(deps, 'opening')).toBe(0);
    // What is found now was not there before the books began.
    await run(deps, boss, countSafe, { counted: taka(900), because: 'It lay behind the safe.' });
    expect(await balanceOn(deps, 'cashDifferences')).toBe(0);
    expect(await findSafe(deps.db)).toEqual({ balance: taka(900), isOpened: true });
  });

  test('is counted once when three count it at the same time', async ({ deps }) => {
    const own = await openTestDatabase();
    onTestFinished(() => own.close());
    const elsewhere = { ...deps, db: own.db };
    await Promise.all([1, 2, 3].map(() => run(elsewhere, boss, countSafe, { counted: taka(10_000) })));
    expect(await findSafe(own.db)).toEqual({ balance: taka(10_000), isOpened: true });
  });

  test('gives two tills that open at the same time no more than it holds', async ({ deps }) => {
    const own = await openTestDatabase();
    onTestFinished(() => own.close());
    const elsewhere = { ...deps, db: own.db };
    await run(elsewhere, boss, countSafe, { counted: taka(50_000) });
    const opened = await Promise.allSettled(
      [amina, babul].map((clerk) => run(elsewhere, clerk, openTill, { float: taka(30_000) })),
    );
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await findSafe(own.db)).balance).toBe(taka(20_000));
  });
});
