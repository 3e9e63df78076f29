import { describe, expect } from 'vitest';
import { aDeparture } from '#features/departures/departures.factory.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { tourPackageCommands } from '../tour-packages.commands.ts';
import { insertDestinations, insertPackage, packageFacts, packageTexts } from '../tour-packages.factory.ts';
import { findAddress } from './package.queries.ts';
import { findPackageView } from './package-view.queries.ts';

const staff = actorWith();
const today = '2026-12-01';

describe('a package', () => {
  test('is found by its slug, by one it once had and by its id', async ({ deps, db }) => {
    const id = await insertPackage(deps, staff, { slug: 'sea-side' });
    await run(deps, staff, tourPackageCommands.save, {
      documentId: id,
      basedOn: 1,
      slug: 'by-the-sea',
      facts: packageFacts(),
      texts: { en: packageTexts('By the sea') },
    });
    await run(deps, staff, tourPackageCommands.publish, { documentId: id, languages: ['en'], revision: 2 });
    const address = { id, slug: 'by-the-sea', market: 'domestic' };
    expect(await findAddress(db, 'by-the-sea')).toEqual(address);
    expect(await findAddress(db, 'sea-side')).toEqual(address);
    expect(await findAddress(db, id)).toEqual(address);
  });

  test('that is no longer published is not found', async ({ deps, db }) => {
    const id = await insertPackage(deps, staff, { slug: 'gone', titles: { en: 'Gone' } });
    await run(deps, staff, tourPackageCommands.unpublish, { documentId: id, languages: ['en'] });
    expect(await findAddress(db, 'gone')).toBeUndefined();
    expect(await findAddress(db, id)).toBeUndefined();
    expect(await findAddress(db, 'never-was')).toBeUndefined();
  });

  test('offers only departures that can still be requested, soonest first', async ({ deps, db }) => {
    const id = await insertPackage(deps, staff, {
      slug: 'sea-side',
      departures: [
        aDeparture('2027-01-14'),
        aDeparture('2026-12-24', { keptBack: 20 }),
        aDeparture('2026-12-03', { cutOff: '2026-11-30' }),
      ],
    });
    const view = await findPackageView(db, { id, slug: 'sea-side', market: 'domestic' }, 'en', today);
    expect(view?.departures.map(({ departsOn, seatsLeft }) => [departsOn, seatsLeft])).toEqual([
      ['2026-12-24', 0],
      ['2027-01-14', 20],
    ]);
  });

  test('names its hotels in the language of the page, each with its nights and class', async ({
    deps,
    db,
  }) => {
    const id = await insertPackage(deps, staff, { slug: 'sea-side' });
    const texts = (name: string, place: string) => ({ ...packageTexts(name), hotels: [{ name, place }] });
    await run(deps, staff, tourPackageCommands.save, {
      documentId: id,
      basedOn: 1,
      slug: 'sea-side',
      facts: packageFacts({ hotels: [{ nights: 3, stars: 4 }] }),
      texts: { en: texts('Hotel Sample', 'Kolatoli'), bn: texts('হোটেল নমুনা', 'কলাতলী') },
    });
    await run(deps, staff, tourPackageCommands.publish, { documentId: id, revision: 2 });
    const view = await findPackageView(db, { id, slug: 'sea-side', market: 'domestic' }, 'bn', today);
    expect(view?.hotels).toEqual([{ name: 'হোটেল নমুনা', place: 'কলাতলী', nights: 3, stars: 4 }]);
  });

  test('names its stops in the language of the page and draws the way', async ({ deps, db }) => {
    await insertDestinations(deps, staff);
    const id = await insertPackage(deps, staff, { slug: 'sea-side' });
    const view = await findPackageView(db, { id, slug: 'sea-side', market: 'domestic' }, 'bn', today);
    expect(view?.stops.map(({ name }) => name)).toEqual(['ঢাকা', 'কক্সবাজার']);
    expect(view?.map?.dots).toHaveLength(2);
  });

  test('has others beside it: to the same places first, none that is full', async ({ deps, db }) => {
    await insertDestinations(deps, staff);
    const id = await insertPackage(deps, staff, { slug: 'sea-side' });
    await insertPackage(deps, staff, { slug: 'same-place' });
    await insertPackage(deps, staff, {
      slug: 'full',
      departures: [aDeparture('2026-12-20', { keptBack: 20 })],
    });
    await insertPackage(deps, staff, {
      slug: 'another-beach',
      facts: { destinations: ['sajek'] },
      departures: [aDeparture('2026-12-05')],
    });
    const view = await findPackageView(db, { id, slug: 'sea-side', market: 'domestic' }, 'en', today);
    expect(view?.related.map(({ slug }) => slug)).toEqual(['same-place', 'another-beach']);
  });
});
