import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { addDays } from '#platform/calendar-date.ts';
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
          (await listPlan(deps.db, { ...query, tab }, today)).items.map(({ id }) => id),
        ]),
      ),
    );
  expect(await listed()).toEqual({
    coming: [hills, decided, full, closed],
    // A decision that is overdue is still to be made.
    decide: [decided, full],
    full: [full],
    closed: [closed],
    gone: [gone],
    cancelled: [cancelled],
  });
  expect(await countPlan(deps.db, {}, today)).toEqual({
    coming: 4,
    decide: 2,
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
  // The last day of the days wanted counts.
  expect(await listed({ from: '2027-02-11', to: '2027-02-18' })).toMatchObject({ coming: [closed] });
  expect(await countPlan(deps.db, { ...february, market: 'domestic' }, today)).toMatchObject({ coming: 2 });
  expect(await countPlan(deps.db, { market: 'international' }, today)).toMatchObject({ coming: 1, gone: 0 });
  expect(await listMonths(deps.db, { package: sea })).toEqual(['2027-01', '2027-02']);
});

test('the plan is read page by page, in the order and with the words that are asked for', async ({
  deps,
}) => {
  await insertDestinations(deps, staff);
  await insertPackage(deps, staff, { slug: 'to-the-sea', departures: [] });
  await insertPackage(deps, staff, { slug: 'to-the-hills', departures: [] });
  const days = (count: number, of: string) =>
    Array.from({ length: count }, (_, index) => aDeparture(addDays(of, index), { keptBack: index % 20 }));
  const sea = [
    ...(await insertDepartures(deps, staff, 'to-the-sea', days(200, '2027-02-01'))),
    ...(await insertDepartures(deps, staff, 'to-the-sea', days(200, '2027-09-01'))),
  ];
  const hills = await insertDepartures(deps, staff, 'to-the-hills', days(150, '2027-02-01'));

  const read = async (query: PlanQuery) => {
    const { items, total } = await listPlan(deps.db, { tab: 'coming', ...query }, today);
    return { ids: items.map(({ id }) => id), total, items };
  };
  const first = await read({});
  const second = await read({ page: 2 });
  expect([first.ids.length, second.ids.length, first.total, second.total]).toEqual([500, 50, 550, 550]);
  expect(new Set([...first.ids, ...second.ids])).toEqual(new Set([...sea, ...hills]));
  expect(await read({ page: 3 })).toMatchObject({ ids: [], total: 550 });

  expect(await read({ q: 'hills', limit: 10, page: 15 })).toMatchObject({
    ids: hills.slice(140),
    total: 150,
  });
  expect(await read({ q: 'nowhere' })).toMatchObject({ ids: [], total: 0 });
  expect((await read({ sort: '-departs', limit: 1 })).ids).toEqual(sea.slice(-1));
  const byPackage = await read({ sort: 'package', limit: 151 });
  expect(byPackage.ids).toEqual([...hills, sea[0]]);
  const left = (await read({ sort: 'left', limit: 500 })).items.map((each) => each.left);
  expect(left).toEqual(left.toSorted((a, b) => a - b));
});
