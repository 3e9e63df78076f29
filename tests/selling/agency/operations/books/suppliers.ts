import { expect } from 'vitest';
import type { Dice } from '../../dice.ts';
import { add } from '../../model/kept.ts';
import type { ModelOrder } from '../../model/order.ts';
import { type ModelBill, ModelSupplier, poishaOf } from '../../model/suppliers.ts';
import { type Operation, type World, write } from '../../world.ts';
import { touch } from '../orders.ts';
import { aDay, anAmount, bookkeepers, move, passOn, takeBack } from './movements.ts';

const rates = { BDT: undefined, SAR: '32.85', USD: '122.4375', THB: '3.7505' } as const;

const meet: Operation = {
  name: 'a supplier’s card',
  weight: 1.5,
  run: async (world, dice) => {
    const currency = dice.of('BDT' as const, 'SAR' as const, 'USD' as const);
    const body = { name: `Hotel ${dice.int(1, 999)}`, kind: 'hotel', currency, key: world.aKey() };
    const answer = await write(world, dice, dice.pick(bookkeepers), '/suppliers', body);
    expect(answer.code).toBe(undefined);
    world.model.books.suppliers.push(new ModelSupplier(answer.body.id, currency));
    return answer;
  },
};

/** A line of somebody else's price of an order whose lines keep their places. */
export function aLine(world: World, dice: Dice) {
  const isOthers = ({ charge }: ModelOrder['lines'][number]) =>
    charge === 'official' || charge === 'supplier';
  const isFree = ({ door }: ModelOrder) => door === 'new order' || door === 'enquiry';
  const fits = [...world.model.orders.values()].filter(
    (each) =>
      isFree(each) &&
      each.seats === undefined &&
      (each.isSold || each.state === 'cancelled') &&
      each.acceptedOn !== null &&
      each.lines.some(isOthers),
  );
  const order = dice.pick(fits.slice(-15));
  const line = order?.lines.findIndex(isOthers) ?? -1;
  const priced = order?.lines[line];
  return order === undefined || priced === undefined ? undefined : { order, line, priced };
}

const bill: Operation = {
  name: 'a supplier’s bill',
  weight: 6,
  run: async (world, dice) => {
    const { model } = world;
    const supplier = dice.pick(model.books.suppliers);
    const who = dice.pick(bookkeepers);
    if (supplier === undefined || who === undefined) {
      return undefined;
    }
    const currency = dice.of('BDT' as const, 'SAR' as const, 'USD' as const, 'THB' as const);
    const rate = rates[currency];
    const isNote = dice.chance(0.2);
    const departure = dice.pick([...model.departures.keys()]);
    const passed = isNote || !dice.chance(0.4) ? undefined : aLine(world, dice);
    const lines = Array.from({ length: dice.int(1, 3) }, (_, place) => {
      const amount = dice.int(1, 300_000) * (isNote ? -1 : 1);
      const what = place === 0 && passed ? 'order' : dice.of('none', 'expense', 'departure');
      const total = poishaOf(amount, rate ?? '1');
      const sent =
        what === 'order'
          ? { order: passed?.order.id, line: passed?.line }
          : what === 'expense'
            ? { expense: '6300' }
            : what === 'departure' && departure !== undefined
              ? { departure }
              : {};
      const code = what === 'order' ? undefined : what === 'expense' ? '6300' : '5200';
      return { total, code, sent: { amount, text: 'Rooms', ...sent } };
    });
    const total = add(lines.map((each) => each.total));
    const [vat, tax] =
      isNote || !dice.chance(0.3) || total < 100
        ? [0, 0]
        : [dice.int(1, Math.floor(total / 8)), dice.int(1, Math.floor(total / 8))];
    const seen = dice.chance(0.25)
      ? supplier.bills.find((each) => each.number !== undefined && each.state === 'booked')
      : undefined;
    const key = world.aKey();
    const number =
      seen?.number === undefined
        ? dice.chance(0.5)
          ? `DS ${key.slice(-7)}`
          : undefined
        : ` ${seen.number.toLowerCase()} `;
    const on = aDay(world, dice);
    const answer = await write(world, dice, who, '/bills', {
      supplier: supplier.id,
      currency,
      ...(rate === undefined ? {} : { rate }),
      ...(number === undefined ? {} : { number }),
      ...(on === undefined ? {} : { on }),
      lines: lines.map((each) => each.sent),
      ...(vat + tax > 0
        ? {
            deducted: [
              { kind: 'vat', amount: vat },
              { kind: 'tax', amount: tax },
            ],
          }
        : {}),
      key,
    });
    const refusal = seen
      ? 'bills.seen'
      : total === 0
        ? 'bills.total'
        : model.books.isClosed(on ?? model.today)
          ? 'books.closed'
          : undefined;
    expect(answer.code, `a bill of ${total} on ${on}`).toBe(refusal);
    if (!answer.ok) {
      return answer;
    }
    expect(answer.body.total, 'in taka').toBe(total);
    const { id } = answer.body;
    if (passed) {
      passOn(passed.order, { line: passed.priced, amount: lines[0]?.total ?? 0, finished: false, by: id });
      touch(world, passed.order);
      world.reach('a bill passes on what an order collected');
    }
    supplier.bills.push({
      id,
      number,
      total,
      vat,
      tax,
      costs: lines.flatMap((each) => (each.code === undefined ? [] : [[each.code, each.total] as const])),
      ...(passed ? { order: passed.order } : {}),
      state: 'booked',
    });
    return answer;
  },
};

const standing = ({ bills }: ModelSupplier) => bills.filter(({ state }) => state === 'booked');

/** Whether payments that stand or wait are for a bill. */
const isPaid = (supplier: ModelSupplier, found: ModelBill) =>
  supplier.payments.some(({ state, bills = [] }) => state !== 'undone' && bills.includes(found));

const undoBill: Operation = {
  name: 'undo a bill',
  weight: 1.5,
  run: async (world, dice) => {
    const supplier = dice.pick(world.model.books.suppliers);
    const found = supplier && dice.pick(standing(supplier));
    const who = dice.pick(bookkeepers);
    if (supplier === undefined || found === undefined || who === undefined) {
      return undefined;
    }
    const answer = await write(world, dice, who, `/bills/${found.id}/undo`, {
      reason: 'It was entered twice.',
    });
    expect(answer.code, 'undone bill').toBe(isPaid(supplier, found) ? 'bills.paid' : undefined);
    if (answer.ok) {
      found.state = 'undone';
      if (found.order !== undefined) {
        touch(world, found.order);
        takeBack(found.order, found.id);
      }
      if (supplier.owed < 0) {
        world.reach('a bill undone leaves an advance');
      }
    }
    return answer;
  },
};

const pay: Operation = {
  name: 'pay a supplier',
  weight: 5,
  run: async (world, dice) => {
    const { model } = world;
    const supplier = dice.pick(model.books.suppliers);
    const by = dice.pick(bookkeepers);
    if (supplier === undefined || by === undefined) {
      return undefined;
    }
    const account = dice.of('1020', '1011', '1041', model.books.bank);
    const amount = Math.max(1, dice.of(supplier.owed, Math.floor(supplier.owed / 2), anAmount(dice)));
    const fee = dice.chance(0.4) ? dice.int(1, 50_000) : 0;
    const paid = dice.pick(standing(supplier));
    const bills = paid !== undefined && dice.chance(0.4) ? [paid] : [];
    const on = aDay(world, dice);
    const answer = await move(world, dice, {
      kind: 'supplier-payment',
      from: account,
      to: '2300',
      amount,
      fee,
      on: on ?? model.today,
      by,
      supplier,
      bills,
      path: `/suppliers/${supplier.id}/payments`,
      body: {
        account,
        amount,
        key: world.aKey(),
        ...(fee > 0 ? { fee } : {}),
        ...(on ? { on } : {}),
        ...(bills.length > 0 ? { bills: bills.map(({ id }) => id) } : {}),
      },
    });
    if (supplier.owed < 0) {
      world.reach('a supplier has an advance');
    }
    return answer;
  },
};

const payOn: Operation = {
  name: 'pay on',
  weight: 6,
  run: async (world, dice) => {
    const { model } = world;
    const found = aLine(world, dice);
    const by = dice.pick(bookkeepers);
    if (found === undefined || by === undefined) {
      return undefined;
    }
    const { order, line, priced } = found;
    touch(world, order);
    const whole = priced.quantity * priced.unit;
    const amount = Math.max(
      1,
      dice.of(whole, Math.floor(whole / 2), whole + dice.int(1, 90_000), dice.int(1, 300_000)),
    );
    const finished = dice.chance(0.3);
    const on = aDay(world, dice);
    const path = `/orders/${order.id}/lines/${line}/pay-on`;
    const body = { amount, key: world.aKey(), ...(finished ? { finished } : {}), ...(on ? { on } : {}) };
    const supplier = dice.chance(0.4) ? dice.pick(model.books.suppliers) : undefined;
    if (supplier === undefined) {
      const account = dice.of('1020', '1041', model.books.bank);
      const wanted = {
        from: account,
        to: '',
        amount,
        fee: 0,
        on: on ?? model.today,
        by,
        order,
        line,
        finished,
      };
      return move(world, dice, {
        ...wanted,
        kind: 'pay-on',
        version: order.version,
        path,
        body: { ...body, account },
      });
    }
    const answer = await write(world, dice, by, path, { ...body, supplier: supplier.id });
    expect(answer.code, 'owed to a supplier').toBe(
      model.books.isClosed(on ?? model.today) ? 'books.closed' : undefined,
    );
    if (answer.ok) {
      const { id } = answer.body;
      passOn(order, { line: priced, amount, finished, by: id });
      const sums = { number: undefined, total: amount, vat: 0, tax: 0, costs: [] };
      supplier.bills.push({ id, ...sums, order, state: 'booked' });
      world.reach('what is passed on is owed to a supplier');
    }
    return answer;
  },
};

export const buying: readonly Operation[] = [meet, bill, undoBill, pay, payOn];
