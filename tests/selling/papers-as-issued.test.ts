import { describe, expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

const papersOf = async ({ db }: CommandDeps, id: string) =>
  (await listPapers(db, id)).map(({ kind, amount, state }) => ({ kind, amount, state }));

/** What the good invoices say less what the good credit notes take back. */
const soldBy = (papers: Awaited<ReturnType<typeof papersOf>>) =>
  papers
    .filter(({ state }) => state === 'good')
    .reduce(
      (sum, { kind, amount }) =>
        kind === 'invoice' ? sum + amount : kind === 'credit-note' ? sum - amount : sum,
      0,
    );

describe('a paper', () => {
  test('prints the agency as it was when it was issued, also after its numbers were set', async ({
    deps,
  }) => {
    const { id, token } = await sell(deps);
    await run(deps, amina, acceptOrder, { id });
    const invoice = (await listPapers(deps.db, id)).find(({ kind }) => kind === 'invoice');
    const read = (number = '') =>
      findPaper(deps.db, { token, number, language: 'en', siteUrl: 'https://shofor.example' });
    const before = await read(invoice?.number);
    const [row] = await deps.db.select().from(settings);
    if (!row) {
      throw new Error('There are no settings.');
    }
    const { value } = row;
    const name = { en: 'Another Name Ltd', bn: 'অন্য নাম' };
    await deps.db.update(settings).set({
      value: {
        ...value,
        agency: { ...value.agency, name, phone: '+8801999000000' },
        papers: { ...value.papers, bin: '001234567-0101', vat: 15, registeredUntil: '2028-01-01' },
      },
    });
    expect(await read(invoice?.number)).toEqual(before);
    await run(deps, amina, takePayment, { orderId: id, amount: taka(100), method: 'cash', key: aKey() });
    const receipt = (await listPapers(deps.db, id)).find(({ kind }) => kind === 'receipt');
    expect((await read(receipt?.number))?.agency).toMatchObject({
      name: name.en,
      bin: '001234567-0101',
      vat: 15,
    });
  });

  test('of a quote prints its last day and its plan as it was given out, also once it is accepted later', async ({
    deps,
    clock,
  }) => {
    const { id, token } = await sell(deps, { plan: [{ amount: taka(32_900), due: '2026-12-02' }] });
    const [quote] = await listPapers(deps.db, id);
    const read = async () => {
      const which = { token, number: quote?.number ?? '', language: 'en' as const };
      const paper = await findPaper(deps.db, { ...which, siteUrl: 'https://shofor.example' });
      return [paper?.dueOn, paper?.goodUntil];
    };
    const before = await read();
    expect(before[0]).toBe('2026-12-02');
    clock.set('2026-12-05T04:00:00Z');
    await run(deps, amina, acceptOrder, { id });
    expect(await read()).toEqual(before);
  });

  test('of money for a cancelled order names what is kept as due at once, and no part of the plan from before', async ({
    deps,
  }) => {
    const plan = [
      { amount: taka(10_000), due: '2026-12-02' },
      { amount: taka(22_900), due: '2026-12-03' },
    ];
    const { id, token } = await sell(deps, { plan, travelsOn: '2026-12-03' });
    await run(deps, amina, acceptOrder, { id });
    const { keep } = await run(deps, boss, cancelOrder, { id, reason: 'The customer fell ill.' });
    await run(deps, amina, takePayment, { orderId: id, amount: taka(100), method: 'cash', key: aKey() });
    const receipt = (await listPapers(deps.db, id)).find(({ kind }) => kind === 'receipt');
    const which = { token, number: receipt?.number ?? '', language: 'en' as const };
    const paper = await findPaper(deps.db, { ...which, siteUrl: 'https://shofor.example' });
    expect(paper).toMatchObject({ total: keep, dueOn: null, nextPart: null });
  });

  test('of a cancelled order adds up with the others to what is kept, and its quote is undone', async ({
    deps,
  }) => {
    for (const travelsOn of ['2027-12-20', '2026-12-03', undefined]) {
      const { id } = await sell(deps, travelsOn === undefined ? {} : { travelsOn });
      await run(deps, amina, acceptOrder, { id });
      const { keep } = await run(deps, boss, cancelOrder, { id, reason: 'The customer fell ill.' });
      const papers = await papersOf(deps, id);
      expect(soldBy(papers)).toBe(keep);
      expect(papers.find(({ kind }) => kind === 'quote')?.state).toBe('undone');
    }
  });
});

describe('a receipt is refunded', () => {
  const open = async (deps: CommandDeps) => {
    const { id } = await sell(deps);
    await run(deps, amina, acceptOrder, { id });
    const pay = async (amount: number) => {
      const made = { orderId: id, amount: taka(amount), method: 'cash' as const, key: aKey() };
      return (await run(deps, amina, takePayment, made)).id;
    };
    const refund = (amount: number) =>
      run(deps, amina, askRefund, {
        orderId: id,
        amount: taka(amount),
        method: 'cash' as const,
        reason: 'Too much',
        key: aKey(),
      });
    const undo = (payment: string) => run(deps, boss, undoPayment, { id: payment, reason: 'It never came.' });
    const receipts = async () =>
      (await papersOf(deps, id)).filter(({ kind }) => kind === 'receipt').map(({ state }) => state);
    return { pay, refund, undo, receipts };
  };

  test('only when its whole sum went back, not by what went back for one that is undone', async ({
    deps,
  }) => {
    const { pay, refund, undo, receipts } = await open(deps);
    await pay(10_000);
    const second = await pay(9_000);
    await refund(9_000);
    expect(await receipts()).toEqual(['good', 'refunded']);
    await undo(second);
    await refund(1_000);
    expect(await receipts()).toEqual(['good', 'undone']);
  });

  test('not by parts that don’t cover it', async ({ deps }) => {
    const { pay, refund, receipts } = await open(deps);
    await pay(10_000);
    await refund(4_000);
    await refund(5_999);
    expect(await receipts()).toEqual(['good']);
    await refund(1);
    expect(await receipts()).toEqual(['refunded']);
  });
});
