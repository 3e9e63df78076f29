import { expect } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { bounceCheque, clearCheque, undoBounce } from '#features/payments/cheques/cheques.commands.ts';
import { listBounced, listCheques } from '#features/payments/cheques/cheques.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { listMovements } from '#features/payments/payments.queries.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { findPeriodReport } from '#features/reports/reports.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { account, balances, deposit, takeCheque } from './cheque-world.ts';
import { aKey, type NewOrder, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;
const today = '2026-12-01';

/** A cheque that was deposited on 22 November and noted as bounced by mistake. */
async function bounced(deps: CommandDeps, changed: Partial<NewOrder> = {}) {
  const order = await sell(deps, changed);
  const { id } = await takeCheque(deps, order.id);
  await deposit(deps, id);
  const said = { day: '2026-11-25', reason: 'Insufficient funds', charge: taka(575) };
  await run(deps, boss, bounceCheque, { id, ...said, key: aKey() });
  return { ...order, order: order.id, id };
}
const undo = (deps: CommandDeps, id: string, who = boss) =>
  run(deps, who, undoBounce, { id, reason: 'The bank returned another cheque.', key: aKey() });

test('a bounce that was noted by mistake is undone: the cheque is at the bank again, and the bank’s charge is back', async ({
  deps,
}) => {
  const { id, order, token } = await bounced(deps);
  const again = await undo(deps, id);
  expect(again.state).toBe('deposited');
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 20_000, bank: 0, charges: 0 });
  expect(await findByToken(deps.db, token, today)).toMatchObject({ paid: taka(20_000) });
  expect(await listBounced(deps.db, token)).toEqual([]);
  expect((await listCheques(deps.db, 'deposited', today)).items).toMatchObject([
    { id: again.id, number: '0001234', dated: '2026-11-20', day: '2026-11-22', account, state: 'deposited' },
  ]);
  expect((await listCheques(deps.db, 'done', today)).items).toMatchObject([
    { id, state: 'undone', charge: 0 },
  ]);
  const movements = await listMovements(deps.db, order);
  expect(movements.map(({ state, cheque }) => [state, cheque])).toEqual(
    expect.arrayContaining([
      ['undone', 'deposited'],
      ['counted', 'deposited'],
    ]),
  );
  expect((await findPeriodReport(deps.db, 'received', { by: 'month' }, today)).total).toBe(taka(20_000));
  const receipts = (await listPapers(deps.db, order)).filter(({ kind }) => kind === 'receipt');
  expect(receipts.map(({ state }) => state).toSorted()).toEqual(['good', 'undone']);
  // It goes on as any other.
  await run(deps, amina, clearCheque, { id: again.id, day: '2026-11-26', key: aKey() });
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: 20_000, charges: 0 });
});

test('the customer who was told of the bounce is told that it was a mistake', async ({ deps }) => {
  const { id } = await bounced(deps);
  await undo(deps, id);
  const kinds = (await deps.db.select({ event: messages.event }).from(messages).where(isLetter())).map(
    ({ event }) => event,
  );
  expect(kinds.filter((kind) => kind === 'payment.received')).toHaveLength(2);
  const [letter] = await deps.db.select().from(messages).where(isLetter('payment.stands'));
  expect(letter?.text).toContain('our mistake');
  expect(letter?.text).toContain('BRAC Bank 0001234');
});

test('a bounce is undone once, by whoever may undo payments, and not when the cheque was entered again', async ({
  deps,
}) => {
  const { id, order } = await bounced(deps);
  await expect(undo(deps, id, amina)).rejects.toMatchObject({ kind: 'forbidden' });
  await undo(deps, id);
  await expect(undo(deps, id)).rejects.toMatchObject({ code: 'cheques.state' });
  const second = await sell(deps, { contact: { name: 'Rahim Uddin', phone: '01911-223344' } });
  const taken = await takeCheque(deps, second.id, { number: '0005678' });
  await expect(undo(deps, taken.id)).rejects.toMatchObject({ code: 'cheques.state' });
  await deposit(deps, taken.id);
  const said = { id: taken.id, day: '2026-11-25', reason: 'Insufficient funds', key: aKey() };
  await run(deps, boss, bounceCheque, said);
  await takeCheque(deps, order, { number: '0005678' });
  await expect(undo(deps, taken.id)).rejects.toMatchObject({ code: 'payments.seen' });
  expect(await balances(deps)).toEqual({ hand: 20_000, deposited: 20_000, bank: 0, charges: 0 });
});

test('the same cheque can bounce in earnest afterwards', async ({ deps }) => {
  const { id, token } = await bounced(deps);
  const again = await undo(deps, id);
  const said = { id: again.id, day: '2026-11-28', reason: 'Signature differs', charge: taka(100) };
  await run(deps, boss, bounceCheque, { ...said, key: aKey() });
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: -100, charges: 100 });
  expect(await listBounced(deps.db, token)).toMatchObject([{ id: again.id, reason: 'Signature differs' }]);
});

test('money of an order that was cancelled meanwhile is kept for the customer', async ({ deps }) => {
  const { id, order, token } = await bounced(deps);
  await run(deps, boss, cancelOrder, { id: order, reason: 'The trip is off.' });
  await undo(deps, id);
  expect(await balances(deps)).toMatchObject({ deposited: 20_000, charges: 0 });
  expect(await findByToken(deps.db, token, today)).toMatchObject({ paid: taka(20_000), money: 'refund due' });
});

test('a bounce isn’t undone when the same sum has come by bank since: it may be this cheque’s money', async ({
  deps,
}) => {
  const { id, order } = await bounced(deps);
  const line = { orderId: order, method: 'bank' as const, amount: taka(20_000), outside: '0001234' };
  const { id: read } = await run(deps, amina, takePayment, { ...line, key: aKey() });
  await expect(undo(deps, id)).rejects.toMatchObject({ code: 'cheques.paid-since' });
  expect(await balances(deps)).toMatchObject({ deposited: 0, bank: 20_000 - 575 });
  await run(deps, boss, undoPayment, { id: read, reason: 'It is the cheque.' });
  expect(await undo(deps, id)).toMatchObject({ state: 'deposited' });
  expect(await balances(deps)).toEqual({ hand: 0, deposited: 20_000, bank: 0, charges: 0 });
});

test('a sum that needs two persons isn’t put back by the one who noted the bounce', async ({ deps }) => {
  const order = await sell(deps);
  const { id } = await takeCheque(deps, order.id, { amount: 60_000 });
  await run(deps, boss, approvePayment, { id });
  await deposit(deps, id);
  const said = { id, day: '2026-11-25', reason: 'Insufficient funds', key: aKey() };
  await run(deps, boss, bounceCheque, said);
  await expect(undo(deps, id)).rejects.toMatchObject({ kind: 'forbidden', code: 'payments.own' });
  expect(await undo(deps, id, staff('other', 'manager'))).toMatchObject({ state: 'deposited' });
});
