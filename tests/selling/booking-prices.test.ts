import { describe, expect } from 'vitest';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder, listSoldLines } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { acceptAmendmentByLink } from '#features/orders/terms/amendments.commands.ts';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf, packageSlug } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const clerk = staff('amina');
const today = '2026-12-01';

const regular = {
  key: 'regular',
  adult: 12_501_00,
  childWithBed: 9_800_00,
  childWithoutBed: 6_900_00,
  infant: 500_00,
  singleSupplement: 4_500_00,
};
const eid = {
  key: 'eid',
  adult: 15_333_33,
  childWithBed: 11_111_11,
  childWithoutBed: 7_777_77,
  infant: 600_01,
  singleSupplement: 5_555_55,
};
const bands = [regular, eid];
const dearer = { bands: [{ ...regular, adult: 14_000_00, childWithBed: 10_000_00 }, eid] };
const thirdKept = [
  { daysBefore: 30, keepPercent: 33 },
  { daysBefore: 0, keepPercent: 100 },
];

const party = (adults: number, more: object = {}) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
  ...more,
});

/** Two adults who have booked for 25,002 taka, 44 days ahead, and a departure a week later in another band. */
async function openBooked(deps: CommandDeps) {
  const world = await openBookings(deps, 10, { bands, cancellation: thirdKept });
  const onEid = await world.depart(8, {
    key: 'eid',
    departsOn: '2027-01-21',
    returnsOn: '2027-01-24',
    band: 'eid',
  });
  const { token } = await world.book({ party: party(2) });
  const id = await orderIdOf(deps, token);
  await run(deps, clerk, acceptOrder, { id });
  let from = 1;
  const change = async (more: object) => {
    const made = await run(deps, clerk, changeBooking, {
      id,
      reason: 'They asked for it.',
      from,
      agreed: true,
      key: aKey(),
      ...more,
    });
    from = made.state === 'applied' ? made.version : from;
    return made;
  };
  const priced = async (version = from) =>
    (await listSoldLines(deps.db, id, version)).map(({ charge, quantity, unit }) => [charge, quantity, unit]);
  return { ...world, onEid, id, token, change, priced, order: () => findOrder(deps.db, id, today) };
}

describe('the price of a changed booking', () => {
  test('is the page’s for who comes along, and as it was sold for those who had booked', async ({ deps }) => {
    const world = await openBooked(deps);
    await world.publish({ ...dearer, cancellation: [{ daysBefore: 0, keepPercent: 50 }] });
    const total = 2 * 12_501_00 + 14_000_00 + 10_000_00;
    const preview = await world.change({ party: party(3, { childrenWithBed: 1 }), preview: true });
    expect(preview).toMatchObject({ before: 25_002_00, total });
    await world.change({ party: party(3, { childrenWithBed: 1 }) });
    expect(await world.order()).toMatchObject({ total });
    expect(await world.priced()).toEqual([
      ['own', 2, 12_501_00],
      ['own', 1, 14_000_00],
      ['own', 1, 10_000_00],
    ]);
    const sold = await listSoldLines(deps.db, world.id, 2);
    expect(sold.map(({ source, refund }) => [source.revision, refund.ladder[0]?.keepPercent])).toEqual([
      [1, 33],
      [2, 50],
      [2, 50],
    ]);
    // Whoever was added last goes first.
    await world.change({ party: party(2), withoutFee: true });
    expect(await world.priced()).toEqual([['own', 2, 12_501_00]]);
  });

  test('grows by a room of one’s own, children and infants one by one, to the poisha', async ({ deps }) => {
    const world = await openBooked(deps);
    const many = party(2, { childrenWithBed: 2, childrenWithoutBed: 1, infants: 1, singleRooms: 1 });
    const { total } = await world.change({ party: many });
    expect(total).toBe(2 * 12_501_00 + 2 * 9_800_00 + 6_900_00 + 500_00 + 4_500_00);
    await world.change({ party: { ...many, singleRooms: 0 } });
    expect(await world.order()).toMatchObject({ total: total - 4_500_00 });
    // One more at the price of the others is one more on their line.
    await world.change({ party: { ...many, singleRooms: 0, adults: 3 } });
    expect((await world.priced())[0]).toEqual(['own', 3, 12_501_00]);
  });

  test('of those who stay is what it was when others stay at home, whatever the page costs by now', async ({
    deps,
  }) => {
    const world = await openBooked(deps);
    await world.publish(dearer);
    const { keep } = await run(deps, clerk, cancelOrder, { id: world.id, reason: 'If all.', preview: true });
    await world.change({ party: party(1) });
    expect(await world.priced()).toEqual([
      ['own', 1, 12_501_00],
      ['fee', 1, 4_125_00],
    ]);
    // Leaving one after the other costs what leaving together does.
    const rest = await run(deps, clerk, cancelOrder, { id: world.id, reason: 'The other.', preview: true });
    expect([rest.keep, keep]).toEqual([8_251_00, 8_251_00]);
  });

  test('on another departure is that of its band, as the page shows it, with a plan that adds up', async ({
    deps,
  }) => {
    const world = await openBooked(deps);
    const wanted = party(2, { childrenWithBed: 1, infants: 1, singleRooms: 1 });
    const made = await world.change({ departure: world.onEid, party: wanted });
    const { id = '' } = (await findAddress(deps.db, packageSlug)) ?? {};
    const shown = await findQuote(deps.db, {
      id,
      key: 'eid',
      today,
      party: { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0, infants: 1, singleRooms: 1 },
    });
    expect(made.total).toBe(47_933_33);
    expect(shown?.quote.total).toBe(made.total);
    expect(made.plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(made.total);
    expect(await world.order()).toMatchObject({ total: made.total, travelsOn: '2027-01-21' });
  });

  test('on another departure has the fee of those who don’t come along', async ({ deps }) => {
    const world = await openBooked(deps);
    await world.change({ departure: world.onEid, party: party(1) });
    expect(await world.priced()).toEqual([
      ['own', 1, 15_333_33],
      ['fee', 1, 4_125_00],
    ]);
  });

  test('is booked only as it was seen', async ({ deps }) => {
    const world = await openBooked(deps);
    const wanted = { departure: world.departure, party: party(3) };
    const { total, plan } = await world.change({ ...wanted, preview: true });
    await world.publish(dearer);
    const late = world.change({ ...wanted, seen: { total, plan } });
    await expect(late).rejects.toMatchObject({ code: 'bookings.price', details: { total: 39_002_00 } });
    expect(await world.order()).toMatchObject({ total: 25_002_00, current: 1 });
    expect(await world.standing()).toMatchObject({ booked: 2 });
    const again = await world.change({ ...wanted, preview: true });
    const otherPlan = again.plan.map((part) => ({ ...part, due: '2026-12-24' }));
    const seenOtherwise = world.change({ ...wanted, seen: { total: again.total, plan: otherPlan } });
    await expect(seenOtherwise).rejects.toMatchObject({ code: 'bookings.price' });
    await world.change({ ...wanted, seen: { total: again.total, plan: again.plan } });
    expect(await world.order()).toMatchObject({ total: 39_002_00, current: 2 });
  });

  test('that was proposed is the one that counts when it is accepted', async ({ deps }) => {
    const world = await openBooked(deps);
    const { version, total } = await world.change({ departure: world.onEid, agreed: false });
    await world.publish({ bands: [regular, { ...eid, adult: 20_000_00 }] });
    await run(deps, visitorActor, acceptAmendmentByLink, { token: world.token, version });
    expect(total).toBe(30_666_66);
    expect(await world.order()).toMatchObject({ total, current: version });
  });

  test('that was kept the same stays so for who stays, and ends with the next move', async ({ deps }) => {
    const world = await openBooked(deps);
    await world.change({ departure: world.onEid, price: 'same' });
    expect(await world.priced()).toEqual([
      ['own', 2, 15_333_33],
      ['discount', 1, -5_664_66],
    ]);
    await world.change({ party: party(1), withoutFee: true });
    expect(await world.order()).toMatchObject({ total: 12_501_00 });
    await world.change({ party: party(2) });
    expect(await world.order()).toMatchObject({ total: 12_501_00 + 15_333_33 });
    await world.change({ departure: world.departure });
    expect(await world.priced()).toEqual([['own', 2, 12_501_00]]);
  });
});
