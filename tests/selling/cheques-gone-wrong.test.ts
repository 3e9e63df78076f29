import { describe, expect } from 'vitest';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { bounceCheque, clearCheque, takeBackCheque } from '#features/payments/cheques/cheques.commands.ts';
import { listCheques } from '#features/payments/cheques/cheques.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { balances, deposit, takeCheque } from './cheque-world.ts';
import { aKey, type NewOrder, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;
const today = '2026-12-01';

/** A cheque that was deposited on 22 November. */
async function deposited(deps: CommandDeps, changed: Partial<NewOrder> = {}) {
  const order = await sell(deps, changed);
  const { id } = await takeCheque(deps, order.id);
  await deposit(deps, id);
  return { ...order, order: order.id, id };
}
const clear = (deps: CommandDeps, id: string, day = '2026-11-24') =>
  run(deps, amina, clearCheque, { id, day, key: aKey() });
const back = (deps: CommandDeps, id: string, from: 'cleared' | 'deposited') =>
  run(deps, boss, takeBackCheque, { id, from, reason: 'Of another cheque.', key: aKey() });
describe('a clearing that is taken back', () => {
  test('is taken back once by two who press the same: the second doesn’t take the deposit back too', async ({
    deps,
  }) => {
    const { id } = await deposited(deps);
    await clear(deps, id);
    await back(deps, id, 'cleared');
    await expect(back(deps, id, 'cleared')).rejects.toMatchObject({ code: 'cheques.state' });
    expect(await balances(deps)).toEqual({ hand: 0, deposited: 20_000, bank: 0, charges: 0 });
  });

  test('leaves the day of the deposit: the bank can have returned it before today', async ({ deps }) => {
    const { id } = await deposited(deps);
    await clear(deps, id);
    await back(deps, id, 'cleared');
    expect((await listCheques(deps.db, 'deposited', today)).items).toMatchObject([{ day: '2026-11-22' }]);
    const bounce = { id, day: '2026-11-25', reason: 'Insufficient funds', key: aKey() };
    expect(await run(deps, boss, bounceCheque, bounce)).toMatchObject({ state: 'bounced' });
    expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: 0, charges: 0 });
  });
});

describe('the letter of a cheque that bounced', () => {
  const letter = async (deps: CommandDeps) => {
    const rows = await deps.db
      .select({ event: messages.event, text: messages.text })
      .from(messages)
      .where(isLetter());
    return rows.find(({ event }) => event === 'payment.bounced')?.text ?? '';
  };
  const bounce = (deps: CommandDeps, id: string) =>
    run(deps, boss, bounceCheque, { id, day: '2026-11-25', reason: 'Insufficient funds', key: aKey() });

  test('asks for the money while the order costs more than was paid', async ({ deps }) => {
    const { id } = await deposited(deps);
    await bounce(deps, id);
    expect(await letter(deps)).toContain('Below is what is still due');
  });

  test('asks for nothing when the order was cancelled and nothing is kept', async ({ deps }) => {
    const { id, order } = await deposited(deps);
    await run(deps, boss, cancelOrder, { id: order, reason: 'The trip is off.' });
    await bounce(deps, id);
    expect(await letter(deps)).toContain('nothing to pay');
    expect(await letter(deps)).not.toMatch(/still due. Please pay/i);
  });

  test('asks for nothing when the quote had expired before the cheque came', async ({ deps, clock }) => {
    const { id: order } = await sell(deps, { validUntil: today });
    clock.set('2026-12-02T04:00:00Z');
    await tendOrders(deps);
    const { id } = await takeCheque(deps, order);
    await deposit(deps, id);
    await bounce(deps, id);
    expect((await findOrder(deps.db, order, '2026-12-02'))?.state).toBe('lapsed');
    expect(await letter(deps)).toContain('nothing to pay');
    expect(await letter(deps)).not.toMatch(/still due/i);
  });

  test('asks for nothing when another payment has covered the order meanwhile', async ({ deps }) => {
    const { id, order } = await deposited(deps, { language: 'bn' });
    await payCash(deps, order, taka(32_900));
    await bounce(deps, id);
    expect(await letter(deps)).toContain('কিছু পরিশোধ করতে হবে না');
    expect(await letter(deps)).not.toContain('আবার বকেয়া');
  });
});

test('the bank’s charge for a cheque that bounced is a small sum: nobody books the bank empty with it', async ({
  deps,
}) => {
  const { id } = await deposited(deps);
  const bounce = { id, day: '2026-11-25', reason: 'Insufficient funds' };
  await expect(
    run(deps, boss, bounceCheque, { ...bounce, charge: taka(10_000) + 1, key: aKey() }),
  ).rejects.toMatchObject({ kind: 'invalid' });
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 20_000, bank: 0, charges: 0 });
  await run(deps, boss, bounceCheque, { ...bounce, charge: taka(575), key: aKey() });
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: -575, charges: 575 });
});
