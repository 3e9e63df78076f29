import { expect } from 'vitest';
import { takePayment } from '#features/payments/payments.commands.ts';
import { run } from '#platform/command/command.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { sell, staff } from '../selling/sales.ts';
import { killUnderClerks } from './payment-clerks.ts';
import { brokenBooks, lostPayments, paymentOf } from './payment-judge.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);

/** PAYMENT_KILLS=full is the long form. */
const size =
  process.env.PAYMENT_KILLS === 'full' ? { payments: 3_000, kills: 20 } : { payments: 320, kills: 2 };

test(`${size.kills} kills while 64 clerks write ${size.payments} payments: each counts once, and the books are whole (seed ${seed})`, async () => {
  const figures = await killUnderClerks({
    writes: size.payments,
    kills: size.kills,
    clients: 64,
    seed,
  });
  console.log(
    `${figures.kills} kills, ${figures.acked} payments acknowledged, ${figures.unanswered} tries unanswered, ready again within ${figures.slowestStart} ms`,
  );
  expect(figures).toMatchObject({ lost: [], broken: [], acked: size.payments, kills: size.kills });
  expect(figures.unanswered).toBeGreaterThan(0);
}, 1_800_000);

test('the judge of the books finds what was planted', async ({ clock }) => {
  const database = await openTestDatabase();
  const deps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    dataKey: testDataKey,
    siteUrl: 'https://shofor.example',
  };
  await saveAgency(deps);
  const { id: orderId } = await sell(deps);
  const acks = new Map<number, string>();
  for (const number of [0, 1]) {
    const { amount, key } = paymentOf(number);
    const taken = await run(deps, staff('amina'), takePayment, { orderId, amount, method: 'cash', key });
    acks.set(number, taken.id);
  }
  expect(await brokenBooks(database, 2)).toEqual([]);
  expect(await lostPayments(database, acks)).toEqual([]);
  expect(await lostPayments(database, new Map([[2, acks.get(1) ?? '']]))).toHaveLength(1);
  expect(await brokenBooks(database, 3)).toEqual(['2 payments count of 3']);
  for (const table of ['ledger_postings', 'papers', 'order_events', 'activity']) {
    await database.execute(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  }
  const found = async (fault: string) => {
    await database.execute(fault);
    return (await brokenBooks(database, 2)).join('\n');
  };
  expect(await found(`DELETE FROM activity WHERE difference ->> 'happened' = 'paid'`)).toContain(
    'in the log',
  );
  expect(await found(`DELETE FROM order_events WHERE happened = 'paid'`)).toContain('in the history');
  expect(await found(`UPDATE papers SET number = replace(number, '000001', '000007')`)).toContain('no gap');
  expect(await found(`DELETE FROM papers WHERE kind = 'receipt'`)).toContain('one receipt');
  expect(await found(`UPDATE ledger_postings SET amount = amount + 1 WHERE account = '1010'`)).toContain(
    'the ledger adds to zero',
  );
  await database.close();
});
