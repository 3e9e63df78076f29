import { describe, expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { matchMoney, partOrders } from '#features/money/matches/matches.commands.ts';
import type { MoneyInbox } from '#features/money/matches/matches.contract.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const today = '2026-12-01';
const amina = staff('amina');
const boss = staff('boss', 'manager');

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What a thoughtful clerk has on paper: who owes what, what came, and what was booked for whom. Poisha. */
interface Paper {
  readonly orders: Map<string, { reference: string; token: string; phone: string; isOver: boolean }>;
  readonly arrived: Map<string, number>;
  readonly booked: Map<string, { arrival: string; parts: { order: string; amount: number; id: string }[] }>;
  readonly parted: Set<string>;
}

const bookedOf = ({ booked }: Paper, of: { arrival?: string; order?: string }) =>
  [...booked.values()]
    .filter(({ arrival }) => of.arrival === undefined || arrival === of.arrival)
    .flatMap(({ parts }) => parts)
    .filter(({ order }) => of.order === undefined || order === of.order)
    .reduce((sum, { amount }) => sum + amount, 0);

/** That the inbox and the orders say what the paper says. */
async function compare(deps: CommandDeps, paper: Paper, step: string): Promise<MoneyInbox> {
  const inbox = await findMoneyInbox(deps.db, deps.clock.now());
  const shown = [
    ...inbox.proposals.map(({ arrival }) => arrival),
    ...inbox.orderProposals.map(({ arrival }) => arrival),
    ...inbox.arrivals,
  ];
  // None lost, none twice: each by the poisha that isn't booked yet.
  const open = [...paper.arrived]
    .map(([outside, amount]): [string, number] => [outside, amount - bookedOf(paper, { arrival: outside })])
    .filter(([, left]) => left > 0);
  const left = shown.map(({ outside, left: rest }): [string, number] => [outside ?? '', rest]);
  expect(left.toSorted(), step).toEqual(open.toSorted());
  for (const [outside, amount] of paper.arrived) {
    expect(bookedOf(paper, { arrival: outside }), step).toBeLessThanOrEqual(amount);
  }
  for (const { arrival, options, isChosen } of inbox.orderProposals) {
    expect(isChosen ? options.length : 1, step).toBe(1);
    for (const option of options) {
      expect(paper.orders.get(option.order)?.isOver, step).toBe(false);
      expect(paper.parted.has(`${arrival.outside} ${option.order}`), step).toBe(false);
    }
  }
  for (const id of paper.orders.keys()) {
    const order = await findOrder(deps.db, id, today);
    expect([id, order?.paid], step).toEqual([id, bookedOf(paper, { order: id })]);
  }
  return inbox;
}

const phones = ['01711000111', '01711000222', '01811000333'];
const taka = (sum: number) => sum * 100;

type Step = (
  deps: CommandDeps,
  paper: Paper,
  inbox: MoneyInbox,
  roll: (sides: number) => number,
) => Promise<unknown>;
const one = <Item>(items: readonly Item[], roll: (sides: number) => number) => items[roll(items.length)];

const steps: Readonly<Record<string, Step>> = {
  sell: async (deps, paper, _, roll) => {
    const phone = phones[roll(phones.length)] ?? '';
    const lines = [
      { charge: 'own' as const, quantity: 1, unit: taka(100 * (1 + roll(4))), text: { en: 'Visa' } },
    ];
    const { id, reference, token } = await sell(deps, {
      contact: { name: 'Farida Sample', phone },
      lines,
      key: aKey(),
    });
    paper.orders.set(id, { reference, token, phone, isOver: false });
    if (roll(2) === 0) {
      await run(deps, amina, acceptOrder, { id });
    }
  },
  arrive: async (deps, paper, _, roll) => {
    const outside = `9K70LM${String(1_000 + paper.arrived.size)}`;
    const amount = taka(100 * (1 + roll(5)));
    const order = one([...paper.orders.values()], roll);
    const note = roll(4) === 0 ? (order?.reference ?? '') : '';
    const sender = [...phones, 'CITY BANK', '01511999999'][roll(5)] ?? '';
    const item = { method: 'bkash' as const, outside, sender, note, amount, at: '2026-12-01T09:50:00+06:00' };
    // Read twice, it is the same.
    for (const source of ['sms', roll(2) === 0 ? 'statement' : 'sms'] as const) {
      await run(deps, amina, keepArrivals, { source, items: [item] });
    }
    paper.arrived.set(outside, amount);
  },
  tell: async (deps, paper, inbox, roll) => {
    const order = one([...paper.orders.values()], roll);
    const open = [...inbox.orderProposals.map(({ arrival }) => arrival), ...inbox.arrivals];
    const outside = one(open, roll)?.outside ?? `9K70LM${9_000 + roll(1_000)}`;
    if (order !== undefined && !order.isOver) {
      const told = {
        token: order.token,
        method: 'bkash' as const,
        outside,
        sender: order.phone,
        visitor: `v${roll(99)}`,
      };
      await run(deps, visitorActor, claimPayment, { ...told, amount: taka(100) }).catch(() => {});
    }
  },
  accept: async (deps, paper, inbox, roll) => {
    const proposal = one(inbox.orderProposals, roll);
    const option = one(proposal?.options ?? [], roll);
    if (proposal !== undefined && option !== undefined) {
      const { arrival } = proposal;
      const parts = [{ order: option.order, amount: arrival.left }];
      const match = { arrival: arrival.id, parts, key: aKey() };
      const { payments } = await run(deps, amina, matchMoney, match);
      // Once more, by another key: nobody books it a second time.
      await expect(run(deps, amina, matchMoney, { ...match, key: aKey() })).rejects.toMatchObject({
        code: 'money.matched',
      });
      note(paper, arrival.outside, parts, payments);
    }
  },
  pair: async (deps, paper, inbox, roll) => {
    const proposal = one(inbox.proposals, roll);
    if (proposal !== undefined) {
      const { claim, arrival } = proposal;
      const parts = [{ order: claim.order, amount: arrival.left }];
      const match = { claim: claim.id, arrival: arrival.id, parts, key: aKey() };
      const { payments } = await run(deps, amina, matchMoney, match);
      note(paper, arrival.outside, parts, payments);
    }
  },
  split: async (deps, paper, inbox, roll) => {
    const arrival = one([...inbox.arrivals, ...inbox.orderProposals.map((each) => each.arrival)], roll);
    const [first, second] = paper.orders.keys();
    if (arrival !== undefined && first !== undefined && second !== undefined && arrival.left > taka(50)) {
      const parts = [
        { order: first, amount: taka(50) },
        { order: second, amount: arrival.left - taka(50) },
      ];
      const { payments } = await run(deps, amina, matchMoney, { arrival: arrival.id, parts, key: aKey() });
      note(paper, arrival.outside, parts, payments);
    }
  },
  part: async (deps, paper, inbox, roll) => {
    const proposal = one(inbox.orderProposals, roll);
    if (proposal !== undefined) {
      const orders = proposal.options.map(({ order }) => order);
      await run(deps, amina, partOrders, { arrival: proposal.arrival.id, orders });
      for (const order of orders) {
        paper.parted.add(`${proposal.arrival.outside} ${order}`);
      }
    }
  },
  undo: async (deps, paper, _, roll) => {
    const [key, made] = one([...paper.booked], roll) ?? [];
    const part = one(made?.parts ?? [], roll);
    if (key !== undefined && made !== undefined && part !== undefined) {
      await run(deps, boss, undoPayment, { id: part.id, reason: 'Wrong order.' });
      paper.booked.set(key, { ...made, parts: made.parts.filter((each) => each !== part) });
    }
  },
  cancel: async (deps, paper, _, roll) => {
    const [id, order] =
      one(
        [...paper.orders].filter(([, each]) => !each.isOver),
        roll,
      ) ?? [];
    if (id !== undefined && order !== undefined) {
      await run(deps, boss, cancelOrder, { id, reason: 'They fell ill.' });
      order.isOver = true;
    }
  },
};

/** Writes down what was booked. */
function note(
  paper: Paper,
  outside: string | null,
  parts: readonly { order: string; amount: number }[],
  made: readonly { id: string; state: string; order: string }[],
) {
  const booked = parts.map(({ order, amount }) => {
    const payment = made.find((each) => each.order === order);
    expect(payment?.state).toBe('counted');
    return { order, amount, id: payment?.id ?? '' };
  });
  paper.booked.set(aKey(), { arrival: outside ?? '', parts: booked });
}

const walk = [
  'sell',
  'arrive',
  'arrive',
  'accept',
  'tell',
  'tell',
  'sell',
  'accept',
  'pair',
  'split',
  'part',
  'undo',
  'arrive',
  'accept',
  'cancel',
];

describe('whatever arrives, is told, proposed, booked, undone and called off', () => {
  test.for([1, 2, 3])(
    'no taka is booked twice or lost, and no order that is over is proposed (%i)',
    async (seed, { deps }) => {
      const roll = dice(seed);
      const paper: Paper = { orders: new Map(), arrived: new Map(), booked: new Map(), parted: new Set() };
      let inbox = await compare(deps, paper, 'at first');
      const counts = { orders: 0, pairs: 0 };
      for (let time = 0; time < 45; time += 1) {
        const name = time < 6 ? (['sell', 'sell', 'arrive'][time % 3] ?? '') : (one(walk, roll) ?? '');
        await steps[name]?.(deps, paper, inbox, roll);
        inbox = await compare(deps, paper, `${time} ${name}`);
        counts.orders += inbox.orderProposals.length;
        counts.pairs += inbox.proposals.length;
      }
      expect(counts.orders).toBeGreaterThan(0);
      expect(counts.pairs).toBeGreaterThan(0);
      expect(paper.booked.size).toBeGreaterThan(0);
      const { debit, credit } = await findTrialBalance(deps.db, today);
      expect(debit).toBe(credit);
    },
  );
});
