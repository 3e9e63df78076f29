import { describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { type OrderItem, type OrderQuery, orderSorts } from '#features/orders/order-list.contract.ts';
import { listOrderClerks, listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder, cancelOrder, makeOrder } from '#features/orders/orders.commands.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { addDays } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type DaysBetween, daysBetweenOf } from '#platform/days-between.rules.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { aQuote, payCash, sell, staff } from './sales.ts';

const today = '2026-12-01';

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
  return { roll, pick: <Each>(of: readonly Each[]): Each | undefined => of[roll(of.length)] };
}

const clerks = ['amina', 'boss', 'chand'];
const names = ['Salma Begum', 'abdul Malek', 'Zia', 'Rokeya Karim', 'rumi', 'Malek Miah'];

async function insertClerks({ db, clock }: CommandDeps) {
  await db.insert(users).values(
    clerks.map((uid) => ({
      uid,
      email: `${uid}@staff.example`,
      emailVerified: true,
      name: uid === 'boss' ? null : `${uid.toUpperCase()} Staff`,
      role: 'clerk' as const,
      validSince: clock.now(),
      createdAt: clock.now(),
    })),
  );
}

/** Orders of all kinds: quotes, open ones with and without plans and days, paid in part, in whole and too much, cancelled. */
async function sellMany(deps: CommandDeps, { roll, pick }: ReturnType<typeof dice>, most: number) {
  for (let made = 0; made < most; made += 1) {
    const total = 100_000 * (1 + roll(40));
    const first = 10_000 * (1 + roll(9));
    const day = addDays(today, roll(40));
    const plan = [
      { amount: first, due: addDays(today, roll(10) - 3) },
      { amount: total - first, due: addDays(today, roll(30)) },
    ];
    const clerk = staff(pick(clerks) ?? '', 'manager');
    const quote = aQuote({
      contact: { name: pick(names) ?? '', phone: `0181234${1000 + made}` },
      lines: [{ charge: 'own', quantity: 1, unit: total, text: { en: `Tour ${made}` } }],
      ...(roll(4) === 0 ? {} : { travelsOn: day }),
      ...(roll(3) === 0 ? {} : { plan }),
    });
    const { id } = await run(deps, clerk, makeOrder, quote);
    if (roll(4) === 0) {
      continue;
    }
    await run(deps, clerk, acceptOrder, { id });
    const paid = pick([0, first, total, total + 5_000, Math.floor(total / 3)]) ?? 0;
    if (paid > 0) {
      await payCash(deps, id, paid, staff('amina'));
    }
    if (roll(6) === 0) {
      await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'Fell ill.' });
    }
  }
}

interface Known {
  readonly order: OfficeOrder;
  readonly clerk: string;
  readonly row: Pick<OrderItem, 'total' | 'paid' | 'owed' | 'due' | 'dueOn' | 'overdue'>;
}

/** How an order stands by its own page, added up by hand. */
function standing(order: OfficeOrder, on: string): Known['row'] {
  const { total, paid, due, dueOn } = order;
  const isQuote = order.state === 'quoted';
  const owed = isQuote ? 0 : Math.max(0, total - paid);
  const late = order.plan.filter((part) => part.due < on).reduce((sum, { left }) => sum + left, 0);
  return { total, paid, due, dueOn, owed, overdue: isQuote ? 0 : order.state === 'cancelled' ? owed : late };
}

const isIn = (day: string | null, { from, to }: DaysBetween) =>
  day !== null && (from === undefined || day >= from) && (to === undefined || day <= to);

/** Whether an order belongs to a list: the same questions as the database answers, asked of each order. */
function fits({ order, clerk, row }: Known, query: OrderQuery, on: string): boolean {
  const { due, travels, made, state, q } = query;
  const isDue =
    due === undefined ||
    (due === 'unpaid' && row.owed > 0) ||
    (due === 'overdue' && row.overdue > 0) ||
    (due === 'refund' && order.state !== 'quoted' && order.back > 0);
  return (
    isDue &&
    (state === undefined || order.state === state) &&
    (query.clerk === undefined || query.clerk === clerk) &&
    (q ?? '').split(' ').every((word) => order.name.toLowerCase().includes(word)) &&
    (travels === undefined || isIn(order.travelsOn, daysBetweenOf(travels, on) ?? {})) &&
    (made === undefined || isIn(today, daysBetweenOf(made, on) ?? {}))
  );
}

const clerkName = (uid: string) => (uid === 'boss' ? 'boss@staff.example' : `${uid} staff`);

const keyOf = ({ order, clerk, row }: Known, sort: string): string | number | null => {
  switch (sort) {
    case 'travels':
      return order.travelsOn;
    case 'name':
      return order.name.toLowerCase();
    case 'clerk':
      return clerkName(clerk);
    case 'reference':
      return order.reference;
    case 'total':
      return row.total;
    case 'paid':
      return row.paid;
    case 'owed':
      return row.owed;
    case 'due':
      return row.due;
    case 'dueon':
      return row.dueOn;
    default:
      return order.createdAt;
  }
};

function sorted(all: readonly Known[], sort: string): Known[] {
  const down = sort.startsWith('-');
  const key = sort.replace('-', '');
  return all.toSorted((one, other) => {
    const [a, b] = [keyOf(one, key), keyOf(other, key)];
    if (a !== b) {
      return a === null ? 1 : b === null ? -1 : (a < b ? -1 : 1) * (down ? -1 : 1);
    }
    const byId = one.order.id < other.order.id ? 1 : -1;
    return key === 'made' && !down ? -byId : byId;
  });
}

async function known(deps: CommandDeps, on: string): Promise<Known[]> {
  const { items } = await listOrders(deps.db, { limit: 100 }, on);
  return Promise.all(
    items.map(async ({ id, clerk }) => {
      const order = await findOrder(deps.db, id, on);
      if (order === undefined) {
        throw new Error('There is no such order.');
      }
      return { order, clerk: clerk?.uid ?? '', row: standing(order, on) };
    }),
  );
}

describe('the list of orders', () => {
  test('filters, sorts, pages and sums as one would by hand, whatever is asked', async ({ deps }) => {
    await saveAgency(deps);
    await insertClerks(deps);
    const { roll, pick } = dice(20_261_201);
    await sellMany(deps, { roll, pick }, 48);
    for (const on of [today, addDays(today, 9)]) {
      const all = await known(deps, on);
      expect(all).toHaveLength(48);
      for (let turn = 0; turn < 70; turn += 1) {
        const query: OrderQuery = {
          sort: orderSorts[turn % orderSorts.length],
          due: pick([undefined, undefined, 'unpaid', 'overdue', 'refund'] as const),
          state: pick([undefined, undefined, 'open', 'quoted', 'cancelled'] as const),
          clerk: pick([undefined, undefined, ...clerks]),
          travels: pick([undefined, undefined, 'week', 'month', '2026-12-05..2026-12-20', '..2026-12-12']),
          made: pick([undefined, undefined, 'last-month', 'today']),
          q: pick([undefined, undefined, 'malek', 'miah malek']),
          limit: 1 + roll(12),
          page: 1 + roll(3),
        };
        const wanted = sorted(
          all.filter((each) => fits(each, query, on)),
          query.sort ?? '-made',
        );
        const { limit = 0, page = 1 } = query;
        const shown = wanted.slice((page - 1) * limit, page * limit);
        const found = await listOrders(deps.db, query, on);
        const said = JSON.stringify({ on, ...query });
        expect(found.total, said).toBe(wanted.length);
        expect(
          found.items.map(({ id }) => id),
          said,
        ).toEqual(shown.map(({ order }) => order.id));
        expect(found.items, said).toMatchObject(shown.map(({ row }) => row));
        const sum = (key: 'total' | 'paid' | 'owed' | 'due' | 'overdue') =>
          wanted.reduce((added, { row }) => added + row[key], 0);
        expect(found.sums, said).toEqual({
          total: sum('total'),
          paid: sum('paid'),
          owed: sum('owed'),
          due: sum('due'),
          overdue: sum('overdue'),
        });
        expect((await listOrders(deps.db, { ...query, limit: 0 }, on)).total).toBe(wanted.length);
      }
    }
  }, 120_000);

  test('says what was sold, when they travel, who sold it and how to call', async ({ deps }) => {
    await insertClerks(deps);
    await sell(deps, { travelsOn: '2026-12-20' });
    const { items } = await listOrders(deps.db, {}, today);
    expect(items).toMatchObject([
      {
        about: { en: 'Visa service' },
        travelsOn: '2026-12-20',
        clerk: { uid: 'amina', name: 'AMINA Staff' },
        phone: '+8801812345678',
      },
    ]);
    expect(await listOrderClerks(deps.db)).toEqual([{ uid: 'amina', name: 'AMINA Staff' }]);
    expect((await listOrders(deps.db, { clerk: 'nobody' }, today)).total).toBe(0);
  });
});
