import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { aDeparture, insertDepartures } from '../departures.factory.ts';
import { departures } from '../departures.table.ts';
import { planTabs } from './plan.contract.ts';
import { countPlan, listPlan } from './plan.queries.ts';

const staff = actorWith();
const today = '2027-01-20';

test('a tab of the plan counts as many departures as it lists, of all packages and of one', async ({
  deps,
}) => {
  await insertDestinations(deps, staff);
  const sea = await insertPackage(deps, staff, { slug: 'to-the-sea', departures: [] });
  await insertPackage(deps, staff, { slug: 'to-the-hills', departures: [] });
  const [gone = '', decided = '', full = '', cancelled = ''] = await insertDepartures(
    deps,
    staff,
    'to-the-sea',
    [
      aDeparture('2027-01-14'),
      aDeparture('2027-01-28', { decidedOn: today, leastToRun: 4 }),
      aDeparture('2027-02-04', { decidedOn: '2027-01-19', keptBack: 20 }),
      aDeparture('2027-02-11'),
    ],
  );
  const [hills = ''] = await insertDepartures(deps, staff, 'to-the-hills', [aDeparture(today)]);
  await deps.db.update(departures).set({ state: 'cancelled' }).where(eq(departures.id, cancelled));

  const listed = async (packageId?: string) =>
    Object.fromEntries(
      await Promise.all(
        planTabs.map(async (tab) => [
          tab,
          (await listPlan(deps.db, { tab, package: packageId }, today)).map(({ id }) => id),
        ]),
      ),
    );
  expect(await listed()).toEqual({
    coming: [hills, decided, full],
    decide: [decided],
    full: [full],
    gone: [gone],
    cancelled: [cancelled],
  });
  expect(await countPlan(deps.db, undefined, today)).toEqual({
    coming: 3,
    decide: 1,
    full: 1,
    gone: 1,
    cancelled: 1,
  });
  expect(await listed(sea)).toMatchObject({ coming: [decided, full] });
  expect(await countPlan(deps.db, sea, today)).toMatchObject({ coming: 2, gone: 1 });
});
