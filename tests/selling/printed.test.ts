import { describe, expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;
const siteUrl = 'https://shofor.example';

async function read(deps: CommandDeps, order: { id: string; token: string }, kind: string, at = 0) {
  const paper = (await listPapers(deps.db, order.id)).filter((each) => each.kind === kind)[at];
  const number = paper?.number.toLowerCase() ?? '';
  return findPaper(deps.db, { token: order.token, number, language: 'en', siteUrl });
}

describe('a printed paper', () => {
  test('stays as it was issued, whatever is paid and cancelled afterwards', async ({ deps, clock }) => {
    await run(deps, actorWith('settings.write'), saveSettings, exampleSettings);
    const order = await sell(deps, { travelsOn: '2026-12-20' });
    await run(deps, amina, acceptOrder, { id: order.id });
    const pay = (amount: number, outside: string) =>
      run(deps, amina, takePayment, {
        orderId: order.id,
        amount,
        method: 'bkash',
        outside,
        key: aKey(),
      });
    clock.set('2026-12-01T05:00:00Z');
    await pay(taka(12_900), '9K70LM2QXB');
    clock.set('2026-12-02T04:00:00Z');
    await pay(taka(20_000), '9K70LM2QXC');
    clock.set('2026-12-03T04:00:00Z');
    await run(deps, amina, cancelOrder, { id: order.id, reason: 'Not travelling.' });
    expect(await read(deps, order, 'invoice')).toMatchObject({
      total: taka(32_900),
      payments: [],
      reference: order.reference,
      about: 'Visa service',
      at: '10:00',
      agency: { bin: '000123456-0000', registeredUntil: '2028-06-30', registration: 'SAMPLE-0000' },
      customer: { name: 'Salma Begum' },
    });
    expect(await read(deps, order, 'receipt')).toMatchObject({
      amount: taka(12_900),
      total: taka(32_900),
      paidBy: 'bKash, 9K70LM2QXB',
      state: 'good',
      takenBy: '',
      payments: [{ amount: taka(12_900) }],
    });
    expect(await read(deps, order, 'receipt', 1)).toMatchObject({
      payments: [{ amount: taka(12_900) }, { amount: taka(20_000) }],
    });
    const credit = await read(deps, order, 'credit-note');
    expect(credit).toMatchObject({ total: taka(26_775), amount: taka(26_775) });
    expect(credit?.lines.reduce((sum, line) => sum + line.sum, 0)).toBe(taka(26_775));
  });

  test('names the next part of the plan beside the balance, as both stood when it was issued', async ({
    deps,
    clock,
  }) => {
    const plan = [
      { amount: taka(10_000), due: '2026-12-01' },
      { amount: taka(22_900), due: '2026-12-20' },
    ];
    const order = await sell(deps, { plan, travelsOn: '2027-01-20' });
    await run(deps, amina, acceptOrder, { id: order.id });
    clock.set('2026-12-01T05:00:00Z');
    await payCash(deps, order.id, taka(4_000));
    clock.set('2026-12-02T05:00:00Z');
    await payCash(deps, order.id, taka(6_000));
    const first = { dueOn: '2026-12-01' };
    expect(await read(deps, order, 'invoice')).toMatchObject({ ...first, nextPart: taka(10_000) });
    expect(await read(deps, order, 'receipt')).toMatchObject({ ...first, nextPart: taka(6_000) });
    expect(await read(deps, order, 'receipt', 1)).toMatchObject({ dueOn: '2026-12-20', nextPart: null });
    // What is kept after a cancellation isn't paid by the plan.
    const cancelled = await sell(deps, { plan, travelsOn: '2027-01-20' });
    await run(deps, amina, acceptOrder, { id: cancelled.id });
    await run(deps, amina, cancelOrder, { id: cancelled.id, reason: 'Not travelling.' });
    clock.set('2026-12-03T05:00:00Z');
    await payCash(deps, cancelled.id, taka(100));
    expect(await read(deps, cancelled, 'receipt')).toMatchObject({ nextPart: null });
  });

  test('opens with the link of its own order only', async ({ deps }) => {
    await run(deps, actorWith('settings.write'), saveSettings, exampleSettings);
    const [ours, other] = [await sell(deps), await sell(deps)];
    const [{ number = '' } = {}] = await listPapers(deps.db, ours.id);
    const open = (token: string) => findPaper(deps.db, { token, number, language: 'bn', siteUrl });
    expect(await open(ours.token)).toMatchObject({
      number,
      verifyAddress: expect.stringMatching(
        /^shofor\.example\/bn\/verify\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/,
      ),
    });
    expect(await open(other.token)).toBeUndefined();
    expect(await open('')).toBeUndefined();
  });
});
