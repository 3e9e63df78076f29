import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { departures } from '#features/departures/departures.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { keepStatementLines } from '#features/money/statement-lines/statement-lines.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { bookAgenda } from '#features/reports/agenda/agenda.queries.ts';
import { closingCheckNames } from '#features/reports/closing-checks/closing-checks.contract.ts';
import { findClosingChecks } from '#features/reports/closing-checks/closing-checks.queries.ts';
import { closeTill } from '#features/till/till.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const boss = staff('boss', 'owner');
const accountant = staff('rima', 'accountant');
const clerk = staff('amina');
const taka = (sum: number) => sum * 100;
const until = '2026-11-30';

/** What is open of November: how much, and since when. */
const openOf = async (deps: CommandDeps, day = until) =>
  Object.fromEntries(
    (await findClosingChecks(deps.db, day)).flatMap(({ name, count, oldest }) =>
      count === 0 ? [] : [[name, [count, oldest]]],
    ),
  );

describe('the list before a closing', () => {
  test('is all good where nothing happened', async ({ deps }) => {
    const items = await findClosingChecks(deps.db, until);
    expect(items).toEqual(closingCheckNames.map((name) => ({ name, count: 0, oldest: null })));
  });

  test('says what is open, how much and since when, and is good again once it is done', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-10-05T04:00:00Z');
    await supplierWorld(deps);
    const rent = { kind: '6100', account: '1020', text: 'Office rent', amount: taka(450) };
    await run(deps, boss, bookExpense, { ...rent, monthly: true, key: aKey() });
    clock.set('2026-11-04T04:00:00Z');
    await payCash(deps, (await sell(deps)).id, taka(300), clerk);
    const hotel = await supplierWorld(deps, { currency: 'BDT' });
    const late = await hotel.bill([taka(70)], { due: '2026-11-20' });
    await hotel.bill([taka(80)], { due: '2026-12-20' });
    await run(deps, accountant, transfer, { from: '1020', to: '1051', amount: taka(90), key: aKey() });
    clock.set('2026-11-28T04:00:00Z');
    const large = await run(deps, accountant, transfer, {
      from: '1020',
      to: '1041',
      amount: taka(200_000),
      key: aKey(),
    });
    expect(large.state).toBe('waiting');
    expect(await openOf(deps)).toEqual({
      tills: [1, '2026-11-04'],
      approvals: [1, '2026-11-28'],
      'bills-late': [1, '2026-11-20'],
      clearing: [1, '2026-11-04'],
      monthly: [1, '2026-11-01'],
    });
    // What came after the day isn't looked at.
    expect(await openOf(deps, '2026-11-03')).toEqual({ monthly: [1, '2026-11-01'] });
    await run(deps, clerk, closeTill, { notes: { 100: 3 } });
    await hotel.pay({ amount: taka(70), bills: [late.id] });
    await run(deps, accountant, transfer, { from: '1051', to: '1020', amount: taka(90), key: aKey() });
    await run(deps, boss, bookExpense, { ...rent, on: '2026-11-05', monthly: true, key: aKey() });
    expect(Object.keys(await openOf(deps))).toEqual(['approvals']);
    // It keeps nobody from closing.
    clock.set('2026-12-02T04:00:00Z');
    await run(deps, boss, closeBooks, { until, reason: 'The manager is away.' });
  });

  test('asks about the bank, certificates and the VAT of earlier months, which is paid as an expense is', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-10-05T04:00:00Z');
    const own = { charge: 'own' as const, quantity: 1, unit: taka(1_150), text: { en: 'Service' } };
    const { id } = await sell(deps, { lines: [{ ...own, vat: 15 }] });
    await run(deps, clerk, acceptOrder, { id });
    await run(deps, clerk, takePayment, {
      orderId: id,
      method: 'bank',
      outside: 'FT 4711',
      amount: taka(1_100),
      deducted: [{ kind: 'vat', amount: taka(50) }],
      key: aKey(),
    });
    clock.set('2026-11-28T04:00:00Z');
    const lines = [{ on: '2026-11-20', text: 'Fee', amount: -taka(5) }];
    await run(deps, accountant, keepStatementLines, { account: '1020', lines });
    expect(await openOf(deps)).toEqual({
      bank: [1, '2026-11-20'],
      certificates: [1, '2026-10-05'],
      vat: [1, '2026-10-05'],
    });
    expect(await openOf(deps, '2026-10-31')).toEqual({ certificates: [1, '2026-10-05'] });
    const vat = { kind: '2500', account: '1020', text: 'VAT of October' };
    await run(deps, accountant, bookExpense, { ...vat, amount: taka(100), key: aKey() });
    expect(await openOf(deps)).toHaveProperty('vat');
    await run(deps, accountant, bookExpense, { ...vat, amount: taka(50), key: aKey() });
    expect(Object.keys(await openOf(deps)).toSorted()).toEqual(['bank', 'certificates']);
    // What is passed on, or owed to suppliers, isn't paid away like this.
    for (const kind of ['2200', '2300', '1100', '4100']) {
      const wrong = { ...vat, kind, amount: taka(1), key: aKey() };
      await expect(run(deps, accountant, bookExpense, wrong)).rejects.toMatchObject({
        code: 'books.account',
      });
    }
  });

  test('names departures that were sold and left without any bill', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const world = await openBookings(deps);
    const { token } = await world.book();
    await payCash(deps, await orderIdOf(deps, token), taka(1_000), boss);
    const [departure] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
    const on = departure?.departsOn ?? '';
    const end = `${on.slice(0, 7)}-28` > on ? `${on.slice(0, 7)}-28` : on;
    expect((await openOf(deps, end))['bills-missing']).toEqual([1, on]);
    const hotel = await supplierWorld(deps, { currency: 'BDT' });
    const bill = await hotel.bill([{ amount: taka(400), text: 'Rooms', departure: world.departure }]);
    expect((await openOf(deps, end))['bills-missing']).toBeUndefined();
    await hotel.takeBack(bill.id);
    expect((await openOf(deps, end))['bills-missing']).toEqual([1, on]);
  });
});

test('Home has bills that are late and money that has been on its way for more than a week', async ({
  deps,
  clock,
}) => {
  clock.set('2026-11-04T04:00:00Z');
  const hotel = await supplierWorld(deps, { currency: 'BDT' });
  await hotel.bill([taka(70)], { number: 'DS-118', due: '2026-11-12' });
  await run(deps, accountant, transfer, { from: '1020', to: '1051', amount: taka(90), key: aKey() });
  const home = async (today: string) =>
    Promise.all(
      bookAgenda.map(async ({ list }) => {
        const caller = callerWith(permissionsOf.accountant);
        const { db, siteUrl } = deps;
        const found = await list({ db, siteUrl, dataKey: undefined, caller, now: clock.now(), today });
        return [found.total, found.sum];
      }),
    );
  expect(await home('2026-11-11')).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await home('2026-11-13')).toEqual([
    [1, taka(70)],
    [1, taka(90)],
  ]);
});
