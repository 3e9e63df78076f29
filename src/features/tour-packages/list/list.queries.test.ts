import { beforeEach, describe, expect } from 'vitest';
import { aDeparture } from '#features/departures/departures.factory.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { insertDestinations, insertPackage, packageFacts } from '../tour-packages.factory.ts';
import { findFacets } from './facets.queries.ts';
import { type PackageFilter, packageList } from './list.contract.ts';
import { listPackages } from './list.queries.ts';
import { soonestIds, walkCalendar } from './soonest.queries.ts';

const staff = actorWith();
const today = '2026-12-01';
type Deps = Parameters<typeof insertPackage>[0];
type Db = Parameters<typeof listPackages>[0];

function filterOf(search: string): PackageFilter {
  const parsed = packageList.parse(new URLSearchParams(search));
  if (!parsed.ok) {
    throw new Error(`The test asks for what there isn't: ${search}`);
  }
  return parsed.value;
}

const priced = (taka: number) => packageFacts().bands.map((band) => ({ ...band, adult: taka * 100 }));

describe('the list of packages', () => {
  beforeEach<{ deps: Deps }>(async ({ deps }) => {
    await insertDestinations(deps, staff);
    await insertPackage(deps, staff, {
      slug: 'coxs-bazar',
      titles: { en: 'Cox’s Bazar by the sea', bn: 'কক্সবাজারে তিন রাত' },
      departures: [aDeparture('2027-01-14'), aDeparture('2026-12-10', { keptBack: 20 })],
    });
    await insertPackage(deps, staff, {
      slug: 'sajek',
      titles: { en: 'Sajek above the clouds' },
      facts: {
        destinations: ['sajek'],
        themes: ['hills', 'family'],
        nights: 2,
        bands: priced(8_900),
      },
      departures: [aDeparture('2026-12-03', { cutOff: '2026-11-30' }), aDeparture('2026-12-24')],
    });
    await insertPackage(deps, staff, {
      slug: 'beach-day',
      facts: { nights: 0, bands: priced(2_200) },
      departures: [],
    });
    await insertPackage(deps, staff, {
      slug: 'bangkok',
      facts: {
        market: 'international',
        country: 'TH',
        destinations: ['bangkok'],
        themes: ['city'],
        nights: 4,
        bands: priced(54_900),
      },
      departures: [aDeparture('2026-12-17', { keptBack: 20 })],
    });
  });

  const slugs = async (db: Db, search: string, market: 'domestic' | 'international' = 'domestic') =>
    (await listPackages(db, 'en', market, filterOf(search), today)).items.map(({ slug }) => slug);

  test('goes by the next departure that can be requested; packages without one come last', async ({ db }) => {
    expect(await slugs(db, '')).toEqual(['sajek', 'coxs-bazar', 'beach-day']);
  });

  test('goes by price and by nights', async ({ db }) => {
    expect(await slugs(db, 'sort=price')).toEqual(['beach-day', 'sajek', 'coxs-bazar']);
    expect(await slugs(db, 'sort=price-down')).toEqual(['coxs-bazar', 'sajek', 'beach-day']);
    expect(await slugs(db, 'sort=nights')).toEqual(['beach-day', 'sajek', 'coxs-bazar']);
  });

  test('keeps the markets apart and finds a country by its code', async ({ db }) => {
    expect(await slugs(db, '', 'international')).toEqual(['bangkok']);
    expect(await slugs(db, 'destination=th', 'international')).toEqual(['bangkok']);
    expect(await slugs(db, 'destination=sajek')).toEqual(['sajek']);
  });

  test('narrows by price in either order, nights, theme and month', async ({ db }) => {
    expect(await slugs(db, 'pricefrom=8900&priceto=12499')).toEqual(['sajek']);
    expect(await slugs(db, 'pricefrom=12499&priceto=8900')).toEqual(['sajek']);
    expect(await slugs(db, 'nights=0-1&nights=2-3')).toHaveLength(3);
    expect(await slugs(db, 'nights=0-1')).toEqual(['beach-day']);
    expect(await slugs(db, 'theme=family')).toEqual(['sajek']);
    expect(await slugs(db, 'month=2027-01')).toEqual(['coxs-bazar']);
  });

  test('counts a month only while a departure in it can be requested', async ({ db }) => {
    const { items } = await listPackages(db, 'en', 'domestic', filterOf('month=2026-12'), today);
    expect(items.map(({ slug, next }) => [slug, next?.departsOn, next?.seatsLeft])).toEqual([
      ['coxs-bazar', '2026-12-10', 0],
      ['sajek', '2026-12-24', 20],
    ]);
  });

  test('finds words in either language, beginnings, and in spite of a slip', async ({ db }) => {
    expect(await slugs(db, 'q=clou')).toEqual(['sajek']);
    expect(await slugs(db, 'q=কক্সবাজার')).toEqual(['coxs-bazar']);
    const slip = await listPackages(db, 'en', 'domestic', filterOf('q=sajeck'), today);
    expect(slip).toMatchObject({ matching: 'rough', items: [{ slug: 'sajek' }] });
    expect(await slugs(db, `q=${encodeURIComponent("'); drop table x; --")}`)).toEqual([]);
  });

  test('shows a package without Bangla text in English', async ({ db }) => {
    const { items } = await listPackages(db, 'bn', 'domestic', filterOf('destination=sajek'), today);
    expect(items).toMatchObject([{ title: 'Sajek above the clouds', language: 'en', place: 'সাজেক' }]);
  });

  test('that is empty says which filter to let go', async ({ db }) => {
    const { waysOut } = await listPackages(db, 'en', 'domestic', filterOf('theme=hills&nights=0-1'), today);
    expect(waysOut).toEqual([
      { group: 'nights', keep: false, total: 1 },
      { group: 'theme', keep: false, total: 1 },
    ]);
  });

  test('keeps those with a departure on which so many travellers find seats', async ({ db }) => {
    const slugs = async (search: string) =>
      (await listPackages(db, 'en', 'domestic', filterOf(search), today)).items.map(({ slug }) => slug);
    expect(await slugs('travellers=2')).toEqual(['sajek', 'coxs-bazar']);
    expect(await slugs('travellers=2&month=2027-01')).toEqual(['coxs-bazar']);
    expect(await slugs('travellers=2&month=2026-12')).toEqual(['sajek']);
    expect(await slugs('travellers=50')).toEqual([]);
  });

  test('that stays empty then says which one to keep', async ({ db }) => {
    const search = 'theme=hills&nights=0-1&destination=coxs-bazar&pricefrom=50000';
    const { waysOut } = await listPackages(db, 'en', 'domestic', filterOf(search), today);
    expect(waysOut.every(({ keep }) => keep)).toBe(true);
    expect(waysOut[0]).toEqual({ group: 'destination', keep: true, total: 2 });
  });

  test('walks the calendar to the same order as it looks dates up', async ({ db }) => {
    const page = { market: 'domestic', months: [], offset: 0, limit: 12 } as const;
    const looked = await soonestIds(db, page, 3, today);
    const walked = await walkCalendar(db, page, today);
    expect(walked).toEqual(looked.slice(0, walked.length));
    expect(walked).toHaveLength(2);
    expect(await soonestIds(db, page, 3000, today)).toHaveLength(3);
    expect(await walkCalendar(db, { ...page, withSeats: true }, today)).toEqual(walked);
  });

  test('counts what every choice would leave while the other filters hold', async ({ db }) => {
    const facets = await findFacets(db, 'en', 'domestic', filterOf('theme=beach'), today);
    expect(facets.destinations).toEqual([{ value: 'coxs-bazar', name: 'Cox’s Bazar', total: 2 }]);
    expect(facets.themes.filter(({ total }) => total > 0)).toEqual([
      { value: 'beach', name: 'Beach', total: 2 },
      { value: 'hills', name: 'Hills', total: 1 },
      { value: 'family', name: 'Family', total: 1 },
    ]);
    expect(facets.nights.filter(({ total }) => total > 0)).toEqual([
      { value: '0-1', total: 1 },
      { value: '2-3', total: 1 },
    ]);
    expect(facets.months).toEqual(['2026-12', '2027-01']);
    expect(facets.prices.bars.reduce((sum, bar) => sum + bar, 0)).toBe(2);
    expect(facets.prices.from * 100).toBeLessThanOrEqual(2_200_00);
    expect(facets.prices.to * 100).toBeGreaterThan(12_500_00);
  });
});
