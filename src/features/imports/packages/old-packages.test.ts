import { expect, test as plainTest } from 'vitest';
import { readDocument } from '#features/documents/documents.queries.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import type { Storage } from '#platform/storage.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { findNewAddress } from '../addresses/old-addresses.queries.ts';
import { withHills, wxr } from '../wordpress/wxr.factory.ts';
import { bringPackages, takePackageBack } from './old-packages.factory.ts';
import { priceOf, readPackages } from './old-packages.rules.ts';
import { readPhp } from './php-values.rules.ts';

const storage: Storage = { read: async () => undefined, write: async () => {}, remove: async () => {} };
const staff = actorWith();
const bytesOf = (text: string) => new TextEncoder().encode(text);

type Written = string | number | readonly Written[] | { readonly [key: string]: Written };

/** As PHP's `serialize` writes it: texts by their bytes. */
function php(value: Written): string {
  if (typeof value === 'string') {
    return `s:${Buffer.byteLength(value)}:"${value}";`;
  }
  if (typeof value === 'number') {
    return `i:${value};`;
  }
  const entries = Object.entries(value).map(([key, each]) => {
    const name = /^\d+$/.test(key) ? `i:${key};` : php(key);
    return `${name}${php(each)}`;
  });
  return `a:${entries.length}:{${entries.join('')}}`;
}

const settings = php({
  trip_duration: '3',
  trip_duration_nights: '2',
  trip_minimum_pax: '4',
  trip_maximum_pax: '20',
  tab_content: { '1_wpeditor': '<p>Three days in the hills.</p><script>x()</script>' },
  trip_highlights: [{ highlight_text: 'Sunrise at Konglak' }],
  itinerary: {
    itinerary_title: { 1: 'To Sajek', 2: 'কংলাক পাহাড়' },
    itinerary_content: { 1: '<p>By jeep.</p><ul><li>Lunch</li></ul>', 2: 'On foot.' },
  },
  cost: { cost_includes: 'Jeep\r\n• Two nights', cost_excludes: 'Tips' },
  faq: { faq_title: { 1: 'Is it cold?' }, faq_content: { 1: 'In January it is.' } },
});

test('a trip of WP Travel Engine becomes a draft that says what it lacks', async ({ deps, db }) => {
  const prices = php({ prices: { 5: '9500', 6: '5000' }, labels: { 5: 'Adult', 6: 'Child' } });
  const file = await withHills(
    {
      id: 40,
      type: 'trip',
      title: 'Sajek Valley',
      name: 'sajek-valley',
      link: 'https://old.example/trip/sajek-valley/',
      excerpt: 'Hills and clouds',
      meta: { wp_travel_engine_setting: settings, _thumbnail_id: '7' },
    },
    { id: 41, type: 'trip-packages', meta: { trip_ID: '40', 'package-categories': prices } },
  );
  const reading = await readPackages(file);
  expect(reading).toMatchObject({ dropped: ['Sajek Valley: <script>'], faults: [], skipped: 0 });
  const [brought] = await bringPackages(deps, staff, storage, file);
  const id = brought?.id ?? '';
  expect(await readDocument(db, id)).toMatchObject({
    kind: 'tour-package',
    slug: 'sajek-valley',
    states: { en: 'draft', bn: 'none' },
    path: '/packages/domestic/sajek-valley',
    facts: {
      market: 'domestic',
      country: 'BD',
      days: 3,
      nights: 2,
      group: { min: 4, max: 20 },
      bands: [{ key: 'regular', adult: 9_500_00 }],
      cover: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gallery: [],
    },
    texts: {
      en: {
        title: 'Sajek Valley',
        summary: 'Hills and clouds',
        intro: 'Three days in the hills.',
        highlights: ['Sunrise at Konglak'],
        itinerary: [
          { title: 'To Sajek', text: 'By jeep.\n\n• Lunch' },
          { title: 'কংলাক পাহাড়'.normalize('NFC'), text: 'On foot.' },
          { title: '', text: '' },
        ],
        included: ['Jeep', 'Two nights'],
        excluded: ['Tips'],
        faq: [{ question: 'Is it cold?', answer: 'In January it is.' }],
      },
    },
  });
  expect(brought?.missing.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'facts.destinations',
      'facts.route',
      'facts.bands.0.infant',
      'texts.en.highlights',
    ]),
  );
  expect(await findNewAddress(db, '/trip/sajek-valley', '')).toBeUndefined();
  expect(await bringPackages(deps, staff, storage, file)).toMatchObject([{ id, outcome: 'skipped' }]);
  await takePackageBack(deps, staff, id);
  expect((await readDocument(db, id)).trashedAt).not.toBeNull();
});

test('a package that somebody has worked on is not taken back', async ({ deps, db }) => {
  const file = bytesOf(
    wxr([{ id: 50, type: 'product', title: 'Bangkok', meta: { _regular_price: '45000' } }]),
  );
  const [brought] = await bringPackages(deps, staff, storage, file);
  const id = brought?.id ?? '';
  expect(await readDocument(db, id)).toMatchObject({ facts: { market: 'international', country: 'TH' } });
  await tourPackageCommands.asSent
    .save(deps, staff, { documentId: id, basedOn: 1, slug: 'bangkok', facts: {}, texts: {} })
    .catch(() => undefined);
  await deps.db.transaction((tx) =>
    tx.execute(`UPDATE documents SET latest_revision = 3 WHERE id = '${id}'`),
  );
  await expect(takePackageBack(deps, staff, id)).rejects.toMatchObject({
    code: 'imports.built-on',
    details: { standing: [{ kind: 'packages', count: 2 }] },
  });
});

plainTest('Yatra’s JSON is read: trips, days, highlights and what is in the price', async () => {
  const data = {
    trips: [
      {
        id: '3',
        title: 'Kathmandu',
        slug: 'kathmandu',
        description: '<p>Valley and peaks.</p>',
        duration_days: '4',
        duration_nights: '3',
        original_price: '38500.00',
        status: 'publish',
        included_items: '[{"title":"Hotel","description":""}]',
        excluded_items: '[{"title":"Visa fee"}]',
      },
      { id: '4', title: 'Gone', status: 'trash' },
    ],
    itinerary: {
      days: [
        { trip_id: '3', day_number: '2', title: 'Bhaktapur', description: 'Walk' },
        { trip_id: '3', day_number: '1', title: 'Arrival', description: '' },
      ],
      entries: [],
    },
    trip_content: [{ trip_id: '3', content_type: 'highlight', title: 'Swayambhunath' }],
  };
  const { items, skipped } = await readPackages(bytesOf(JSON.stringify({ version: '3.0.0', data })));
  expect(skipped).toBe(1);
  expect(items).toMatchObject([
    {
      row: 2,
      site: 'yatra',
      oldId: '3',
      country: 'NP',
      days: 4,
      nights: 3,
      price: 38_500_00,
      itinerary: [
        { title: 'Arrival', text: '' },
        { title: 'Bhaktapur', text: 'Walk' },
      ],
      highlights: ['Swayambhunath'],
      included: ['Hotel'],
      excluded: ['Visa fee'],
    },
  ]);
});

plainTest('a CSV of WooCommerce is read by its heads; a price that is none is named by its row', async () => {
  const csv = `\ufeffID,Type,SKU,Name,Published,Short description,Description,Regular price,Images
11,simple,A,কক্সবাজার ট্যুর,1,,"<p>তিন রাত।</p>\\n<p>চার দিন।</p>","৳ ১২,৫০০",https://old.example/wp-content/uploads/a.jpg
12,variation,B,Size,1,,,100,
13,simple,C,Old,1,,Words,free,
14,simple,D,,1,,Words,5,
11,simple,E,Again,1,,Words,5,`;
  const { items, faults, skipped } = await readPackages(bytesOf(csv));
  expect(items).toMatchObject([
    {
      row: 2,
      site: 'products',
      oldId: '11',
      slug: 'koksobajar-tyur',
      language: 'bn',
      intro: 'তিন রাত।\n\nচার দিন।',
      price: 12_500_00,
      pictures: [],
    },
  ]);
  expect(skipped).toBe(1);
  expect(faults).toEqual([
    { row: 4, column: 'price', value: 'free', code: 'price' },
    { row: 5, column: 'title', value: '', code: 'title-missing' },
    { row: 6, column: 'id', value: '11', code: 'id-twice' },
  ]);
});

plainTest('a sum is read with commas, signs and Bangla digits, and nothing is guessed', () => {
  const sums = [
    '12,500',
    '৳১২,৫০০',
    'Tk. 12500/-',
    '1,25,000.50',
    '',
    '0',
    'on request',
    '-5',
    '1e9',
    '99999999999',
  ];
  expect(sums.map(priceOf)).toEqual([
    12_500_00,
    12_500_00,
    12_500_00,
    1_25_000_50,
    null,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

plainTest('settings of PHP that are damaged, deep or objects are not read', () => {
  const deep = `${'a:1:{i:0;'.repeat(100)}i:1;${'}'.repeat(100)}`;
  const bad = [
    '',
    'O:8:"stdClass":0:{}',
    's:999:"x";',
    'a:9999999:{',
    deep,
    'i:1',
    'x'.repeat(1000),
    'R:1;',
    's:-5:"x";',
  ];
  expect(bad.map(readPhp).filter((value) => value !== undefined && value !== '')).toEqual([]);
  expect(readPhp(php({ a: 'সাজেক' }))).toEqual(new Map([['a', 'সাজেক']]));
});

plainTest('a file that is none of these is refused', async () => {
  for (const [text, code] of [
    ['{"data":{"trips":5}}', 'not-wordpress'],
    ['{"data":', 'truncated'],
    ['a,b\n1,2', 'not-wordpress'],
    ['Name\0,b\n1,2', 'encoding'],
    ['', 'empty'],
  ] as const) {
    await expect(readPackages(bytesOf(text)), text).rejects.toMatchObject({ code });
  }
});
