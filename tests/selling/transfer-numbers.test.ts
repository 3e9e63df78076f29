import { describe, expect } from 'vitest';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { claimForm } from '#features/money/claims/claims.contract.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { transferNumber } from '#features/payments/external-reference.rules.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;
const trx = '9K70LM2QXB';
const seen = { kind: 'conflict', code: 'payments.seen' };
const wrong = { kind: 'invalid', code: 'payments.outside', fields: [{ path: 'outside' }] };

type Method = 'cash' | 'bank' | 'cheque' | 'bkash' | 'nagad' | 'rocket' | 'upay';

async function take(deps: CommandDeps, method: Method, outside?: string) {
  const { id: orderId } = await sell(deps);
  const number = outside === undefined ? {} : { outside };
  return run(deps, amina, takePayment, { orderId, method, amount: taka(100), key: aKey(), ...number });
}

describe('money that is taken by hand', () => {
  test('has the provider’s number, unless it is cash', async ({ deps }) => {
    for (const method of ['bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay'] as const) {
      await expect(take(deps, method), method).rejects.toMatchObject(wrong);
    }
    await expect(take(deps, 'cheque', 'BRAC Bank')).rejects.toMatchObject(wrong);
    await take(deps, 'cash');
    await take(deps, 'cheque', 'BRAC Bank 0001234');
  });

  test('has it in the provider’s form and in ASCII, however it was typed', async ({ deps }) => {
    for (const [typed, kept] of [
      ['TrxID 9K70LM2QXB', '9K70LM2QXB'],
      // Devanagari and Arabic digits.
      ['९K७०LM२QXC', '9K70LM2QXC'],
      ['٩K٧٠LM٢QXD', '9K70LM2QXD'],
      ['trx: 9k70 lm2-qxe', '9K70LM2QXE'],
      // A Cyrillic К and a Greek Χ.
      ['9\u041a70LM2QXF', undefined],
      ['9K70LM2Q\u03a7F', undefined],
      ['9K70LM2QX', undefined],
      ['9K70LM2QXBB', undefined],
    ] as const) {
      if (kept === undefined) {
        await expect(take(deps, 'bkash', typed), typed).rejects.toMatchObject(wrong);
      } else {
        await take(deps, 'bkash', typed);
      }
    }
    const made = await deps.db.select({ outside: payments.outside }).from(payments);
    expect(made.map(({ outside }) => outside).toSorted()).toEqual([
      '9K70LM2QXB',
      '9K70LM2QXC',
      '9K70LM2QXD',
      '9K70LM2QXE',
    ]);
    expect(transferNumber('bank', 'এফটি ১২৩৪')).toBeUndefined();
    expect(transferNumber('bank', 'FT-২৬৩২৬/০০৪২')).toBe('FT-26326/0042');
    for (const [method, number] of [
      ['nagad', '7H2KQ0XB'],
      ['rocket', '৪৪৭১২৩০০৯৮'],
      ['upay', 'UP12AB34CD'],
      ['bank', 'FT-26326/0042'],
    ] as const) {
      expect(transferNumber(method, number), number).toBeDefined();
      expect(transferNumber(method, number.replace(/.$/, 'Ж')), number).toBeUndefined();
    }
  });

  test('counts a number once, also where characters are confused', async ({ deps }) => {
    await take(deps, 'bkash', trx);
    for (const typed of ['TrxID: 9K70LM2QXB', '9K7OLM2QXB', '৯K৭০LM২QXB', '９Ｋ７０ＬＭ２ＱＸＢ']) {
      await expect(take(deps, 'bkash', typed), typed).rejects.toMatchObject(seen);
    }
    // By another way, too; and I is 1.
    await expect(take(deps, 'bank', trx)).rejects.toMatchObject(seen);
    await take(deps, 'nagad', '7H1KQ0XB');
    await expect(take(deps, 'nagad', '7HIKQOXB')).rejects.toMatchObject(seen);
  });
});

test('what a customer tells has the same rule, and a number that only looks different is repeated', async ({
  deps,
}) => {
  const told = { method: 'bkash', sender: '01711000111', sum: '100' };
  expect(claimForm.safeParse({ ...told, trx: 'TrxID 9k70lm2qxb' }).data).toMatchObject({ trx });
  for (const typed of ['9\u041a70LM2QXB', '12345', '9K70LM2QXBB']) {
    expect(claimForm.safeParse({ ...told, trx: typed }).success, typed).toBe(false);
  }
  const tell = async (outside: string) => {
    const { token } = await sell(deps);
    const said = { token, method: 'bkash' as const, sender: '', amount: taka(100), visitor: 'somebody' };
    await run(deps, visitorActor, claimPayment, { ...said, outside });
  };
  await tell(trx);
  await tell('9K7OLM2QXB');
  const { claims } = await findMoneyInbox(deps.db, deps.clock.now());
  expect(new Map(claims.map(({ outside, isRepeated }) => [outside, isRepeated]))).toEqual(
    new Map([
      [trx, false],
      ['9K7OLM2QXB', true],
    ]),
  );
});

test('a refund’s outgoing number has the provider’s form', async ({ deps }) => {
  const { id: orderId } = await sell(deps);
  const paid = { orderId, method: 'bkash' as const, amount: taka(100), key: aKey() };
  await run(deps, amina, takePayment, { ...paid, outside: trx });
  const back = { orderId, method: 'bkash' as const, amount: taka(40), reason: 'Too much' };
  const asked = run(deps, amina, askRefund, { ...back, outside: '9\u041a70LM2QXC', key: aKey() });
  await expect(asked).rejects.toMatchObject(wrong);
  await run(deps, amina, askRefund, { ...back, outside: 'trxid 9k70lm2qxc', key: aKey() });
});
