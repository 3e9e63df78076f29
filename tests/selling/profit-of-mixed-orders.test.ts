import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orders } from '#features/orders/orders.table.ts';
import { findProfit } from '#features/reports/costs/costs.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, type deskOf } from '../enquiries/desk.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings, packageSlug } from './booking-world.ts';
import { openFares } from './fare-world.ts';
import { aKey } from './sales.ts';

const seller = callerOf('rumi', ['orders.read', 'orders.write'], { role: 'manager' });
const party = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
const reason = 'The journey is put off.';
/** What one adult pays for the tour; poisha. */
const tour = 1_250_000;
const discount = (unit: number) => ({ charge: 'discount', quantity: 1, unit, text: { en: 'A family' } });

/** A departure, and a way to sell a place on it in an order that stands already. */
async function openDeparture(deps: CommandDeps, request: ReturnType<typeof deskOf>) {
  const { departure } = await openBookings(deps);
  const sales = async () => (await findProfit(deps.db, departure))?.sold;
  const orderOf = (id: string) => {
    const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
      request(method, `/orders/${id}${path}`, body, { caller: seller });
    const addTour = async (...more: object[]) => {
      const { current, lines } = (await ask('GET', '')).body;
      const kept = lines.map(({ charge, quantity, unit, text }: Record<string, unknown>, was: number) => ({
        charge,
        quantity,
        unit,
        text,
        was,
      }));
      const sold = [{ package: packageSlug, departure, party }];
      const terms = { sold, lines: [...kept, ...more], from: current, agreed: true, reason, key: aKey() };
      const { body } = await ask('POST', '/amendments', terms);
      expect(body, JSON.stringify(body)).toMatchObject({ state: 'applied' });
    };
    const cancel = async () => (await ask('POST', '/cancel', { reason })).body;
    return { ask, addTour, cancel };
  };
  return { sales, orderOf };
}

/** A visa for 2,000 taka of ours and 5,300 of others, sold with a place on the tour. */
async function openVisaWithTour(deps: CommandDeps, ...more: object[]) {
  const cases = await openCases(deps);
  const world = await openDeparture(deps, cases.request);
  const one = await cases.begin();
  const order = world.orderOf((await one.office('GET', '')).body.orderId);
  expect((await order.ask('POST', '/accept')).status).toBe(200);
  await order.addTour(...more);
  const submit = async () => {
    for (const { key } of (await one.read()).applicants[0].papers) {
      await one.send(key);
      await one.decide(key, 'accept');
    }
    for (const to of ['checking', 'ready', 'submitted']) {
      expect((await one.move(to)).status).toBe(200);
    }
  };
  const withdraw = async () => (await one.office('POST', '/withdraw', { reason })).body;
  return { ...world, order, submit, withdraw };
}

/** A fare of three passengers with tickets, sold with a place on the tour. */
async function openFareWithTour(deps: CommandDeps) {
  const fares = await openFares(deps);
  const world = await openDeparture(deps, fares.request);
  const { token } = await fares.sold();
  const [row] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const order = world.orderOf(row?.id ?? '');
  await order.addTour();
  const tickets = [1, 2, 3].map((last) => ({ number: `997-240000000${last}` }));
  expect((await fares.issue(tickets)).status).toBe(200);
  const giveBack = async (changed: object) => {
    const body = { how: 'refund', passengers: [0], penalty: 100_000, reason, key: aKey(), ...changed };
    expect((await fares.staff('POST', `/fares/${fares.id}/tickets/give-back`, body)).status).toBe(200);
  };
  return { ...world, order, giveBack };
}

/** What a cancellation kept of the lines for the tour, and of those of ours for something else. */
const retainedOf = (lines: { charge: string; keep: number; text: { en?: string } }[]) => {
  const ours = lines.filter(({ charge }) => charge === 'own' || charge === 'fee');
  const sum = (of: typeof ours) => of.reduce((total, { keep }) => total + keep, 0);
  const isTour = ({ text }: (typeof ours)[number]) => text.en?.startsWith('to the sea') === true;
  return { tour: sum(ours.filter(isTour)), others: sum(ours.filter((line) => !isTour(line))) };
};

describe('what a departure sold, of orders that sell something else too', () => {
  test('has nothing that is kept of a visa when the order is cancelled', async ({ deps }) => {
    const { sales, order, submit } = await openVisaWithTour(deps);
    await submit();
    expect(await sales()).toBe(tour);
    const kept = retainedOf((await order.cancel()).lines);
    expect(kept.others).toBe(200_000);
    expect(kept.tour).toBeGreaterThan(0);
    expect(await sales()).toBe(kept.tour);
  });

  test('has nothing that is kept of a fare when the order is cancelled, nor of what giving its tickets back costs', async ({
    deps,
  }) => {
    const { sales, order, giveBack } = await openFareWithTour(deps);
    expect(await sales()).toBe(tour);
    const kept = retainedOf((await order.cancel()).lines);
    expect(kept.others).toBeGreaterThan(0);
    expect(await sales()).toBe(kept.tour);
    await giveBack({ charge: 20_000 });
    expect(await sales()).toBe(kept.tour);
  });

  test('has no charge for giving a ticket back while the order stands', async ({ deps }) => {
    const { sales, giveBack } = await openFareWithTour(deps);
    await giveBack({ charge: 20_000 });
    expect(await sales()).toBe(tour);
  });

  test('has no fee of a case that was withdrawn, then or when the rest is cancelled', async ({ deps }) => {
    const { sales, order, submit, withdraw } = await openVisaWithTour(deps);
    await submit();
    expect((await withdraw()).keep).toBe(730_000);
    expect(await sales()).toBe(tour);
    const kept = retainedOf((await order.cancel()).lines);
    expect(kept.others).toBe(200_000);
    expect(await sales()).toBe(kept.tour);
  });

  test('bears its part of a discount, and is never less than nothing', async ({ deps }) => {
    const half = (tour + 200_000) / 2;
    const { sales } = await openVisaWithTour(deps, discount(-half));
    expect(await sales()).toBe(tour / 2);
  });

  test('is nothing when a discount is larger than what stays after a case is withdrawn', async ({ deps }) => {
    const { sales, order, submit, withdraw } = await openVisaWithTour(deps, discount(-1_700_000));
    await submit();
    await withdraw();
    expect(await sales()).toBe(0);
    await order.cancel();
    expect(await sales()).toBe(0);
  });

  test('is nothing when the discount becomes as small as the tour that stays', async ({ deps }) => {
    const { sales, order, withdraw } = await openVisaWithTour(deps, discount(-1_700_000));
    await withdraw();
    expect((await order.ask('GET', '')).body.total).toBe(0);
    expect(await sales()).toBe(0);
  });
});
