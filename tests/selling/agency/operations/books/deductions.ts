import { expect } from 'vitest';
import { compareDeductions } from '../../compare-books.ts';
import { type Operation, write } from '../../world.ts';
import { anOrder, touch } from '../orders.ts';
import { received } from '../pay.ts';
import { aDay, bookkeepers } from './movements.ts';

const pay: Operation = {
  name: 'a company pays less what it deducts',
  weight: 4,
  run: async (world, dice) => {
    const { model } = world;
    const order = anOrder(world, dice, (each) => each.isSold && each.owed > 1_000);
    const who = dice.pick(bookkeepers);
    if (order === undefined || who === undefined) {
      return undefined;
    }
    const whole = Math.min(order.owed, 4_000_000);
    const part = (most: number) =>
      dice.chance(0.6) ? dice.int(1, Math.max(1, Math.floor(whole / most))) : 0;
    const [vat, tax, fee] = [part(8), part(12), part(60)];
    const key = world.aKey();
    const method = dice.of('bank', 'bangla-qr', 'bkash');
    const amount = whole - vat - tax - fee;
    const on = aDay(world, dice);
    const deducted = [
      { kind: 'vat' as const, amount: vat, isCertified: false },
      { kind: 'tax' as const, amount: tax, isCertified: dice.chance(0.2) },
    ].filter((each) => each.amount > 0);
    const answer = await write(world, dice, who, `/orders/${order.id}/payments`, {
      method,
      amount,
      outside: method === 'bkash' ? `9Q${key.slice(-8)}` : `FQ${key.slice(-8)}26`,
      key,
      ...(fee > 0 ? { fee } : {}),
      ...(on === undefined ? {} : { on }),
      ...(deducted.length > 0
        ? {
            deducted: deducted.map(({ isCertified, ...each }) => ({
              ...each,
              ...(isCertified ? { certificate: `M 6.6 ${key.slice(-5)}` } : {}),
            })),
          }
        : {}),
    });
    if (answer.code === 'books.closed') {
      expect(model.books.isClosed(on ?? model.today), `closed on ${on}`).toBe(true);
      return answer;
    }
    expect(answer.code).toBe(undefined);
    expect(
      answer.body.state === 'counted' && model.books.isClosed(on ?? model.today),
      'counted in a closed period',
    ).toBe(false);
    received(world, order, { method, amount: whole, who, fee }, answer.body);
    const made = order.payments.at(-1);
    if (made !== undefined) {
      made.deducted = deducted;
      made.on = on;
    }
    if (deducted.length > 0) {
      world.reach('a company deducts');
    }
    await compareDeductions(world);
    return answer;
  },
};

const certify: Operation = {
  name: 'a certificate comes',
  weight: 1.5,
  run: async (world, dice) => {
    const { items } = await world.read('champa', '/deductions?open=true');
    const found: { id: string; payment: string; kind: string } | undefined = dice.pick(items);
    const orders = [...world.model.orders.values()];
    const order = orders.find(({ payments }) => payments.some(({ id }) => id === found?.payment));
    if (found === undefined || order === undefined) {
      return undefined;
    }
    touch(world, order);
    const body = { number: `Mushak ${dice.int(100, 999)}` };
    const answer = await write(
      world,
      dice,
      dice.pick(bookkeepers),
      `/deductions/${found.id}/certificate`,
      body,
    );
    expect(answer.code).toBe(undefined);
    const of = order.payments.find(({ id }) => id === found.payment)?.deducted ?? [];
    for (const each of of.filter(({ kind }) => kind === found.kind)) {
      each.isCertified = true;
    }
    world.reach('a certificate comes');
    await compareDeductions(world);
    return answer;
  },
};

export const deducting: readonly Operation[] = [pay, certify];
