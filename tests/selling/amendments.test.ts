import { describe, expect } from 'vitest';
import type { z } from 'zod';
import { findOrderMoney, findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptByLink, acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orderSpendings, orders } from '#features/orders/orders.table.ts';
import { issueVoucher } from '#features/orders/papers/vouchers.commands.ts';
import {
  acceptAmendment,
  acceptAmendmentByLink,
  amendOrder,
  withdrawAmendment,
} from '#features/orders/terms/amendments.commands.ts';
import type { newAmendment } from '#features/orders/terms/amendments.contract.ts';
import { findProposal, listVersions } from '#features/orders/terms/amendments.queries.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { aKey, type NewOrder, sell, staff } from './sales.ts';

const amina = staff('amina');
const today = '2026-12-01';
const taka = (sum: number) => sum * 100;

const visas = (quantity: number): Line => ({
  charge: 'own',
  quantity,
  unit: taka(12_500),
  text: { en: 'Visa service' },
  was: 0,
});
const embassy = (quantity: number): Line => ({
  charge: 'official',
  quantity,
  unit: taka(4_200),
  text: { en: 'Embassy fee' },
  was: 1,
});
const discount: Line = {
  charge: 'discount',
  quantity: 1,
  unit: -taka(500),
  text: { en: 'Returning customer' },
  was: 2,
};

type Line = NonNullable<z.input<typeof newAmendment>['lines']>[number];

/** An accepted order of 32,900 taka for two visas. */
async function open(deps: CommandDeps, changed: Partial<NewOrder> = {}) {
  const made = await sell(deps, changed);
  await run(deps, amina, acceptOrder, { id: made.id });
  return made;
}

const amend = (deps: CommandDeps, id: string, changed: Partial<z.input<typeof newAmendment>> = {}) =>
  run(deps, amina, amendOrder, {
    id,
    lines: [visas(3), embassy(3), discount],
    reason: 'A third traveller joins.',
    from: 1,
    key: aKey(),
    ...changed,
  });

const pay = (deps: CommandDeps, orderId: string, amount: number) =>
  run(deps, amina, takePayment, { orderId, amount, method: 'cash', key: aKey() });

const papersOf = async ({ db }: CommandDeps, orderId: string) =>
  (await listPapers(db, orderId))
    .filter(({ kind }) => kind !== 'receipt' && kind !== 'quote')
    .toSorted((a, b) => b.kind.localeCompare(a.kind) || a.amount - b.amount)
    .map(({ kind, amount, state }) => [kind, amount, state]);

const shown = async ({ db }: CommandDeps, token: string) => findByToken(db, token, today);

describe('a change of an accepted order', () => {
  test('counts for nothing until the customer accepts it by the link, and then at once', async ({ deps }) => {
    const { id, token } = await open(deps);
    const answer = await amend(deps, id);
    expect(answer).toMatchObject({
      state: 'proposed',
      version: 2,
      before: taka(32_900),
      total: taka(49_600),
      back: 0,
      lines: [
        { charge: 'own', quantity: 1, sum: taka(12_500) },
        { charge: 'official', quantity: 1, sum: taka(4_200) },
      ],
      plan: [{ amount: taka(49_600), due: today }],
    });
    expect(await shown(deps, token)).toMatchObject({ total: taka(32_900), current: 1 });
    expect(await findProposal(deps.db, token)).toMatchObject({ version: 2, total: taka(49_600) });
    await run(deps, visitorActor, acceptAmendmentByLink, { token, version: 2 });
    await run(deps, visitorActor, acceptAmendmentByLink, { token, version: 2 });
    expect(await shown(deps, token)).toMatchObject({ total: taka(49_600), due: taka(49_600), current: 2 });
    expect(await findProposal(deps.db, token)).toBeUndefined();
    expect(await findOrderMoney(deps.db, id)).toMatchObject({ charged: taka(49_600) });
    expect(await papersOf(deps, id)).toEqual([
      ['invoice', taka(32_900), 'undone'],
      ['invoice', taka(49_600), 'good'],
    ]);
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.debit).toBe(balance.credit);
    expect(balance.accounts.filter(({ credit }) => credit > 0).map(({ credit }) => credit)).toEqual([
      taka(12_600),
      taka(37_500),
    ]);
  });

  test('that makes it cheaper is a credit note, and what was paid too much is told', async ({ deps }) => {
    await saveAgency(deps);
    const { id, token } = await open(deps);
    await pay(deps, id, taka(32_900));
    const lines = [visas(1), embassy(1), discount];
    const answer = await amend(deps, id, { lines, agreed: true, reason: 'Only one of them travels.' });
    expect(answer).toMatchObject({ state: 'applied', total: taka(16_200), back: taka(16_700) });
    expect(await shown(deps, token)).toMatchObject({ money: 'overpaid', total: taka(16_200), due: 0 });
    expect(await papersOf(deps, id)).toEqual([
      ['invoice', taka(32_900), 'good'],
      ['credit-note', taka(16_700), 'good'],
    ]);
    const credit = (await listPapers(deps.db, id)).find(({ kind }) => kind === 'credit-note');
    const paper = await findPaper(deps.db, {
      token,
      number: credit?.number ?? '',
      language: 'en',
      siteUrl: 'https://shofor.example',
    });
    expect(paper?.lines.map(({ text, quantity, sum }) => [text, quantity, sum])).toEqual([
      ['Visa service', 1, taka(12_500)],
      ['Embassy fee', 1, taka(4_200)],
    ]);
    expect(paper).toMatchObject({ total: taka(16_700), amount: taka(16_700) });
  });

  test('is only computed as a preview, and is taken back by staff', async ({ deps }) => {
    const { id, token } = await open(deps);
    expect(await amend(deps, id, { preview: true })).toMatchObject({ state: 'preview', total: taka(49_600) });
    expect(await listVersions(deps.db, id)).toHaveLength(1);
    await amend(deps, id);
    await run(deps, amina, withdrawAmendment, { id, version: 2 });
    const late = run(deps, visitorActor, acceptAmendmentByLink, { token, version: 2 });
    await expect(late).rejects.toMatchObject({ kind: 'conflict', code: 'orders.changed' });
    expect((await listVersions(deps.db, id)).map(({ number, state }) => [number, state])).toEqual([
      [2, 'not-accepted'],
      [1, 'current'],
    ]);
  });

  test('in place of another one that waits makes that one void, and every version stays readable', async ({
    deps,
  }) => {
    const { id, token } = await open(deps);
    await amend(deps, id);
    await amend(deps, id, { lines: [visas(4), embassy(4), discount], reason: 'Four of them travel.' });
    const first = run(deps, visitorActor, acceptAmendmentByLink, { token, version: 2 });
    await expect(first).rejects.toMatchObject({ code: 'orders.changed' });
    await run(deps, amina, acceptAmendment, { id, version: 3, reason: 'Agreed on the telephone.' });
    const stale = amend(deps, id);
    await expect(stale).rejects.toMatchObject({ kind: 'conflict', code: 'orders.changed' });
    expect(
      (await listVersions(deps.db, id)).map(({ number, state, total, lines }) => [
        number,
        state,
        total,
        lines[0]?.quantity,
      ]),
    ).toEqual([
      [3, 'current', taka(66_300), 4],
      [2, 'not-accepted', taka(49_600), 3],
      [1, 'replaced', taka(32_900), 2],
    ]);
  });

  test('sent twice with one key is one', async ({ deps }) => {
    const { id } = await open(deps);
    const key = aKey();
    const first = await amend(deps, id, { agreed: true, key });
    expect(await amend(deps, id, { agreed: true, key })).toEqual(first);
    expect(await findOrderMoney(deps.db, id)).toMatchObject({ charged: taka(49_600) });
  });

  test('keeps the cancellation ladder that its lines were sold with, and what was spent for them', async ({
    deps,
  }) => {
    const { id } = await open(deps, { travelsOn: '2026-12-20' });
    await deps.db.insert(orderSpendings).values({
      orderId: id,
      version: 1,
      position: 1,
      amount: taka(8_400),
      actor: 'user:amina',
      at: new Date(),
    });
    const terms = { agreed: true, travelsOn: '2026-12-20' };
    const without = amend(deps, id, { ...terms, lines: [visas(2), embassy(1), discount] });
    await expect(without).rejects.toMatchObject({ kind: 'conflict', code: 'orders.spent' });
    await amend(deps, id, { ...terms, lines: [discount, embassy(2), visas(3)] });
    const asked = { id, reason: 'Not travelling.', preview: true };
    const before = await run(deps, amina, cancelOrder, asked);
    expect(before.lines.find(({ charge }) => charge === 'official')).toMatchObject({
      keep: taka(8_400),
      back: 0,
    });
    // 25 % of 37,500 less 500, up to whole taka, as the order without a change would keep of its lines.
    expect(before.lines.find(({ charge }) => charge === 'own')?.keep).toBe(taka(9_250));
  });

  test('after the order was cancelled is refused', async ({ deps }) => {
    const { id, token } = await open(deps);
    await amend(deps, id);
    await run(deps, amina, cancelOrder, { id, reason: 'The visa was refused.' });
    await expect(amend(deps, id)).rejects.toMatchObject({ kind: 'conflict', code: 'orders.cancelled' });
    const late = run(deps, visitorActor, acceptAmendmentByLink, { token, version: 2 });
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect(await findProposal(deps.db, token)).toBeUndefined();
  });
});

describe('the voucher of an order', () => {
  test('is one for a version of its terms, and void after a change and a cancellation', async ({ deps }) => {
    const { id } = await open(deps);
    const voucher = () => run(deps, staff('karim', 'manager'), issueVoucher, { id, unpaid: true });
    const first = await voucher();
    expect(await voucher()).toEqual(first);
    await amend(deps, id, { agreed: true });
    const second = await voucher();
    expect(second.number).not.toBe(first.number);
    const states = async () =>
      (await listPapers(deps.db, id))
        .filter(({ kind }) => kind === 'voucher')
        .map(({ number, state }) => [number, state]);
    expect(await states()).toEqual([
      [first.number, 'undone'],
      [second.number, 'good'],
    ]);
    await run(deps, amina, cancelOrder, { id, reason: 'The visa was refused.' });
    expect((await states()).map(([, state]) => state)).toEqual(['undone', 'undone']);
    await expect(voucher()).rejects.toMatchObject({ kind: 'conflict', code: 'orders.voucher' });
  });

  test('is for an accepted order only', async ({ deps }) => {
    const { id } = await sell(deps);
    await expect(run(deps, amina, issueVoucher, { id })).rejects.toMatchObject({ code: 'orders.voucher' });
  });
});

test('a paper names the customer as they were on its day', async ({ deps }) => {
  await saveAgency(deps);
  const { id, token } = await open(deps);
  const [paper] = await listPapers(deps.db, id);
  await deps.db.update(orders).set({ name: 'Salma Khatun', phone: '+8801711111111', email: null });
  const printed = await findPaper(deps.db, {
    token,
    number: paper?.number ?? '',
    language: 'en',
    siteUrl: 'https://shofor.example',
  });
  const customer = { name: 'Salma Begum', phone: '+8801812345678', email: 'salma@mail.example' };
  expect(printed?.customer).toEqual(customer);
});

describe('a change of a quote', () => {
  test('counts at once with a new quote, and who read the old one can’t accept the new one by mistake', async ({
    deps,
  }) => {
    const { id, token } = await sell(deps);
    expect(await amend(deps, id)).toMatchObject({ state: 'applied' });
    const old = run(deps, visitorActor, acceptByLink, { token, version: 1 });
    await expect(old).rejects.toMatchObject({ kind: 'conflict', code: 'orders.changed' });
    await run(deps, visitorActor, acceptByLink, { token, version: 2 });
    expect(await shown(deps, token)).toMatchObject({ state: 'open', total: taka(49_600) });
    expect((await listPapers(deps.db, id)).map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['invoice', taka(49_600), 'good'],
      ['quote', taka(32_900), 'undone'],
      ['quote', taka(49_600), 'good'],
    ]);
  });
});
