import { describe, expect, onTestFinished } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { dismissArrival, keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { seeCheque } from '#features/money/cheques/cheques.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyArrivals } from '#features/money/money.table.ts';
import { bounceCheque, clearCheque, takeBackCheque } from '#features/payments/cheques/cheques.commands.ts';
import { listCheques } from '#features/payments/cheques/cheques.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { account, deposit, takeCheque } from './cheque-world.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

async function withCheque(
  deps: CommandDeps,
  { number = '0001234', amount = 5_000, isDeposited = true, dated = '2026-11-20' } = {},
) {
  const { id: order, token, reference } = await sell(deps);
  const { id } = await takeCheque(deps, order, { number, amount, dated });
  if (isDeposited) {
    await deposit(deps, id);
  }
  return { id, order, token, reference };
}
/** A line of the bank's statement. */
const arrive = (deps: CommandDeps, outside: string | undefined, sum = 5_000, note = '', day = '2026-11-24') =>
  run(deps, amina, keepArrivals, {
    source: 'statement',
    items: [
      {
        method: 'bank' as const,
        sender: '',
        amount: taka(sum),
        note,
        at: `${day}T00:00:00+06:00`,
        ...(outside === undefined ? {} : { outside }),
      },
    ],
  });
const open = async ({ db, clock }: CommandDeps) => (await findMoneyInbox(db, clock.now())).arrivals;
const first = async (deps: CommandDeps) => {
  const [arrival] = await open(deps);
  if (arrival === undefined) {
    throw new Error('Nothing arrived.');
  }
  return arrival;
};
const see = (deps: CommandDeps, arrival: string, cheque: string) =>
  run(deps, amina, seeCheque, { id: arrival, cheque, key: aKey() });
const book = async (deps: CommandDeps, arrival: string, sum = 5_000) =>
  run(deps, boss, matchMoney, {
    arrival,
    parts: [{ order: (await sell(deps)).id, amount: taka(sum) }],
    key: aKey(),
  });
/** Whether the database marks what arrived as done with. */
const marks = async ({ db }: Pick<CommandDeps, 'db'>) =>
  (await db.select({ settled: moneyArrivals.settled }).from(moneyArrivals)).map(({ settled }) => settled);
async function bank({ db }: Pick<CommandDeps, 'db'>) {
  const { accounts: all } = await findTrialBalance(db, '2026-12-01');
  const found = all.find(({ code }) => code === accounts.bank.code);
  return ((found?.debit ?? 0) - (found?.credit ?? 0)) / 100;
}

describe('a line of a statement that is a cheque', () => {
  test('is proposed by number and sum, clears it by one press, and isn’t booked a second time', async ({
    deps,
  }) => {
    const { id, order, reference } = await withCheque(deps);
    await arrive(deps, '0001234');
    const arrival = await first(deps);
    expect(arrival.cheque).toMatchObject({ id, order, reference, state: 'deposited', isSure: true });
    await expect(book(deps, arrival.id)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'money.cheque',
      details: { reference },
    });
    expect(await see(deps, arrival.id, id)).toEqual({ id, state: 'cleared' });
    expect(await open(deps)).toEqual([]);
    expect(await bank(deps)).toBe(5_000);
    expect((await listCheques(deps.db, 'done', '2026-12-01')).items).toMatchObject([
      { id, state: 'cleared', day: '2026-11-24', account },
    ]);
    await expect(book(deps, arrival.id)).rejects.toMatchObject({ code: 'money.matched' });
    await expect(see(deps, arrival.id, id)).rejects.toMatchObject({ code: 'money.matched' });
    await expect(run(deps, amina, dismissArrival, { id: arrival.id, reason: 'Ours' })).rejects.toMatchObject({
      code: 'money.matched',
    });
    // Read again, it doesn't come up.
    await arrive(deps, '0001234');
    expect(await open(deps)).toEqual([]);
  });

  test('of one that nobody noted as deposited does both; of one in the note it is the same', async ({
    deps,
  }) => {
    const { id } = await withCheque(deps, { isDeposited: false });
    await arrive(deps, undefined, 5_000, 'CLG CHQ 1234 BRAC');
    const arrival = await first(deps);
    expect(arrival.cheque).toMatchObject({ id, state: 'in-hand', isSure: true });
    await see(deps, arrival.id, id);
    expect(await bank(deps)).toBe(5_000);
    const balance = (await listCheques(deps.db, 'in-hand', '2026-12-01')).balances;
    expect(balance).toEqual({ inHand: 0, deposited: 0 });
  });

  test('that comes after it was cleared by hand is kept with it and books nothing', async ({ deps }) => {
    const { id } = await withCheque(deps);
    await run(deps, amina, clearCheque, { id, day: '2026-11-24', key: aKey() });
    await arrive(deps, '0001234');
    const arrival = await first(deps);
    expect(arrival.cheque).toMatchObject({ id, state: 'cleared', isSure: true });
    await expect(book(deps, arrival.id)).rejects.toMatchObject({ code: 'money.cheque' });
    await see(deps, arrival.id, id);
    expect(await bank(deps)).toBe(5_000);
    expect(await open(deps)).toEqual([]);
  });

  test('with the sum alone is only asked about: it can be another payment', async ({ deps }) => {
    const { id } = await withCheque(deps);
    await arrive(deps, 'FT2611240001');
    const arrival = await first(deps);
    expect(arrival.cheque).toMatchObject({ id, isSure: false });
    await book(deps, arrival.id);
    expect(await bank(deps)).toBe(5_000);
    expect((await listCheques(deps.db, 'deposited', '2026-12-01')).items).toHaveLength(1);
    await arrive(deps, 'FT2611250001', 5_001);
    const other = await first(deps);
    expect(other.cheque).toBeNull();
    await expect(see(deps, other.id, id)).rejects.toMatchObject({ code: 'money.cheque-sum' });
  });

  test('isn’t taken for a transfer that a customer tells of', async ({ deps }) => {
    const { token } = await withCheque(deps);
    await run(deps, { id: 'visitor', permissions: new Set(['orders.visit']) }, claimPayment, {
      token,
      method: 'bank',
      outside: '0001234',
      sender: 'Salma',
      amount: taka(5_000),
      visitor: '192.0.2.1',
    });
    await arrive(deps, '0001234');
    const inbox = await findMoneyInbox(deps.db, deps.clock.now());
    expect(inbox.proposals).toEqual([]);
    expect(inbox.arrivals).toMatchObject([{ cheque: { isSure: true } }]);
  });

  test('comes up again when the clearing is taken back, or the payment undone', async ({ deps }) => {
    const { id } = await withCheque(deps);
    await arrive(deps, '0001234');
    const { id: arrival } = await first(deps);
    await see(deps, arrival, id);
    expect(await marks(deps)).toEqual([true]);
    await run(deps, boss, takeBackCheque, { id, from: 'cleared', reason: 'Of another cheque', key: aKey() });
    expect(await open(deps)).toMatchObject([{ id: arrival, cheque: { id, state: 'deposited' } }]);
    expect(await marks(deps)).toEqual([false]);
    expect(await bank(deps)).toBe(0);
    await see(deps, arrival, id);
    expect(await open(deps)).toEqual([]);
    await run(deps, boss, undoPayment, { id, reason: 'Taken for the wrong order.' });
    expect(await marks(deps)).toEqual([false]);
    expect(await open(deps)).toMatchObject([{ id: arrival, cheque: null }]);
    await book(deps, arrival);
    expect(await bank(deps)).toBe(5_000);
  });

  test('isn’t hidden by a cheque that was entered by its number alone, before or after it', async ({
    deps,
  }) => {
    const enter = async (outside: string) => {
      const { id: orderId } = await sell(deps);
      const given = { orderId, method: 'cheque' as const, amount: taka(5_000), outside };
      return (await run(deps, amina, takePayment, { ...given, key: aKey() })).id;
    };
    const before = await enter('0004711');
    await arrive(deps, '0004711');
    expect(await open(deps)).toMatchObject([{ cheque: { id: before, isSure: true } }]);
    await arrive(deps, '0004712');
    const after = await enter('0004712');
    const cheques = (await open(deps)).map(({ outside, cheque }) => [outside, cheque?.id]).toSorted();
    expect(cheques).toEqual([
      ['0004711', before],
      ['0004712', after],
    ]);
    expect(await marks(deps)).toEqual([false, false]);
  });

  test('before the day on a cheque doesn’t clear it: it is still in the drawer', async ({ deps }) => {
    const { id } = await withCheque(deps, { isDeposited: false, dated: '2026-12-20' });
    await arrive(deps, '0001234');
    const arrival = await first(deps);
    expect(arrival.cheque).toBeNull();
    await expect(see(deps, arrival.id, id)).rejects.toMatchObject({ code: 'cheques.day' });
    expect(await bank(deps)).toBe(0);
    // It is somebody’s money, so it can be booked.
    await book(deps, arrival.id);
    expect(await bank(deps)).toBe(5_000);
  });

  test('of a cheque that bounced is no cheque of ours any more', async ({ deps }) => {
    const { id } = await withCheque(deps);
    await run(deps, boss, bounceCheque, { id, day: '2026-11-25', reason: 'No funds', key: aKey() });
    await arrive(deps, '0001234');
    expect(await first(deps)).toMatchObject({ cheque: null });
  });
});

test('of two clerks, one who clears the cheque and one who books its line, one has it', async ({ clock }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const deps = {
    db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  const { id } = await withCheque(deps);
  await arrive(deps, 'FT2611240001');
  const { id: arrival } = await first(deps);
  const { id: order } = await sell(deps);
  const both = await Promise.allSettled([
    see(deps, arrival, id),
    run(deps, boss, matchMoney, { arrival, parts: [{ order, amount: taka(5_000) }], key: aKey() }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'money.matched' },
  });
  expect(await bank(deps)).toBe(5_000);
});
