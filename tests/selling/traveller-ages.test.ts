import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { acceptAgePrice } from '#features/bookings/ages/ages.commands.ts';
import { findAgePrice } from '#features/bookings/ages/ages.queries.ts';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { careForTravellersJob } from '#features/bookings/travellers/care/care.jobs.ts';
import { fillTravellers } from '#features/bookings/travellers/travellers.commands.ts';
import { travellersSent } from '#features/bookings/travellers/travellers.contract.ts';
import { findVisitorTravellers } from '#features/bookings/travellers/travellers.queries.ts';
import { travellers } from '#features/bookings/travellers/travellers.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { findBooked } from '#features/orders/seats/seats.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const nobody = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
const person = (place: string, givenNames: string, birthDate: string) => ({
  place,
  surname: 'SAMPLE',
  givenNames,
  sex: 'F',
  birthDate,
});

/** An accepted booking whose travellers are filled in. */
async function travel(deps: CommandDeps, party: object, people: readonly object[]) {
  const world = await openBookings(deps);
  const { token } = await world.book({ party: { ...nobody, ...party } });
  const id = await orderIdOf(deps, token);
  await run(deps, staff('amina'), acceptOrder, { id });
  const fill = (of: readonly object[], basedOn: number) =>
    run(deps, visitorActor, fillTravellers, {
      token,
      basedOn,
      sent: travellersSent.parse({ travellers: of }),
    });
  await fill(people, 0);
  const now = deps.clock.now();
  const seen = async () => {
    const list = await findVisitorTravellers(deps, token, { today: dhakaDate(now), language: 'en' });
    return (list?.travellers ?? []).map(({ place, givenNames, isComplete, warnings }) => ({
      place,
      givenNames,
      isComplete,
      codes: warnings.map(({ code }) => code),
    }));
  };
  return { id, token, fill, seen, price: () => findAgePrice(deps, { id }, now) };
}

describe('travellers who aren’t as old as they were booked', () => {
  test('aren’t all there, and the order says what their ages cost, by the function of every other change', async ({
    deps,
  }) => {
    const { id, token, seen, price } = await travel(deps, { adults: 2, childrenWithoutBed: 1 }, [
      person('adult-1', 'RAHIMA', '1985-03-01'),
      person('adult-2', 'KARIM', '1983-03-01'),
      person('child-without-bed-1', 'TANIA', '2012-05-01'),
    ]);
    expect((await seen())[2]).toMatchObject({ isComplete: false, codes: ['age.kind'] });
    const before = await findOrder(deps.db, id, '2026-01-01');
    const looked = await run(deps, staff('amina'), changeBooking, {
      id,
      reason: 'Ages.',
      from: 1,
      preview: true,
      party: { ...nobody, adults: 3 },
      key: aKey(),
    });
    expect(looked.total).toBeGreaterThan(looked.before);
    expect(await price()).toMatchObject({
      party: { ...nobody, adults: 3 },
      before: before?.total,
      total: looked.total,
    });
    expect((await findOrder(deps.db, id, '2026-01-01'))?.total).toBe(before?.total);
    // Nobody agrees to a price that they haven't seen.
    await expect(
      run(deps, visitorActor, acceptAgePrice, { token, total: looked.total - 100 }),
    ).rejects.toMatchObject({ code: 'bookings.price' });
    await run(deps, visitorActor, acceptAgePrice, { token, total: looked.total });
    expect((await findOrder(deps.db, id, '2026-01-01'))?.total).toBe(looked.total);
    expect(await findBooked(deps.db, id)).toMatchObject({ adults: 3, childrenWithoutBed: 0 });
    expect((await seen())[2]).toEqual({
      place: 'adult-3',
      givenNames: 'TANIA',
      isComplete: true,
      codes: [],
    });
    expect(await price()).toBeUndefined();
    // Whoever cares for lists deletes those who stay at home, and nobody who became another traveller.
    await careForTravellersJob(deps).run(new AbortController().signal);
    const stored = await deps.db.select().from(travellers).where(eq(travellers.place, 'adult-3'));
    expect(stored).toMatchObject([{ givenNames: 'TANIA' }]);
    expect((await seen())[2]).toMatchObject({ givenNames: 'TANIA' });
  });

  test('who would pay less are looked at by staff first', async ({ deps }) => {
    const { token, price } = await travel(deps, { adults: 2 }, [
      person('adult-1', 'RAHIMA', '1985-03-01'),
      person('adult-2', 'TANIA', '2020-05-01'),
    ]);
    const found = await price();
    expect(found).toMatchObject({ party: { ...nobody, childrenWithBed: 1 } });
    expect(found?.total).toBeLessThan(found?.before ?? 0);
    await expect(
      run(deps, visitorActor, acceptAgePrice, { token, total: found?.total ?? 0 }),
    ).rejects.toMatchObject({ code: 'bookings.price' });
  });

  test('and were named in each other’s places change them, and it costs nothing', async ({ deps }) => {
    const { seen, price } = await travel(deps, { adults: 1, childrenWithBed: 1 }, [
      person('adult-1', 'TANIA', '2020-05-01'),
      person('child-with-bed-1', 'RAHIMA', '1985-03-01'),
    ]);
    expect(await seen()).toMatchObject([
      { place: 'adult-1', givenNames: 'RAHIMA', codes: [] },
      { place: 'child-with-bed-1', givenNames: 'TANIA', codes: [] },
    ]);
    expect(await price()).toBeUndefined();
  });

  test('two travellers of one name are told of each other', async ({ deps }) => {
    const { seen } = await travel(deps, { adults: 2 }, [
      person('adult-1', 'RAHIMA', '1985-03-01'),
      person('adult-2', 'Rahima', '1987-03-01'),
    ]);
    expect((await seen()).map(({ codes }) => codes)).toEqual([['name.twice'], ['name.twice']]);
  });
});
