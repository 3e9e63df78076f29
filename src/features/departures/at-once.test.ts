import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actorWith, openTestDatabase, test } from '#platform/testing/test.ts';
import { officeOf } from '#tests/office/office.ts';
import { cancelDeparture, createDepartures } from './departures.commands.ts';
import { aDeparture, insertDepartures } from './departures.factory.ts';
import { departures, priceLists } from './departures.table.ts';

const staff = actorWith();
const slug = 'to-the-sea';
const { key: _, ...plan } = aDeparture('2027-01-14');
/** The factory package's prices per person, poisha. */
const regular = {
  adult: 12_500_00,
  childWithBed: 9_800_00,
  childWithoutBed: 6_900_00,
  infant: 0,
  singleSupplement: 4_500_00,
};

/** A published package, on the test's own database where each command is committed. */
async function openAgency() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const clock = { now: () => new Date('2026-12-01T04:00:00Z') };
  const deps = { db: database.db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' };
  await insertDestinations(deps, staff);
  return { deps, packageId: await insertPackage(deps, staff, { slug, departures: [] }) };
}

/** The codes of refusals; any other error fails the test. */
async function refusalsOf(attempts: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(reasons.filter((reason) => !(reason instanceof Failure))).toEqual([]);
  return reasons.map(({ code }) => code);
}

describe('at the same time', () => {
  test('of twenty who change one version of a departure one wins, and the others get a conflict', async () => {
    const { deps } = await openAgency();
    const [id] = await insertDepartures(deps, staff, slug, [aDeparture('2027-01-14')]);
    const request = officeOf(deps, ['documents.read', 'departures.write']);
    const seats = Array.from({ length: 20 }, (_, at) => 21 + at);
    const responses = await Promise.all(
      seats.map((each) =>
        request('PUT', `/departures/${id}`, { ...plan, seats: each }, { 'if-match': '"1"' }),
      ),
    );
    const won = responses.flatMap(({ status }, at) => (status === 200 ? [seats[at]] : []));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await request('GET', `/departures/${id}`)).toMatchObject({ body: { seats: won[0], version: 2 } });
  });

  test('ten departures that are planned on one day all get a name of their own', async () => {
    const { deps } = await openAgency();
    const planning = Array.from({ length: 10 }, () =>
      run(deps, staff, createDepartures, { package: slug, runs: [plan] }),
    );
    expect(await refusalsOf(planning)).toEqual([]);
    const rows = await deps.db.select().from(departures);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(10);
  });

  test('a departure that is planned while its package is published has the new price, or isn’t planned without its band', async () => {
    const { deps, packageId: documentId } = await openAgency();
    const band = { ...regular, key: 'regular' };
    const dearer = { ...band, adult: 13_000_00 };
    const texts = { en: packageTexts('To the sea'), bn: packageTexts('সাগরপাড়ে') };

    /** Plans a departure while an uncommitted transaction saves and publishes the package with a band. */
    async function planWhilePublishing(basedOn: number, offered: typeof band) {
      const facts = packageFacts({ bands: [offered] });
      const saved = { documentId, slug, facts, texts, basedOn };
      await run(deps, staff, tourPackageCommands.save, saved);
      const published = Promise.withResolvers<void>();
      const publishing = deps.db.transaction(async (tx) => {
        const revision = { documentId, revision: basedOn + 1 };
        await run({ ...deps, db: tx }, staff, tourPackageCommands.publish, revision);
        published.resolve();
        await tx.execute(sql`SELECT pg_sleep(0.5)`);
      });
      await Promise.race([published.promise, publishing]);
      const planning = run(deps, staff, createDepartures, { package: slug, runs: [plan] });
      return refusalsOf([publishing, planning]);
    }

    expect(await planWhilePublishing(1, dearer)).toEqual([]);
    const sold = await deps.db
      .select({ id: departures.id, adult: priceLists.adult })
      .from(departures)
      .innerJoin(priceLists, eq(priceLists.id, departures.priceList));
    expect(sold).toEqual([{ id: sold[0]?.id, adult: dearer.adult }]);
    await run(deps, staff, cancelDeparture, { id: sold[0]?.id ?? '' });
    expect(await planWhilePublishing(2, { ...band, key: 'high-season' })).toEqual(['departures.band']);
  });
});
