import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findRefundProposal } from '#features/money/refund-proposals/refund-proposals.queries.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { papers } from '#features/papers/papers.table.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { listMovements } from '#features/payments/payments.queries.ts';
import {
  approveRefund,
  askRefund,
  payRefund,
  refuseRefund,
} from '#features/payments/refunds/refunds.commands.ts';
import { undoRefund } from '#features/payments/refunds/undo.commands.ts';
import { closeTill } from '#features/till/till.commands.ts';
import { findDrawer } from '#features/till/till.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { anOrder, approveAll, giveBack, on, refusal, taka, take } from './controls.ts';
import { aKey, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const reason = 'Typed 5,000 for 500.';

const moneyOf = async ({ db }: CommandDeps, token: string) => {
  const found = await findByToken(db, token, '2026-12-01');
  return found && { paid: found.paid, due: found.due, money: found.money };
};

describe('a refund that was noted as paid', () => {
  test('in cash by mistake is undone: till, balance, receipt and the customer are as before', async ({
    deps,
  }) => {
    const order = await anOrder(deps, taka(5_000));
    await take(deps, order.id, taka(5_000));
    const before = await moneyOf(deps, order.token);
    const { id, state } = await giveBack(deps, order.id, taka(5_000));
    expect(state).toBe('paid');
    expect(await run(deps, boss, undoRefund, { id, reason })).toEqual({ id, state: 'undone' });
    expect(await moneyOf(deps, order.token)).toEqual(before);
    expect(await on(deps, '1010')).toBe(taka(5_000));
    expect(await on(deps, '2400')).toBe(0);
    expect((await findDrawer(deps.db, 'user:amina')).balance).toBe(taka(5_000));
    const cash = { method: 'cash', left: taka(5_000), to: null };
    expect(await findRefundProposal(deps.db, order.id)).toMatchObject({ ways: [cash] });
    const [receipt] = await deps.db.select().from(papers).where(eq(papers.kind, 'receipt'));
    expect(receipt).toMatchObject({ refundedAt: null, undoneAt: null });
    const [letter] = await deps.db.select().from(messages).where(isLetter('refund.undone'));
    expect(letter?.text).toContain('The money is still yours.');
    expect(letter?.text).toContain(reason);
    const [, row] = await listMovements(deps.db, order.id);
    expect(row).toMatchObject({ kind: 'refund', state: 'undone' });
    expect(await refusal(run(deps, boss, undoRefund, { id, reason }))).toBe('refunds.state');
    expect(await giveBack(deps, order.id, taka(500))).toMatchObject({ state: 'paid' });
  });

  test('by hand is undone, and its outgoing number is free again', async ({ deps }) => {
    const order = await anOrder(deps, taka(5_000));
    const rocket = { orderId: order.id, method: 'rocket' as const };
    const came = { ...rocket, amount: taka(5_000), outside: '4471239999', key: aKey() };
    await run(deps, amina, takePayment, came);
    const asked = { ...rocket, amount: taka(1_000), reason: 'Overpaid.' };
    const { id } = await run(deps, amina, askRefund, { ...asked, outside: '4471230001', key: aKey() });
    const again = { ...asked, outside: '447123-0001', key: aKey() };
    expect(await refusal(run(deps, amina, askRefund, again))).toBe('payments.sent-before');
    await run(deps, boss, undoRefund, { id, reason });
    expect(await on(deps, '1043')).toBe(taka(5_000));
    const { ways } = await findRefundProposal(deps.db, order.id);
    expect(ways).toMatchObject([{ method: 'rocket', left: taka(5_000) }]);
    expect(await run(deps, amina, askRefund, { ...again, key: aKey() })).toMatchObject({ state: 'paid' });
  });

  test('isn’t undone once the till that it left is closed, nor by one person when it is large', async ({
    deps,
  }) => {
    const order = await anOrder(deps, taka(90_000));
    const { id: payment } = await take(deps, order.id, taka(90_000));
    await run(deps, boss, approvePayment, { id: payment });
    const { id } = await giveBack(deps, order.id, taka(60_000));
    await run(deps, boss, approveRefund, { id });
    await run(deps, amina, payRefund, { id });
    expect(await run(deps, boss, undoRefund, { id, reason })).toMatchObject({
      state: 'paid',
      approval: expect.any(String),
    });
    await approveAll(deps, staff('accountant', 'accountant'));
    expect(await moneyOf(deps, order.token)).toMatchObject({ paid: taka(90_000), money: 'paid' });
    const { id: small } = await giveBack(deps, order.id, taka(1_000));
    await run(deps, amina, closeTill, { notes: { 1000: 89 } });
    expect(await refusal(run(deps, boss, undoRefund, { id: small, reason }))).toBe('till.closed');
  });

  test('isn’t undone before it is paid, nor once it was refused', async ({ deps }) => {
    const order = await anOrder(deps, taka(5_000));
    await take(deps, order.id, taka(5_000));
    const asked = { orderId: order.id, amount: taka(1_000), method: 'rocket' as const, reason: 'Overpaid.' };
    const { id } = await run(deps, amina, askRefund, { ...asked, key: aKey() });
    expect(await refusal(run(deps, boss, undoRefund, { id, reason }))).toBe('refunds.state');
    await run(deps, boss, refuseRefund, { id, reason });
    expect(await refusal(run(deps, boss, undoRefund, { id, reason }))).toBe('refunds.state');
  });
});

describe('a large refund in cash', () => {
  async function approved(deps: CommandDeps) {
    const order = await anOrder(deps, taka(90_000));
    const { id: payment } = await take(deps, order.id, taka(90_000));
    await run(deps, boss, approvePayment, { id: payment });
    const { id } = await giveBack(deps, order.id, taka(80_000));
    expect(await run(deps, boss, approveRefund, { id })).toEqual({ id, state: 'approved' });
    return { id, order };
  }

  test('leaves the till of who hands it out, not of who approves it', async ({ deps }) => {
    const { id } = await approved(deps);
    expect(await on(deps, '1010')).toBe(taka(90_000));
    expect(await run(deps, amina, payRefund, { id })).toMatchObject({ state: 'paid' });
    expect((await findDrawer(deps.db, 'user:amina')).balance).toBe(taka(10_000));
    expect((await findDrawer(deps.db, 'user:boss')).balance).toBe(0);
  });

  test('is handed out by somebody else when the till of one is closed, which the refusal names', async ({
    deps,
  }) => {
    const { id } = await approved(deps);
    await run(deps, amina, closeTill, { notes: { 1000: 90 } });
    await expect(run(deps, amina, payRefund, { id })).rejects.toMatchObject({
      code: 'till.closed',
      details: { clerk: 'user:amina', day: '2026-12-01' },
    });
    expect(await run(deps, staff('farid'), payRefund, { id })).toMatchObject({ state: 'paid' });
    expect((await findDrawer(deps.db, 'user:farid')).balance).toBe(-taka(80_000));
  });

  test('that isn’t cash isn’t noted as paid without its number', async ({ deps }) => {
    const order = await anOrder(deps, taka(5_000));
    await take(deps, order.id, taka(5_000));
    const asked = { orderId: order.id, amount: taka(1_000), method: 'bank' as const, reason: 'Overpaid.' };
    const { id } = await run(deps, amina, askRefund, { ...asked, key: aKey() });
    expect(await refusal(run(deps, amina, payRefund, { id }))).toBe('refunds.no-number');
  });
});
