import { expect } from 'vitest';
import type { Dice } from '../dice.ts';
import { add } from '../model/kept.ts';
import { dayOf } from '../model/order.ts';
import { everybody, type Operation, type World, write } from '../world.ts';
import { anOrder, touch } from './orders.ts';
import { large, received } from './pay.ts';

/** A transfer that a customer really made. */
export interface Transfer {
  readonly method: 'bkash' | 'bank';
  readonly number: string;
  readonly amount: number;
  readonly at: number;
  /** The payments that were made of it. */
  payments: string[];
}

/** The moment in Dhaka as statements write it. */
const inDhaka = (at: number) => new Date(at + 6 * 3_600_000).toISOString();

/** What a wallet's message says. */
const message = ({ number, amount, at }: Transfer) => {
  const [year, month, day] = dayOf(at).split('-');
  const taka = (amount / 100).toFixed(2);
  return `You have received Tk ${taka} from 01711000111. Fee Tk 0.00. Balance Tk 90,000.00. TrxID ${number} at ${day}/${month}/${year} ${inDhaka(at).slice(11, 16)}`;
};

/** The file of a bank, by day alone or with a column of time. */
const statementOf = (transfers: readonly Transfer[], withTime: boolean) =>
  [
    `Date${withTime ? ',Time' : ''},Reference,Narration,Credit`,
    ...transfers.map(({ number, amount, at }) => {
      const time = withTime ? `,${inDhaka(at).slice(11, 16)}` : '';
      return `${dayOf(at)}${time},${number},TRANSFER,${(amount / 100).toFixed(2)}`;
    }),
  ].join('\n');

async function notifyOfWallet(world: World, dice: Dice, transfer: Transfer) {
  const answer = await world.ask(dice.pick(everybody), 'POST', '/money/sms', { text: message(transfer) });
  expect([answer.status, answer.body.items?.length]).toEqual([200, 1]);
}

async function notifyOfBank(world: World, dice: Dice, transfers: readonly Transfer[]) {
  const form = new FormData();
  form.set('file', new File([statementOf(transfers, dice.chance(0.5))], 'bank.csv'));
  form.set('provider', 'bank');
  const answer = await world.ask(dice.pick(everybody), 'POST', '/money/statements', form);
  expect([answer.status, answer.body.items?.length]).toEqual([200, transfers.length]);
}

const arrive: Operation = {
  name: 'money arrives',
  weight: 5,
  run: async (world, dice) => {
    const order = anOrder(world, dice, ({ state }) => state !== 'completed');
    const method = dice.of<Transfer['method']>('bkash', 'bank');
    const key = world.aKey().slice(-8);
    const amount = Math.max(
      100,
      order === undefined ? 500_000 : dice.of(order.nextDue(world.model.today), order.total, 300_000),
    );
    const number = method === 'bkash' ? `8P${key}` : `FT${key}X`;
    const transfer: Transfer = { method, number, amount, at: world.model.now, payments: [] };
    world.transfers.push(transfer);
    if (method === 'bkash') {
      await notifyOfWallet(world, dice, transfer);
    } else {
      // A statement of the month has what an earlier one had.
      const isBefore = (each: Transfer) => each.method === 'bank' && each !== transfer;
      const earlier = world.transfers.filter(isBefore).slice(-3);
      await notifyOfBank(world, dice, [...earlier, transfer]);
    }
    return transfer;
  },
};

/** The same money is told of once more: by another file, or by the same message. */
const again: Operation = {
  name: 'the same money is told of again',
  weight: 2,
  run: async (world, dice) => {
    const transfer = dice.pick(world.transfers.slice(-20));
    if (transfer !== undefined) {
      await (transfer.method === 'bkash'
        ? notifyOfWallet(world, dice, transfer)
        : notifyOfBank(world, dice, [transfer]));
      world.reach('one transfer told of twice');
    }
    return transfer;
  },
};

interface Arrival {
  readonly id: string;
  readonly outside: string | null;
  readonly amount: number;
}

const match: Operation = {
  name: 'match an arrival',
  weight: 7,
  run: async (world, dice) => {
    const inbox = await world.read('boss', '/money/inbox');
    const arrivals: Arrival[] = inbox.arrivals;
    const arrival = dice.pick(arrivals);
    const order = anOrder(world, dice, ({ state }) => state !== 'completed');
    const who = dice.pick(everybody);
    const transfer = world.transfers.find(({ number }) => number === arrival?.outside);
    if (arrival === undefined || order === undefined || who === undefined || transfer === undefined) {
      return undefined;
    }
    const fee = dice.chance(0.15) ? dice.of(Math.ceil(arrival.amount / 100), arrival.amount * 20) : 0;
    const amount = arrival.amount + fee;
    // Sometimes it is for two orders.
    const other =
      dice.chance(0.3) && amount > 200 ? anOrder(world, dice, (each) => each.state === 'open') : order;
    const first = other === undefined || other === order ? amount : dice.int(100, amount - 100);
    const shares = [
      { order, amount: first },
      ...(other === undefined || other === order ? [] : [{ order: other, amount: amount - first }]),
    ];
    const answer = await write(world, dice, who, '/money/matches', {
      arrival: arrival.id,
      key: world.aKey(),
      parts: shares.map((share) => ({ order: share.order.id, amount: share.amount })),
      ...(fee > 0 ? { fee } : {}),
    });
    const standing = [...world.model.orders.values()].flatMap(({ payments }) =>
      payments.filter(
        ({ id, state }) => transfer.payments.includes(id) && (state === 'counted' || state === 'waiting'),
      ),
    );
    if (!answer.ok) {
      expect(transfer.payments.length > 0 || fee > 0, `${answer.code} for money that came`).toBe(true);
      return answer;
    }
    // Never more than a small share, and a bank's fixed charge.
    expect(fee, 'a fee that no provider takes').toBeLessThanOrEqual(
      amount / 20 + (transfer.method === 'bank' ? 250_100 : 100),
    );
    const before = add(standing.map((payment) => payment.amount - payment.fee));
    expect(before + arrival.amount, 'one transfer counts once').toBeLessThanOrEqual(transfer.amount);
    for (const [place, share] of shares.entries()) {
      const made = answer.body.payments[place];
      expect(made.state === 'waiting' || amount < large).toBe(true);
      transfer.payments.push(made.id);
      touch(world, share.order);
      const told = { method: transfer.method, amount: share.amount, who, fee: place === 0 ? fee : 0 };
      received(world, share.order, told, made);
      await world.syncHold(share.order);
    }
    if (shares.length > 1) {
      world.reach('one transfer for two orders');
    }
    return answer;
  },
};

export const inbox: readonly Operation[] = [arrive, again, match];
