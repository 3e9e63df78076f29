import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightRanges, nightsOf, packageList } from './list.contract.ts';
import {
  foundPath,
  groupsSet,
  listPath,
  noFilter,
  priceAxis,
  setFilters,
  withOnly,
  withoutGroup,
} from './list.rules.ts';

const read = (search: string) => packageList.parse(new URLSearchParams(search));

function filterOf(search: string) {
  const parsed = read(search);
  if (!parsed.ok) {
    throw new Error(JSON.stringify(parsed.fields));
  }
  return parsed.value;
}

describe('the address of a list', () => {
  it('is the plain path when there is no filter', () => {
    expect(filterOf('')).toEqual(noFilter);
    expect(listPath('domestic', noFilter)).toBe('/packages/domestic');
    expect(read('sort=soonest&page=1&q=&pricefrom=')).toMatchObject({ ok: true, canonical: '' });
  });
  it('is the same for the same filters in any order', () => {
    const one = read('theme=beach&month=2027-02&destination=th&destination=my&utm_source=x');
    const other = read('destination=my&theme=beach&destination=th&destination=th&month=2027-02');
    expect(one).toMatchObject({ canonical: '?destination=my&destination=th&theme=beach&month=2027-02' });
    expect(other).toEqual(one);
  });
  it('reads prices as people type them', () => {
    expect(filterOf('pricefrom=৳১,২০,০০০&priceto=2,00,000')).toMatchObject({
      pricefrom: 120000,
      priceto: 200000,
    });
  });
  it('names every wrong value and what would do', () => {
    const wrong = read('nights=3&theme=Moon&month=2027-13&sort=best&page=0&priceto=-1');
    expect(wrong.ok ? [] : wrong.fields.map(({ path }) => path)).toEqual([
      'priceto',
      'nights',
      'theme',
      'month',
      'sort',
      'page',
    ]);
  });
  it('read back gives the same filter', () => {
    const anyFilter = fc.record({
      q: fc.option(
        fc.string({ minLength: 1, maxLength: 30 }).map((s) => s.normalize('NFC').trim()),
        {
          nil: undefined,
        },
      ),
      destination: fc.subarray(['bandarban', 'coxs-bazar', 'my', 'th']),
      pricefrom: fc.option(fc.nat(1_000_000), { nil: undefined }),
      priceto: fc.option(fc.nat(1_000_000), { nil: undefined }),
      nights: fc.subarray([...nightRanges]),
      theme: fc.subarray(['beach', 'photo-walks', 'umrah']),
      month: fc.subarray(['2027-01', '2027-02', '2028-11']),
      travellers: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
      adults: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      age: fc
        .array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 })
        .map((ages) => ages.toSorted((a, b) => a - b)),
      budget: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
      sort: fc.constantFrom('soonest', 'price', 'price-down', 'nights'),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const params = { ...filter, q: filter.q === '' ? undefined : filter.q };
        expect(filterOf(packageList.href(params).slice(1))).toEqual(params);
      }),
    );
  });
});

describe('the filters that are set', () => {
  const filter = filterOf('q=beach&destination=my&destination=th&priceto=80000&nights=2-3&page=3&sort=price');

  it('are listed one by one, a price as one', () => {
    expect(setFilters(filter).map(({ group, value }) => `${group} ${value}`)).toEqual([
      'q beach',
      'destination my',
      'destination th',
      'price -80000',
      'nights 2-3',
    ]);
  });
  it('can each be taken away, which keeps the rest and the order and starts at the first page', () => {
    const paths = setFilters(filter).map(({ without }) => listPath('international', without));
    expect(paths[1]).toBe(
      '/packages/international?q=beach&destination=th&priceto=80000&nights=2-3&sort=price',
    );
    expect(paths[3]).toBe(
      '/packages/international?q=beach&destination=my&destination=th&nights=2-3&sort=price',
    );
  });
  it('can be kept one alone', () => {
    expect(groupsSet(filter)).toEqual(['q', 'destination', 'price', 'nights']);
    expect(listPath('international', withOnly(filter, 'price'))).toBe(
      '/packages/international?priceto=80000&sort=price',
    );
  });
  it('go away by whole groups too', () => {
    expect(withoutGroup(filter, 'destination')).toMatchObject({ destination: [], page: 1, q: 'beach' });
  });
});

describe('the ranges of nights', () => {
  it('hold every length of stay exactly once', () => {
    for (let nights = 0; nights <= 60; nights += 1) {
      const within = nightRanges.filter(
        (range) => nights >= nightsOf(range).min && nights <= nightsOf(range).max,
      );
      expect(within).toHaveLength(1);
    }
  });
});

describe('the price axis', () => {
  it('goes up in round steps', () => {
    expect(priceAxis(38_900_00, 2_55_000_00)).toEqual({ from: 20_000, to: 2_60_000, step: 20_000 });
  });
  it('reaches every price there is', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
        const { from, to, step } = priceAxis(lowest, highest);
        expect(from * 100).toBeLessThanOrEqual(lowest);
        expect(to * 100).toBeGreaterThan(highest);
        expect(Math.round((to - from) / step)).toBeLessThanOrEqual(18);
      }),
    );
  });
  it('stands for a single price too', () => {
    const { from, to } = priceAxis(9_000_00, 9_000_00);
    expect(from).toBeLessThanOrEqual(9_000);
    expect(to).toBeGreaterThan(9_000);
  });
});

describe('the way from a list to a package', () => {
  const item = {
    market: 'domestic',
    slug: 'sajek-valley',
    next: { key: 'd4', departsOn: '2027-01-08', seatsLeft: 3 },
  } as const;

  it('takes the party along, and the departure of the month that was chosen', () => {
    expect(foundPath(item, noFilter)).toBe('/packages/domestic/sajek-valley');
    expect(foundPath(item, filterOf('travellers=3'))).toBe('/packages/domestic/sajek-valley?adults=3');
    expect(foundPath(item, filterOf('travellers=3&month=2027-01'))).toBe(
      '/packages/domestic/sajek-valley?departure=d4&adults=3',
    );
  });

  it('takes the ages of children along, and counts who sits on a lap for no seat', () => {
    expect(foundPath(item, filterOf('adults=2&age=5&age=1&month=2027-01'))).toBe(
      '/packages/domestic/sajek-valley?departure=d4&age=1&age=5',
    );
    expect(foundPath(item, filterOf('adults=3&age=5&month=2027-01'))).toBe(
      '/packages/domestic/sajek-valley?adults=3&age=5',
    );
  });

  it('leaves a departure out that has too few seats, and counts no more adults than the page takes', () => {
    expect(foundPath(item, filterOf('travellers=4&month=2027-01'))).toBe(
      '/packages/domestic/sajek-valley?adults=4',
    );
    expect(foundPath(item, filterOf('travellers=50'))).toBe('/packages/domestic/sajek-valley?adults=40');
  });
});
