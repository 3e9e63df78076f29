import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { aDeparture, insertDepartures } from '../departures.factory.ts';
import { departures } from '../departures.table.ts';
import { planTabs } from './plan.contract.ts';
import { countPlan, listMonths, listPlan, type PlanQuery } from './plan.queries.ts';

const staff = actorWith();
const today = '2027-01-20';

test('a tab of the plan counts as many departures as it lists, of all packages, of one, of a market and of a month', async ({
  deps,
}) => {
  await insertDestinations(deps, staff);
  const sea = await insertPackage(deps, staff, { slug: 'to-the-sea', departures: [] });
  await insertPackage(deps, staff, {
    slug: 'to-the-hills',
    departures: [],
    facts: { market: 'international' },
  });
  const [gone = '', decided = '', full = '', cancelled = '', closed = ''] = await insertDepartures(
    deps,
    staff,
    'to-the-sea',
    [
      aDeparture('2027-01-14'),
      aDeparture('2027-01-28', { decidedOn: today, leastToRun: 4 }),
      aDeparture('2027-02-04', { decidedOn: '2027-01-19', keptBack: 20 }),
      aDeparture('2027-02-11'),
      aDeparture('2027-02-18'),
    ],
  );
  const [hills = ''] = await insertDepartures(deps, staff, 'to-the-hills', [aDeparture(today)]);
  await deps.db.update(departures).set({ state: 'cancelled' }).where(eq(departures.id, cancelled));
  await deps.db.update(departures).set({ state: 'closed' }).where(eq(departures.id, closed));

  const listed = async (query: PlanQuery = {}) =>
    Object.fromEntries(
      await Promise.all(
        planTabs.map(async (tab) => [
          tab,
          (await listPlan(deps.db, { ...query, tab }, today)).map(({ id }) => id),
        ]),
      ),
    );
  expect(await listed()).toEqual({
    coming: [hills, decided, full, closed],
    decide: [decided],
    full: [full],
    closed: [closed],
    gone: [gone],
    cancelled: [cancelled],
  });
  expect(await countPlan(deps.db, {}, today)).toEqual({
    coming: 4,
    decide: 1,
    full: 1,
    closed: 1,
    gone: 1,
    cancelled: 1,
  });
  expect(await listed({ package: sea })).toMatchObject({ coming: [decided, full, closed] });
  expect(await countPlan(deps.db, { package: sea }, today)).toMatchObject({ coming: 3, gone: 1 });
  expect(await listed({ market: 'international' })).toMatchObject({ coming: [hills], gone: [] });
  const february = { from: '2027-02-01', to: '2027-02-28' };
  expect(await listed(february)).toMatchObject({ coming: [full, closed], gone: [] });
  expect(await countPlan(deps.db, { ...february, market: 'domestic' }, today)).toMatchObject({ coming: 2 });
  expect(await countPlan(deps.db, { market: 'international' }, today)).toMatchObject({ coming: 1, gone: 0 });
  expect(await listMonths(deps.db, { package: sea })).toEqual(['2027-01', '2027-02']);
});
