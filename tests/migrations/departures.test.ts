import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listDepartures } from '#features/departures/departures.queries.ts';
import { seatsLeft } from '#features/departures/departures.rules.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { findPackageView } from '#features/tour-packages/package/package-view.queries.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { run } from '#platform/command/command.ts';
import { applyMigration, migrate, readMigrations } from '#platform/database/migrate.ts';
import { actorWith, openEmptyDatabase } from '#platform/testing/test.ts';
import { type OldPackage, oldPackages, publishOld, saveOld } from './agency-before.ts';

const directory = join(import.meta.dirname, '../../migrations');
const today = '2026-11-22';
const party = { adults: 2, childrenWithBed: 1, childrenWithoutBed: 1, infants: 1, singleRooms: 1 };

const withDepartures = (old: OldPackage, departures: OldPackage['facts']['departures']): OldPackage => ({
  ...old,
  facts: { ...old.facts, departures },
});

/** A database as the version before left it, with this in it, brought up to date. */
async function migrated(fill: (write: Parameters<typeof saveOld>[0]) => Promise<void>) {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0014')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  await database.transaction(fill);
  expect(await migrate(database, directory)).toContain('0015_departures_moved.sql');
  const clock = { now: () => new Date(`${today}T04:00:00Z`) };
  return {
    database,
    db: database.db,
    deps: { db: database.db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' },
  };
}

test('every date, price, seat and name of the departures that the public saw is what it sees after', async () => {
  const { database, db } = await migrated(async (write) => {
    for (const old of oldPackages) {
      await saveOld(write, 1, old);
      await publishOld(write, old);
    }
  });
  let compared = 0;
  let named = 0;
  for (const { id, slug, facts, texts } of oldPackages) {
    const rows = await listDepartures(db, id);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    expect(rows).toHaveLength(facts.departures.length);
    for (const before of facts.departures) {
      const { key: _, ...prices } = facts.bands.find(({ key }) => key === before.band) ?? { key: '' };
      const after = byKey.get(before.key);
      expect(after).toMatchObject({
        departsOn: before.departsOn,
        returnsOn: before.returnsOn,
        cutOff: before.cutOff,
        seats: before.seats,
        keptBack: before.taken,
        held: 0,
        booked: 0,
        band: before.band,
        prices,
        market: facts.market,
        state: 'open',
      });
      expect(after && seatsLeft(after)).toBe(before.seats - before.taken);
      compared += 1;
    }
    for (const language of ['en', 'bn'] as const) {
      const view = await findPackageView(db, { id, slug, market: 'domestic' }, language, today);
      const notes = texts[language].departureNotes;
      const expected = facts.departures
        .filter(({ departsOn, cutOff }) => departsOn >= today && cutOff >= today)
        .map(({ key, note }) => [key, note === undefined ? undefined : Object(notes)[note]]);
      named += expected.filter(([, note]) => note !== undefined).length;
      expect(new Map(view?.departures.map(({ key, note }) => [key, note]))).toEqual(
        new Map(expected.map(([key, note]) => [String(key), note])),
      );
    }
  }
  expect(compared).toBeGreaterThan(200);
  expect(named).toBeGreaterThan(20);
  const [{ differing } = { differing: -1 }] = await database.rows(
    `SELECT count(*)::int AS differing FROM live_departures old
     LEFT JOIN departures d ON d.package_id = old.document_id AND d.key = old.key
     LEFT JOIN price_lists list ON list.id = d.price_list
     WHERE (old.departs_on, old.returns_on, old.cut_off, old.seats, old.taken, old.adult, old.market)
       IS DISTINCT FROM (d.departs_on, d.returns_on, d.cut_off, d.seats, d.kept_back, list.adult, d.market)`,
  );
  expect(differing).toBe(0);
}, 120_000);

test('an enquiry that names a departure by its key is priced as before', async () => {
  const [old] = oldPackages;
  const before = old?.facts.departures[3];
  if (!old || !before) {
    throw new Error('The demo has no such departure.');
  }
  const { db } = await migrated(async (write) => {
    await saveOld(write, 1, old);
    await publishOld(write, old);
  });
  const found = await findQuote(db, { id: old.id, key: before.key, party, today });
  const adult = old.facts.bands.find(({ key }) => key === before.band)?.adult ?? 0;
  expect(found).toMatchObject({ departsOn: before.departsOn, seatsLeft: before.seats - before.taken });
  expect(found?.quote.lines[0]?.each).toBe(adult);
}, 60_000);

test('what a draft has ahead of the public is kept and not shown; a package that isn’t live brings its own', async () => {
  const [live, draft] = oldPackages;
  const [first] = live?.facts.departures ?? [];
  if (!live || !draft || !first) {
    throw new Error('The demo has no such packages.');
  }
  const planned = { ...first, key: 'planned', taken: 99, seats: 20, cutOff: '2029-01-01', band: 'nowhere' };
  const { db, database } = await migrated(async (write) => {
    await saveOld(write, 1, live);
    await publishOld(write, live);
    await saveOld(write, 2, withDepartures(live, [{ ...first, seats: 500 }, planned]));
    await saveOld(write, 1, draft);
  });
  const rows = await listDepartures(db, live.id);
  expect(rows).toHaveLength(live.facts.departures.length + 1);
  expect(rows.find(({ key }) => key === first.key)?.seats).toBe(first.seats);
  expect(rows.find(({ key }) => key === 'planned')).toMatchObject({
    state: 'closed',
    seats: 20,
    keptBack: 20,
    cutOff: first.departsOn,
  });
  const of = await database.rows('SELECT state FROM departures WHERE package_id = $1', [draft.id]);
  expect(of).toHaveLength(draft.facts.departures.length);
  expect(new Set(of.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(await listDepartures(db, draft.id)).toEqual([]);
}, 60_000);

test('a revision of before can be published again, and restored', async () => {
  const [old] = oldPackages;
  if (!old) {
    throw new Error('The demo has no package.');
  }
  const { db, deps } = await migrated(async (write) => {
    await saveOld(write, 1, old);
    await publishOld(write, old);
  });
  const staff = actorWith();
  await insertCover(deps);
  const before = await listDepartures(db, old.id);
  await run(deps, staff, tourPackageCommands.publish, { documentId: old.id, languages: ['en'], revision: 1 });
  expect(await listDepartures(db, old.id)).toEqual(before);
  await run(deps, staff, tourPackageCommands.restoreRevision, {
    documentId: old.id,
    revision: 1,
    basedOn: 1,
  });
  await run(deps, staff, tourPackageCommands.publish, { documentId: old.id, languages: ['bn'], revision: 2 });
  expect(await listDepartures(db, old.id)).toEqual(before);
}, 60_000);
