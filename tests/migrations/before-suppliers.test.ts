import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { aDeparture, insertDepartures } from '#features/departures/departures.factory.ts';
import { approvals } from '#features/ledger/approvals/approvals.table.ts';
import { findTrialBalance, listPostings } from '#features/ledger/ledger.queries.ts';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { findProfit } from '#features/reports/costs/costs.queries.ts';
import { findProfitAndLoss } from '#features/reports/financials/financials.queries.ts';
import { undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { findSupplierCard, listSuppliers } from '#features/suppliers/suppliers.queries.ts';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { run } from '#platform/command/command.ts';
import { staff } from '../selling/sales.ts';
import { openLeft } from './apply-again.ts';

const accountant = staff('rima', 'accountant');
const owner = staff('boss', 'owner');
const taka = (sum: number) => sum * 100;
const migration = '0107_before_suppliers.sql';

/** An agency whose departures cost something before there were suppliers. */
async function before() {
  const world = await openLeft();
  const { deps, clock } = world;
  clock.set('2026-11-20T04:00:00Z');
  await insertDestinations(deps, owner);
  await insertPackage(deps, owner, { slug: 'earning', departures: [] });
  const [departure = ''] = await insertDepartures(deps, owner, 'earning', [aDeparture('2027-01-14')]);
  const book = (
    kind: EntryKind,
    subject: string,
    postings: readonly { account: 'supplierCosts' | 'supplier' | 'bank' | 'cash'; amount: number }[],
    undoes?: string,
  ) =>
    deps.db.transaction(async (tx) => {
      const context = { tx, now: clock.now(), actor: accountant };
      const id = await bookEntry(context, {
        kind,
        subject,
        text: `${kind} 118`,
        postings,
        ...(undoes === undefined ? {} : { undoes }),
      });
      return id ?? '';
    });
  const cost = (amount: number) =>
    book('departure-cost', departure, [
      { account: 'supplierCosts', amount },
      { account: 'supplier', amount: -amount },
    ]);
  const pay = (of: string, account: 'bank' | 'cash', amount: number) =>
    book('supplier-payment', of, [
      { account: 'supplier', amount },
      { account, amount: -amount },
    ]);
  const undo = (kind: EntryKind, subject: string, entry: string) =>
    deps.db.transaction(async (tx) => {
      const postings = (await listPostings(tx, entry)).map((each) => ({ ...each, amount: -each.amount }));
      const context = { tx, now: clock.now(), actor: accountant };
      await bookEntry(context, { kind, subject, text: 'Wrong.', undoes: entry, postings });
    });
  return { ...world, departure, cost, pay, undo };
}

test('costs of departures and their payments become those of a supplier, and can be paid and undone as any other', async () => {
  const { deps, apply, departure, cost, pay, undo } = await before();
  const hotel = await cost(taka(5_000));
  const coach = await cost(taka(700));
  await undo('departure-cost-undone', departure, coach);
  const paid = await pay(hotel, 'bank', taka(2_000));
  const wrong = await pay(hotel, 'cash', taka(300));
  await undo('supplier-payment-undone', hotel, wrong);
  const asked = crypto.randomUUID();
  await deps.db.execute(sql`INSERT INTO approvals (id, kind, subject, amount, reason, detail, state, asked_by, asked_at)
    VALUES (${asked}, 'departure-cost', ${departure}, 9000000, 'Hotel, bill 119', '{}', 'waiting', 'user:rima', now())`);
  const trial = await findTrialBalance(deps.db, '2099-12-31');
  await apply(migration);
  expect(await findTrialBalance(deps.db, '2099-12-31')).toEqual(trial);
  const [known, ...others] = (await listSuppliers(deps.db, { q: '', limit: 10 })).items;
  expect(others).toEqual([]);
  expect(known).toMatchObject({ name: 'Before suppliers', balance: taka(3_000) });
  const card = async () => findSupplierCard(deps.db, known?.id ?? '');
  const bills = new Map((await card())?.bills.map((bill) => [bill.id, bill]));
  expect(bills.get(hotel)).toMatchObject({
    state: 'booked',
    total: taka(5_000),
    open: taka(3_000),
    on: '2026-11-20',
  });
  expect(bills.get(coach)).toMatchObject({ state: 'undone', because: 'Wrong.' });
  const payments = new Map((await card())?.payments.map((each) => [each.id, each]));
  expect(payments.get(paid)).toMatchObject({ state: 'booked', account: '1020', amount: taka(2_000) });
  expect(payments.get(wrong)).toMatchObject({ state: 'undone' });
  const [waited] = await deps.db.select().from(approvals).where(eq(approvals.id, asked));
  expect(waited).toMatchObject({ state: 'refused', decidedBy: 'system' });
  expect(await findProfit(deps.db, departure)).toMatchObject({ costs: taka(5_000) });
  const { byKind } = await findProfitAndLoss(deps.db, { from: '2026-11-01', to: '2026-11-30' });
  expect(byKind.find(({ kind }) => kind === 'tours')).toMatchObject({ cost: taka(5_000) });
  await expect(run(deps, accountant, undoBill, { id: hotel, reason: 'Wrong.' })).rejects.toMatchObject({
    code: 'bills.paid',
  });
  await run(deps, accountant, undoMovement, { id: paid, reason: 'The bank sent it back.' });
  expect((await card())?.balance).toBe(taka(5_000));
  await run(deps, accountant, undoBill, { id: hotel, reason: 'Wrong.' });
  expect((await card())?.balance).toBe(0);
});

test('an agency without such costs gets no supplier, and a second run changes nothing', async () => {
  const { deps, apply, cost } = await before();
  await apply(migration);
  expect((await listSuppliers(deps.db, { q: '', limit: 10 })).items).toEqual([]);
  await cost(taka(700));
  await apply(migration);
  await apply(migration);
  expect((await listSuppliers(deps.db, { q: '', limit: 10 })).items).toMatchObject([{ balance: taka(700) }]);
});
