import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { listSlips } from '#features/visa-cases/passports/passports.queries.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from '../selling/sales.ts';
import { openCases, realPdf } from './case-world.ts';

test('a customer reads who opened a file, took a passport and took money, but no e-mail address of staff without a name', async ({
  deps,
}) => {
  const world = await openCases(deps);
  const one = await world.begin();
  await one.send('statement', realPdf('a statement'));
  const { id } = await one.paperOf('statement');
  expect((await one.office('GET', `/papers/${id}/file`)).status).toBe(200);
  const applicants = [(await one.read()).applicants[0].id];
  const passport = { move: 'received', applicants, person: 'Tanvir Sample', key: aKey() };
  expect((await one.office('POST', '/passports', passport)).status).toBe(201);
  const order = await sell(deps);
  await run(deps, staff('rumi'), acceptOrder, { id: order.id });
  const paid = { orderId: order.id, method: 'cash' as const, amount: 100_000 };
  await run(deps, staff('rumi'), takePayment, { ...paid, key: aKey() });
  const issued = await listPapers(deps.db, order.id);
  const number = issued.find(({ kind }) => kind === 'receipt')?.number ?? '';

  /** What the customer is told of who it was, on each of the three. */
  const told = async () => {
    const opened = await world.request('GET', `/visitor/visa-cases/${one.token}/opened`);
    const slips = await listSlips(deps.db, eq(visaCases.id, one.id));
    const asked = { token: order.token, number, language: 'en', siteUrl: deps.siteUrl } as const;
    const receipt = await findPaper(deps.db, asked);
    const all = [opened.text, JSON.stringify(slips), JSON.stringify(receipt)];
    return { by: [opened.body.items[0].by, slips?.[0]?.by, receipt?.takenBy], all };
  };
  const named = 'Clerk rumi';
  expect((await told()).by).toEqual([named, named, named]);
  await deps.db.update(users).set({ name: null }).where(eq(users.uid, 'rumi'));
  const { by, all } = await told();
  expect(by).toEqual(['…', '…', '']);
  expect(all.filter((text) => text.includes('rumi@'))).toEqual([]);
});
