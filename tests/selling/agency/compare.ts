import { expect } from 'vitest';
import { add } from './model/kept.ts';
import type { ModelOrder } from './model/order.ts';
import { syncRates } from './operations/books/vat.ts';
import { syncWrittenOff } from './operations/books/write-offs.ts';
import { approvers, everybody, type World } from './world.ts';

/** An order's page, for the office and for its customer. */
export async function compareOrder(world: World, order: ModelOrder): Promise<void> {
  const { model } = world;
  await syncWrittenOff(world, order);
  const office = await world.read('boss', `/orders/${order.id}`);
  syncRates(world, order, office.lines);
  const visitor = await world.read(undefined, `/visitor/orders/${order.token}`);
  const wanted = {
    state: order.state,
    paid: order.paid,
    money: order.standing,
    total: order.state === 'quoted' || order.state === 'lapsed' ? order.total : order.charged,
    due: order.nextDue(model.today),
  };
  const of = ({ state, paid, money, total, due }: typeof wanted) => ({ state, paid, money, total, due });
  const what = `${order.door} ${office.reference}`;
  expect(of(office), `the office's page of ${what}`).toEqual(wanted);
  expect(of(visitor), `the customer's page of ${what}`).toEqual(wanted);
  expect(office.refundsPayable, `promised of ${what}`).toBe(order.promised);
}

/** The trial balance: every account, and both sides. */
export async function compareBooks(world: World): Promise<void> {
  const { accounts, debit, credit } = await world.read(
    'boss',
    `/reports/trial-balance?on=${world.model.today}`,
  );
  const found = accounts.map((each: { code: string; debit: number; credit: number }) => [
    each.code,
    each.debit - each.credit,
  ]);
  const wanted = world.model.balances();
  expect(found.filter(([, sum]: [string, number]) => sum !== 0)).toEqual(
    [...wanted].filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  expect(debit).toBe(credit);
}

interface Listed {
  readonly id: string;
  readonly left: number;
}
/** What the public lists of some packages say is left. */
export async function compareSeats(
  world: World,
  packages: readonly { readonly slug: string }[],
): Promise<void> {
  const { model } = world;
  for (const { slug } of packages) {
    const { items } = await world.read(undefined, `/departures?package=${slug}`);
    for (const { id, left } of items as Listed[]) {
      expect([id, left]).toEqual([id, Math.max(0, model.left(id))]);
    }
  }
}

/** Who is on a departure. */
export async function compareManifest(world: World, id: string): Promise<void> {
  const { model } = world;
  const { items } = await world.read('boss', `/departures/${id}/bookings`);
  const seated = [...model.orders.values()].filter(
    ({ seats }) => seats?.departure === id && (seats.state === 'booked' || model.isHeld(seats)),
  );
  const found = items
    .filter(({ seats }: { seats: number }) => seats > 0)
    .map(
      (each: { id: string; seats: number; seatState: string }) =>
        `${each.id} ${each.seats} ${each.seatState}`,
    );
  expect(found.sort()).toEqual(
    seated.map((each) => `${each.id} ${each.seats?.seats} ${each.seats?.state}`).sort(),
  );
  await compareGroup(
    world,
    id,
    seated.filter(({ seats }) => seats?.state === 'booked'),
  );
}

/** Who travels together: a place for each booked seat, and what their orders owe. */
async function compareGroup(world: World, id: string, booked: readonly ModelOrder[]): Promise<void> {
  const { orders, people } = await world.read('boss', `/departures/${id}/group`);
  const placesOf = (order: string) =>
    people.filter(({ orderId }: { orderId: string }) => orderId === order).length;
  expect(
    orders.map((each: { id: string; owed: number }) => `${each.id} ${placesOf(each.id)} ${each.owed}`).sort(),
    'who travels together',
  ).toEqual(booked.map((each) => `${each.id} ${each.seats?.seats} ${Math.max(0, each.owed)}`).sort());
}

/** All of a list that comes in pages, each order with how it stands. */
async function whole(world: World, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, total = 1; ids.length < total; page += 1) {
    const found: { items: { id: string; money: string }[]; total: number } = await world.read(
      'boss',
      `${path}&page=${page}`,
    );
    ids.push(...found.items.map(({ id, money }) => `${id} ${money}`));
    total = found.items.length === 0 ? 0 : found.total;
  }
  return ids.sort();
}

/** The tabs of the office's list. */
export async function compareTabs(world: World): Promise<void> {
  const { model } = world;
  const all = [...model.orders.values()];
  const idsOf = (fits: (order: ModelOrder) => boolean) =>
    all
      .filter(fits)
      .map(({ id, standing }) => `${id} ${standing}`)
      .sort();
  const yesterday = new Date(Date.parse(model.today) - 86_400_000).toISOString().slice(0, 10);
  expect(await whole(world, '/orders?due=overdue'), 'overdue').toEqual(
    idsOf((order) => (order.isSold ? order.dueBy(yesterday) : order.owed) > 0),
  );
  expect(await whole(world, '/orders?due=today'), 'due today').toEqual(
    idsOf((order) =>
      order.isSold
        ? order.dueBy(yesterday) === 0 && order.dueBy(model.today) > 0
        : order.state === 'cancelled' && order.owed > 0,
    ),
  );
  expect(await whole(world, '/orders?due=refund'), 'to go back').toEqual(
    idsOf((order) => order.owed < 0 || order.promised > 0),
  );
}

/** Reports over the whole walk. */
export async function compareReports(world: World): Promise<void> {
  const { model } = world;
  const all = [...model.orders.values()];
  const total = async (report: string) =>
    (await world.read('boss', `/reports/${report}?by=month&from=2026-07&to=2030-06`)).total;
  expect(await total('sold'), 'sold').toBe(add(all.map(({ charged, writtenOff }) => charged + writtenOff)));
  expect(await total('received'), 'received').toBe(
    add(all.flatMap(({ counted }) => counted.map(({ amount }) => amount))),
  );
  expect(await total('refunds'), 'refunds').toBe(add(all.map(({ refunded }) => refunded)));
  const { toUs } = await world.read('boss', '/reports/owed');
  expect(toUs.total, 'owed to us').toBe(add(all.map(({ balance }) => Math.max(0, balance))));
}

/** What each till holds. */
export async function compareTills(world: World): Promise<void> {
  const { items } = await world.read(approvers[0], `/tills?day=${world.model.today}`);
  for (const who of everybody) {
    const { balance, waiting } = world.model.drawer(who);
    const found = items.find(({ uid }: { uid: string }) => uid === who);
    if (found?.state !== 'closed') {
      expect([who, found?.expected ?? 0]).toEqual([who, balance + waiting]);
    }
  }
}

/** Papers, as anybody may check them. */
export async function comparePapers(world: World, order: ModelOrder): Promise<void> {
  const issued = await world.database.rows(
    "SELECT kind, verify, amount, undone_at FROM papers WHERE order_id = $1 AND kind <> 'receipt'",
    [order.id],
  );
  for (const { kind, verify, amount, undone_at: undoneAt } of issued) {
    const paper = await world.read(undefined, `/verify/${verify}`);
    expect([kind, paper.genuine, paper.amount, paper.state === 'undone']).toEqual([
      kind,
      true,
      Number(amount),
      undoneAt !== null,
    ]);
  }
  for (const { verify, state, amount } of order.payments) {
    if (verify !== null) {
      const paper = await world.read(undefined, `/verify/${verify}`);
      expect([paper.genuine, paper.amount]).toEqual([true, amount]);
      const wanted =
        state === 'undone'
          ? ['undone']
          : order.refunds.some((each) => each.state === 'paid' || each.state === 'undone')
            ? ['good', 'refunded']
            : ['good'];
      expect(wanted, `a receipt of ${order.door}`).toContain(paper.state);
    }
  }
}
